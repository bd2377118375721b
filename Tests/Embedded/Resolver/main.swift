// Prints what every token of two generated styles is under all traits, and what the library's other parts say. Compiled as
// Embedded Swift, for this machine and for WebAssembly, it has to print what it prints natively.
// `showTokens` is written by scripts/check-embedded.sh, with a line for each token of the styles.
showTokens()
Samples.showKinds()
Samples.showDynamic()
Samples.showEnvironments()
Samples.showColors()
