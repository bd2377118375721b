// How often this process has asked for memory on the heap; −1 where it is not counted.
long allocation_count(void);
