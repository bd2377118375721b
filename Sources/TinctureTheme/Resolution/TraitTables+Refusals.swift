/// Values that their parts, once they are known, turn out to make impossible.
extension TraitTables {
  /// The most layers that a shadow may have.
  static let mostShadowLayers = 100

  /// A fault of a value, and the columns in which it is.
  struct Refusal {
    let token: Int
    let span: SourceSpan
    let rule: RuleID
    /// As it is in the first column.
    let message: String
    let help: String?
    var columns: [Int]
  }

  /// Keeps a fault of a cell's value, to be reported once for all columns that have it.
  ///
  /// - Parameter operand: the expression at fault; nil for the value as a whole.
  mutating func refuse(
    _ message: String, _ operand: Int32?, _ visit: Visit, rule: RuleID = .outOfRange, help: String? = nil
  ) {
    let span =
      operand.map { syntax.expressionSpans[Int($0)] } ?? syntax.tokens[merged.tokens[visit.token]].keySpan
    for index in refusals.indices.reversed() {
      guard refusals[index].token == visit.token else { break }
      guard refusals[index].span == span, refusals[index].rule == rule else { continue }
      if refusals[index].columns.last != visit.column { refusals[index].columns.append(visit.column) }
      return
    }
    refusals.append(
      Refusal(
        token: visit.token, span: span, rule: rule, message: message, help: help, columns: [visit.column]))
  }

  /// Reports the faults that were kept, each with the traits under which it is where others have none.
  mutating func reportRefusals() {
    for refusal in refusals {
      let use = uses[refusal.token]
      let columns = refusal.columns.filter { $0 < use.columnCount }
      let isEverywhere = columns.count == use.columnCount
      let names = columns.prefix(4).map { use.description(ofColumn: $0) }
      let more = columns.count > 4 ? " and \(columns.count - 4) more" : ""
      let traits =
        if isEverywhere { "" } else if columns.isEmpty { ", for hosts without traits" } else {
          ", under \(names.joined(separator: ", "))\(more)"
        }
      diagnostics.append(
        Diagnostic(
          refusal.rule, "\(path(refusal.token)): \(refusal.message)\(traits)", at: refusal.span,
          help: refusal.help))
    }
  }
}
