import TinctureTheme

/// A token's declaration.
extension PlatformWriter {
  mutating func writeDeclaration(_ id: TokenID, _ plan: TokenPlan, depth: Int) {
    let written = theme.names[theme[id].name]
    let plain = String(decoding: written, as: UTF8.self)
    let name = SwiftIdentifier.isPlain(written) ? plain : SwiftIdentifier.property(plain)
    let isFunction = plan.isFunction
    switch theme[id].section.kind {
    case .color:
      if platform.framework == .swiftUI, plan.choice.bands.count > 1 {
        writeFunction(name, [platform.parameter], plan, depth: depth)
      } else {
        writeColor(name, plan, depth: depth)
      }
    case .layout:
      writeLayout(id, name, plan, isFunction: isFunction, depth: depth)
    case .image:
      writeFunction(name, imageParameters(plan), plan, depth: depth)
    default:
      if isFunction {
        writeFunction(name, [platform.parameter], plan, depth: depth)
      } else {
        writeProperty(name, plan, depth: depth)
      }
    }
  }

  private func imageParameters(_ plan: TokenPlan) -> [String] {
    let bundle =
      switch platform.framework {
      case .uiKit: "in bundle: Bundle? = nil"
      case .appKit: "in bundle: Bundle = .main"
      case .swiftUI: "bundle: Bundle? = nil"
      }
    if !plan.isFunction, platform.framework != .uiKit { return [bundle] }
    return platform.framework == .swiftUI ? [platform.parameter, bundle] : [bundle, platform.parameter]
  }

  // MARK: Colours

  private mutating func writeColor(_ name: String, _ plan: TokenPlan, depth: Int) {
    let head = "\(access) static let \(name)"
    if let fallback = plan.fallback, let availability = platform.colorAvailability {
      text.line("\(head): \(plan.type) = {", depth: depth)
      writeGuard(availability, fallback, depth: depth + 1)
      if let single = plan.choice.single {
        text.line("return ", colorNode(single), depth: depth + 1)
      } else {
        text.line("return \(dynamicHead)", depth: depth + 1)
        writeChoice(plan.choice, isColor: true, returns: false, depth: depth + 2) { $0.colorNode($1) }
        text.line("}", depth: depth + 1)
      }
      return text.line("}()", depth: depth)
    }
    if let single = plan.choice.single {
      return text.line("\(head) = ", colorNode(single), depth: depth)
    }
    text.line("\(head) = \(dynamicHead)", depth: depth)
    writeChoice(plan.choice, isColor: true, returns: false, depth: depth + 1) { $0.colorNode($1) }
    text.line("}", depth: depth)
  }

  /// How a dynamic colour begins. `@Sendable`, since it may be asked on any thread.
  private var dynamicHead: String {
    mutating get {
      switch platform.framework {
      case .uiKit: "UIColor { @Sendable traits in"
      case .appKit: "NSColor(name: nil) { @Sendable appearance in"
      case .swiftUI: "\(helpers.use(.dynamicColor)) { traits in"
      }
    }
  }

  mutating func colorNode(_ number: Int32) -> SourceNode { node(of: theme.colors[Int(number)]) }

  private mutating func writeGuard(_ availability: String, _ fallback: SourceNode, depth: Int) {
    let head = "guard #available(\(availability)) else { return "
    if SourceText.fits(head.utf8.count + 2, fallback, depth: depth) {
      return text.line(head, fallback, " }", depth: depth)
    }
    text.line("guard #available(\(availability)) else {", depth: depth)
    text.line("return ", fallback, depth: depth + 1)
    text.line("}", depth: depth)
  }

  // MARK: Other values

  private mutating func writeProperty(_ name: String, _ plan: TokenPlan, depth: Int) {
    let node = plan.nodes[Int(plan.choice.single ?? 0)]
    if plan.type == "CGFloat", plan.fallback == nil {
      return text.line("\(access) static let \(name): CGFloat = ", node, depth: depth)
    }
    let head = "\(access) static var \(name): \(plan.type) {"
    if let fallback = plan.fallback, let availability = platform.availability {
      text.line(head, depth: depth)
      writeGuard(availability, fallback, depth: depth + 1)
      text.line("return ", node, depth: depth + 1)
      return text.line("}", depth: depth)
    }
    if SourceText.fits(head.utf8.count + 3, node, depth: depth) {
      return text.line("\(head) ", node, " }", depth: depth)
    }
    text.line(head, depth: depth)
    text.line("", node, depth: depth + 1)
    text.line("}", depth: depth)
  }

  private mutating func writeFunction(
    _ name: String, _ parameters: [String], _ plan: TokenPlan, depth: Int
  ) {
    let head = "\(access) static func \(name)("
    let list = parameters.joined(separator: ", ")
    if 2 * depth + head.utf8.count + list.utf8.count + plan.type.utf8.count + 7 <= SourceText.lineLength {
      text.line("\(head)\(list)) -> \(plan.type) {", depth: depth)
    } else {
      text.line(head, depth: depth)
      text.line(list, depth: depth + 1)
      text.line(") -> \(plan.type) {", depth: depth)
    }
    var returns = false
    if let fallback = plan.fallback, let availability = platform.availability {
      writeGuard(availability, fallback, depth: depth + 1)
      returns = true
    }
    let isColor = plan.nodes.isEmpty
    if plan.choice.single == nil, let prelude = platform.prelude {
      text.line(prelude, depth: depth + 1)
      returns = true
    }
    writeChoice(plan.choice, isColor: false, returns: returns, depth: depth + 1) { writer, number in
      isColor ? writer.colorNode(number) : plan.nodes[Int(number)]
    }
    text.line("}", depth: depth)
  }

  private mutating func writeLayout(
    _ id: TokenID, _ name: String, _ plan: TokenPlan, isFunction: Bool, depth: Int
  ) {
    if isFunction {
      writeFunction(name, [platform.parameter], plan, depth: depth)
    } else {
      writeProperty(name, plan, depth: depth)
    }
    text.line()
    let start = text.bytes.count
    text.line("/// The values of ``\(isFunction ? symbol(name) : name)``.", depth: depth)
    text.line("\(access) enum \(plan.type): String, CaseIterable, Sendable {", depth: depth)
    for value in theme.layoutNames(of: id) {
      let identifier = SwiftIdentifier.enumCase(value)
      let isSame = identifier == value || identifier == "`\(value)`"
      text.line("case \(identifier)\(isSame ? "" : " = \(SourceText.quoted(value))")", depth: depth + 1)
    }
    text.line("}", depth: depth)
    if text.hasLongLine(from: start) { ignoreFormat(at: start, depth: depth) }
  }

  private func symbol(_ name: String) -> String {
    "\(name)(\(platform.parameter.prefix { $0 != " " }):)"
  }
}
