/// What must be done to one list of lines to make another of it (Myers 1986, “An O(ND) difference algorithm”).
struct LineDifference {
  enum Step: Equatable {
    case keep(old: Int, new: Int)
    case remove(old: Int)
    case insert(new: Int)
  }

  /// From the first line to the last.
  let steps: [Step]

  /// Compares two texts by their lines. It is minimal unless the texts have more than some thousand
  /// differences; then all between the common beginning and the common end counts as replaced.
  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
      end += 1
    }
    var steps = (0..<start).map { Step.keep(old: $0, new: $0) }
    steps += Self.middle(old[start..<old.count - end], new[start..<new.count - end])
    steps += (0..<end).reversed().map { .keep(old: old.count - 1 - $0, new: new.count - 1 - $0) }
    self.steps = steps
  }

  private static let differenceLimit = 1000

  private static func middle(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Step] {
    if let trace = search(old, new) { return walk(trace, old, new) }
    return old.indices.map { .remove(old: $0) } + new.indices.map { .insert(new: $0) }
  }

  /// For each number of differences, how far each diagonal is reached; nil past the limit.
  private static func search(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [[Int]]? {
    let limit = min(old.count + new.count, differenceLimit)
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var trace: [[Int]] = []
    for differences in 0...limit {
      trace.append(Array(reach[limit + 1 - differences...limit + 1 + differences]))
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let place = limit + 1 + diagonal
        let isInsertion =
          diagonal == -differences || diagonal != differences && reach[place - 1] < reach[place + 1]
        var x = isInsertion ? reach[place + 1] : reach[place - 1] + 1
        while x < old.count, x - diagonal < new.count,
          old[old.startIndex + x] == new[new.startIndex + x - diagonal]
        { x += 1 }
        reach[place] = x
        if x >= old.count, x - diagonal >= new.count { return trace }
      }
    }
    return nil
  }

  /// The way back from the end, turned round.
  private static func walk(
    _ trace: [[Int]], _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> [Step] {
    var steps: [Step] = []
    var x = old.count
    var y = new.count
    for differences in trace.indices.reversed() {
      // The reach before this difference was made, its diagonals from -differences to differences.
      let reach = trace[differences]
      func reached(_ diagonal: Int) -> Int { reach[diagonal + differences] }
      let diagonal = x - y
      var previousX = 0
      var previousY = 0
      if differences > 0 {
        let isInsertion =
          diagonal == -differences
          || diagonal != differences && reached(diagonal - 1) < reached(diagonal + 1)
        let previous = isInsertion ? diagonal + 1 : diagonal - 1
        previousX = reached(previous)
        previousY = previousX - previous
      }
      while x > previousX, y > previousY {
        x -= 1
        y -= 1
        steps.append(.keep(old: old.startIndex + x, new: new.startIndex + y))
      }
      guard differences > 0 else { break }
      if x > previousX {
        x -= 1
        steps.append(.remove(old: old.startIndex + x))
      } else {
        y -= 1
        steps.append(.insert(new: new.startIndex + y))
      }
    }
    return steps.reversed()
  }
}
