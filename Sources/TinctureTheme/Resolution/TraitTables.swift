import TinctureColor

/// The table of every token over the traits that it uses.
struct TraitTables {
  /// The most cells that a theme may have: 192 combinations of over 40,000 tokens.
  static let mostCells = 8_000_000

  /// After so many, other cycles are not reported; each may be as long as the file.
  static let mostCycles = 100

  var syntax: ThemeSyntax
  /// Per token.
  private(set) var uses: [TraitUse]
  private(set) var firstCells: [Int32] = []
  private(set) var isSound: [Bool]
  private(set) var cells: [Cell] = []
  var diagnostics: [Diagnostic] = []

  let merged: MergedDeclarations
  let graph: ReferenceGraph
  let path: (Int) -> String
  private var states: [State] = []
  var stack: [Visit] = []
  var reportedCycles = Set<[Int32]>()
  var refusals: [Refusal] = []
  /// Per token, whether it is a metric that grows with text, by itself or by what it refers to.
  private var growsWithText: [Bool] = []

  private enum State: UInt8 {
    case new, open, done
    /// Something that its value is made of has been reported.
    case unsound
    /// No variant serves it.
    case uncovered
  }

  /// A cell on the way to its value.
  struct Visit {
    var token: Int
    var column: Int
    var choice: Choice
  }

  /// The expression that gives a cell its value.
  struct Choice {
    var expression: Int32
    var variant: Cell.Variant
    var isSubstitute = false
    /// Whether it is the value for hosts without traits, so that what it refers to is too.
    var isFallback = false
  }

  init(
    _ syntax: consuming ThemeSyntax, _ merged: MergedDeclarations, _ graph: ReferenceGraph,
    path: @escaping (Int) -> String
  ) {
    self.syntax = syntax
    self.merged = merged
    self.graph = graph
    self.path = path
    uses = []
    isSound = Array(repeating: true, count: merged.tokens.count)
    findGrowth()
    findUses()
    guard layOut() else { return }
    for token in graph.order { fill(Int(token)) }
    reportRefusals()
  }

  // MARK: Layout

  private mutating func findGrowth() {
    growsWithText = merged.tokens.map { syntax.tokens[$0].scale != nil }
    guard growsWithText.contains(true) else { return }
    var isStable = false
    while !isStable {
      isStable = true
      for token in graph.order.lazy.map(Int.init)
      where !growsWithText[token] && syntax.tokens[merged.tokens[token]].section.kind == .metric {
        guard graph.targets(of: token).contains(where: { $0 >= 0 && growsWithText[Int($0)] }) else {
          continue
        }
        growsWithText[token] = true
        isStable = !graph.hasCycles && isStable
      }
    }
  }

  /// Whether a metric that grows with text would grow a second time in a token that refers to it: a font, or another
  /// metric that scales. Such a token takes its value at `large`.
  private func isGrownAgain(_ metric: Int, by token: Int) -> Bool {
    guard growsWithText[metric] else { return false }
    let declaration = syntax.tokens[merged.tokens[token]]
    return declaration.section.kind == .font || declaration.scale != nil
  }

  /// A token varies by the traits of its own variants and by those of what it refers to.
  private mutating func findUses() {
    uses = merged.tokens.map { number in
      let token = syntax.tokens[number]
      var use = TraitUse.none
      for variant in token.variants { use.formUnion(syntax.variants[Int(variant)].selector.use) }
      if let scale = token.scale { use.formUnion(.sizes(of: scale)) }
      return use
    }
    var isStable = false
    while !isStable {
      isStable = true
      for token in graph.order.lazy.map(Int.init) {
        var use = uses[token]
        for target in graph.targets(of: token) where target >= 0 {
          var targetUse = uses[Int(target)]
          if isGrownAgain(Int(target), by: token) { targetUse.sizeBreaks = 0 }
          use.formUnion(targetUse)
        }
        if use != uses[token] {
          uses[token] = use
          isStable = !graph.hasCycles && isStable
        }
      }
    }
  }

  /// Gives every token its place among the cells.
  private mutating func layOut() -> Bool {
    var count = 0
    for use in uses {
      firstCells.append(Int32(count))
      count += use.columnCount + 1
      guard count <= Self.mostCells else {
        reportTooManyCells()
        return false
      }
    }
    cells = Array(repeating: Cell(value: 0, variant: .bare), count: count)
    states = Array(repeating: .new, count: count)
    return true
  }

  private mutating func reportTooManyCells() {
    let span = syntax.tokens[merged.tokens[0]].keySpan
    diagnostics.append(
      Diagnostic(
        .limit,
        "the theme has more than \(Self.mostCells) values, all tokens under all traits taken together",
        at: span, help: "use fewer traits in the colours that most others refer to"))
    isSound = isSound.map { _ in false }
    firstCells = Array(repeating: 0, count: uses.count)
    uses = uses.map { _ in .none }
    cells = Array(repeating: Cell(value: 0, variant: .bare), count: 2)
  }

  // MARK: Filling

  private mutating func fill(_ token: Int) {
    let count = uses[token].columnCount
    for column in 0...count where states[cell(token, column)] == .new {
      if !fillAtOnce(token, column) { visit(token, column) }
    }
    let first = cell(token, 0)
    let isRead = syntax.tokens[merged.tokens[token]].isSound
    isSound[token] = isRead && states[first...first + count].allSatisfy { $0 == .done }
    // What is missing may stand under a key that could not be read.
    guard !isSound[token], isRead else { return }
    let columns = (0..<count).filter { states[first + $0] == .uncovered }
    if !columns.isEmpty { reportUncovered(token, columns) }
  }

  private func cell(_ token: Int, _ column: Int) -> Int { Int(firstCells[token]) + column }

  /// Fills a cell whose value is a literal or that of a finished cell, as most are; says no for others.
  private mutating func fillAtOnce(_ token: Int, _ column: Int) -> Bool {
    let combination = combination(token, column)
    let declaration = merged.tokens[token]
    if syntax.tokens[declaration].changesValue { return false }
    if column == uses[token].columnCount, syntax.tokens[declaration].fallback != nil { return false }
    guard let winner = winner(syntax.tokens[declaration].variants, combination) else { return false }
    let expression = syntax.expressions[Int(syntax.variants[winner].expression)]
    var value = expression.first
    if expression.operation == .reference {
      let target = Int(graph.targets[Int(expression.first)])
      guard target >= 0 else { return false }
      let other = cell(target, uses[target].column(of: combination))
      guard states[other] == .done else { return false }
      value = cells[other].value
    } else if expression.operation != .literal {
      return false
    }
    let cell = cell(token, column)
    cells[cell] = Cell(value: value, variant: syntax.variants[winner].key.map(Cell.Variant.key) ?? .bare)
    states[cell] = .done
    return true
  }

  /// Finds the value of a cell and, before it, of all that it needs, with a stack of its own.
  private mutating func visit(_ token: Int, _ column: Int) {
    open(token, column)
    while let visit = stack.last {
      // Mostly nothing is needed that is not there: tokens come after those that they refer to.
      if let next = firstNew(neededBy: visit.choice.expression, visit) ?? firstNewOfTint(visit) {
        open(next.token, next.column)
      } else {
        stack.removeLast()
        close(visit)
      }
    }
  }

  /// Puts a cell on the stack; one that no variant serves has no value.
  private mutating func open(_ token: Int, _ column: Int) {
    guard let choice = choice(of: token, column) else {
      states[cell(token, column)] = .uncovered
      return
    }
    states[cell(token, column)] = .open
    stack.append(Visit(token: token, column: column, choice: choice))
  }

  private mutating func close(_ visit: Visit) {
    let cell = cell(visit.token, visit.column)
    if let value = evaluate(visit.choice.expression, visit).flatMap({ finished($0, visit) }) {
      cells[cell] = Cell(value: value, variant: visit.choice.variant, isSubstitute: visit.choice.isSubstitute)
      states[cell] = .done
    } else {
      states[cell] = .unsound
    }
  }

  /// A cell that an expression needs and that has not been filled.
  func firstNew(neededBy expression: Int32, _ visit: Visit) -> (token: Int, column: Int)? {
    let node = syntax.expressions[Int(expression)]
    switch node.operation {
    case .literal, .invalid: return nil
    case .reference:
      guard let target = target(of: node.first, visit) else { return nil }
      return states[cell(target.token, target.column)] == .new ? target : nil
    case .mix: return firstNew(neededBy: node.first, visit) ?? firstNew(neededBy: node.second, visit)
    case .alpha, .lighten, .invert, .readable, .invertImage: return firstNew(neededBy: node.first, visit)
    case .composite:
      for place in syntax.composites[Int(node.first)].operands {
        let operand = syntax.operands[Int(place)]
        if operand >= 0, let next = firstNew(neededBy: operand, visit) { return next }
      }
      return nil
    }
  }

  /// The cell that a reference leads to under the traits of the cell that makes it.
  private func target(of reference: Int32, _ visit: Visit) -> (token: Int, column: Int)? {
    let token = Int(graph.targets[Int(reference)])
    guard token >= 0 else { return nil }
    if visit.choice.isFallback { return (token, uses[token].columnCount) }
    var combination = combination(visit.token, visit.column)
    if isGrownAgain(token, by: visit.token) {
      combination = TraitUse.defaultCombination | combination & 15
    }
    return (token, uses[token].column(of: combination))
  }

  /// The combination that a column stands for; the value for hosts without traits is found as under their defaults.
  func combination(_ token: Int, _ column: Int) -> Int {
    column < uses[token].columnCount
      ? uses[token].combination(ofColumn: column) : TraitUse.defaultCombination
  }

  /// The number of an expression's value; nil when something that it is made of is unsound.
  mutating func evaluate(_ expression: Int32, _ visit: Visit) -> Int32? {
    let node = syntax.expressions[Int(expression)]
    switch node.operation {
    case .literal: return node.first
    case .invalid: return nil
    case .reference:
      guard let target = target(of: node.first, visit) else { return nil }
      switch states[cell(target.token, target.column)] {
      case .done: return cells[cell(target.token, target.column)].value
      case .open:
        reportCycle(from: target, visit)
        return nil
      case .new, .unsound, .uncovered: return nil
      }
    case .mix:
      guard let first = evaluate(node.first, visit), let second = evaluate(node.second, visit) else {
        return nil
      }
      return syntax.colors.intern(
        syntax.colors[first].mixed(with: syntax.colors[second], fraction: node.amount))
    case .alpha, .lighten, .invert, .readable:
      guard let operand = evaluate(node.first, visit) else { return nil }
      return syntax.colors.intern(node.apply(to: syntax.colors[operand]))
    case .invertImage:
      guard let operand = evaluate(node.first, visit) else { return nil }
      var image = syntax.values.images[operand]
      image.isInverted.toggle()
      return syntax.values.images.intern(image)
    case .composite: return evaluate(syntax.composites[Int(node.first)], visit)
    }
  }
}
