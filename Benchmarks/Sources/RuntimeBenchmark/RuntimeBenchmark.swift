import Tincture

/// Times what an app does at run time: reading tokens, and handing a change of traits down a tree of 100,000 nodes.
@main
struct RuntimeBenchmark {
  static func main() {
    LookUps.run()
    print()
    TreeChanges.run()
  }
}
