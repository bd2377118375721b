import Foundation

/// How many random themes a test takes.
package enum FuzzRounds {
  /// The number in a test run, times what `TINCTURE_FUZZ_TIMES` says, as `make fuzz` sets it.
  package static func count(inTestRun count: Int) -> Int {
    count * (ProcessInfo.processInfo.environment["TINCTURE_FUZZ_TIMES"].flatMap { Int($0) } ?? 1)
  }
}
