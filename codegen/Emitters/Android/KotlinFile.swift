import TinctureTheme

/// The Kotlin of a theme: one class whose objects are the theme under each combination of settings.
struct KotlinFile {
  /// The traits that the class can tell apart.
  static let appearanceMask = TraitUse.dark | TraitUse.highContrast | TraitUse.p3
  /// The sections that it has a place for, but for the palette.
  private static let sections: [TokenSection] = [.colors, .metrics, .fonts, .gradients, .shadows]

  let theme: Theme
  let scaling: TextScaling
  let package: String
  let styleName: String
  var text = SourceText()
  /// What the class needs from Android.
  var imports: KotlinImports = .always
  /// The settings that make a difference, whether the interface is dark always among them.
  let settings: [KotlinSetting]
  private var collisions = NameCollisions()

  init(_ theme: Theme, scaling: TextScaling, package: String, styleName: String) {
    self.theme = theme
    self.scaling = scaling
    self.package = package
    self.styleName = styleName
    let mask = theme.tokens.reduce(TraitUse.dark) { mask, token in
      Self.sections.contains(token.section) ? mask | token.use.appearanceMask : mask
    }
    settings = KotlinSetting.all.filter { mask & $0.bit != 0 }
    text.reserveCapacity(theme.tokens.count * 128 + 4096)
    collisions.reserveCapacity(theme.tokens.count)
  }

  mutating func write() {
    let sections = Self.sections.filter { !theme.groups[Int($0.rawValue)].members.isEmpty }
    writeHead(sections)
    for section in sections {
      text.line()
      writeGroup(Int(section.rawValue), kind: "inner class", depth: 1)
    }
    if !theme.groups[Int(TokenSection.palette.rawValue)].members.isEmpty {
      text.line()
      writeGroup(Int(TokenSection.palette.rawValue), kind: "object", depth: 1)
    }
    writeTypes(sections)
    writeCompanion()
    line("}", depth: 0)
    // What has to be imported is known only now.
    let body = text.bytes
    text.removeAll(from: 0)
    line("// " + AndroidEmitter.mark(of: theme), depth: 0)
    line("package \(package)", depth: 0)
    text.line()
    for name in imports.names { line("import \(name)", depth: 0) }
    text.line()
    text.append(body)
  }

  /// Two members of a class with one name.
  var findings: [Diagnostic] {
    var findings: [Diagnostic] = []
    for (earlier, later) in collisions.pairs {
      let name = KotlinIdentifier.property(theme.names.string(theme.name(of: later)))
      findings.append(.collision(of: earlier, and: later, in: theme, as: "'\(name)' in Kotlin"))
    }
    return findings
  }

  // MARK: The class

  private mutating func writeHead(_ sections: [TokenSection]) {
    if let description = theme.description { writeDocumentation(Array(description.utf8)[...], depth: 0) }
    line("@Immutable", depth: 0)
    line("class \(styleName) private constructor(", depth: 0)
    for setting in settings { line("private val \(setting.name): Boolean,", depth: 1) }
    line(") {", depth: 0)
    for section in sections {
      line("val \(section.name) = \(SwiftIdentifier.type(section.name))()", depth: 1)
    }
  }

  private mutating func writeGroup(_ number: Int, kind: String, depth: Int) {
    let group = theme.groups[number]
    line("\(kind) \(KotlinIdentifier.type(theme.names.string(group.name))) {", depth: depth)
    for (index, member) in group.members.enumerated() {
      if index > 0 { text.line() }
      let name = theme.names[theme.name(of: member)]
      let property =
        KotlinIdentifier.isPlain(name)
        ? name : Array(KotlinIdentifier.property(String(decoding: name, as: UTF8.self)).utf8)[...]
      collisions.add(property, in: number, for: member)
      switch member {
      case .token(let token): writeToken(token, property, depth: depth + 1)
      case .group(let child):
        if kind != "object" {
          let type = KotlinIdentifier.type(String(decoding: name, as: UTF8.self))
          line("val \(String(decoding: property, as: UTF8.self)) = \(type)()", depth: depth + 1)
          text.line()
        }
        writeGroup(child, kind: kind, depth: depth + 1)
      }
    }
    line("}", depth: depth)
  }

  private mutating func writeToken(_ id: TokenID, _ property: ArraySlice<UInt8>, depth: Int) {
    let token = theme[id]
    if let description = token.description {
      writeDocumentation(theme.texts[description], depth: depth)
    }
    switch token.deprecation {
    case nil: break
    case .plain: line("@Deprecated(\"No longer to be used\")", depth: depth)
    case .message(let message):
      line("@Deprecated(\(KotlinIdentifier.quoted(theme.texts.string(message))))", depth: depth)
    case .replacement(let target):
      line("@Deprecated(\(KotlinIdentifier.quoted("Use \(kotlinPath(of: target))")))", depth: depth)
    }
    indent(depth)
    text.append("val ")
    text.append(property)
    switch token.section.kind {
    case .color: text.append(": Color\n")
    case .metric: text.append(": Dp\n")
    case .font: text.append(": TextStyle\n")
    case .gradient: text.append(": Brush\n")
    case .shadow: text.append(": List<ShadowLayer>\n")
    case .surface, .layout, .image: break
    }
    writeGetter(of: id, depth: depth + 1)
  }

  /// A token's full name within the class.
  private func kotlinPath(of token: TokenID) -> String {
    var names = [KotlinIdentifier.property(theme.names.string(theme[token].name))]
    var group: Int32? = theme[token].group
    while let number = group {
      let name = theme.names.string(theme.groups[Int(number)].name)
      names.append(
        theme[token].section == .palette ? KotlinIdentifier.type(name) : KotlinIdentifier.property(name))
      group = theme.groups[Int(number)].parent
    }
    return names.reversed().joined(separator: ".")
  }

  // MARK: Text

  mutating func indent(_ depth: Int) { text.indent(depth * 2) }

  /// Writes a line, indented by four spaces a level.
  mutating func line(_ string: String, depth: Int) { text.line(string, depth: depth * 2) }

  /// Writes a person's text as a comment of KDoc, folded to the length of a line.
  private mutating func writeDocumentation(_ description: ArraySlice<UInt8>, depth: Int) {
    // Without the marks around it.
    let room = SourceText.lineLength - depth * 4 - 7
    if description.count <= room, CommentText.isPlain(description) {
      indent(depth)
      text.append("/** ")
      text.append(description)
      return text.append(" */\n")
    }
    let words = CommentText.words(String(decoding: description, as: UTF8.self)).map(CommentText.kotlin)
    if words.isEmpty { return }
    let whole = words.joined(separator: " ")
    if whole.count <= room { return line("/** \(whole) */", depth: depth) }
    line("/**", depth: depth)
    var current = ""
    for word in words {
      if !current.isEmpty, depth * 4 + 4 + current.count + word.count > SourceText.lineLength {
        line(" * \(current)", depth: depth)
        current = ""
      }
      current += current.isEmpty ? word : " " + word
    }
    line(" * \(current)", depth: depth)
    line(" */", depth: depth)
  }
}
