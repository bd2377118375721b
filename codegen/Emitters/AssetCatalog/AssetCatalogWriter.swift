import TinctureTheme

/// Makes the files of one catalog.
struct AssetCatalogWriter {
  /// Who made a file, as it says itself: by this ours are told from others.
  static let author = "tincture"

  private let theme: Theme
  private(set) var files: [Emission.File] = []
  private var omissions: Omissions
  private var collisions = NameCollisions()
  private var nameFindings: [Diagnostic] = []
  private var components: ColorComponentsText

  init(_ theme: Theme, _ options: EmitterOptions) {
    self.theme = theme
    omissions = Omissions(theme, format: AssetCatalogEmitter.format, options: options)
    components = ColorComponentsText(theme)
    files.reserveCapacity(theme.tokens.count + theme.groups.count + 2)
    collisions.reserveCapacity(theme.tokens.count)
  }

  /// What a person should know, the errors first.
  var findings: [Diagnostic] { nameFindings + omissions.findings }

  /// - Parameter namespace: the name of a folder around all others.
  mutating func write(namespace: String?) {
    // The catalog itself may be a person's own.
    files.append(
      Emission.File(
        path: "Contents.json", Self.information(author: "xcode", isNamespace: false), keepsExisting: true))
    let sections = [TokenSection.palette, .colors].filter { !theme.groups[Int($0.rawValue)].members.isEmpty }
    var parent = ""
    if let namespace, !sections.isEmpty {
      parent = namespace + "/"
      addFolder(parent)
    }
    for section in sections { writeGroup(Int(section.rawValue), in: parent) }
    for section in TokenSection.allCases.dropFirst(2) { omissions.add(section) }
    for (earlier, later) in collisions.pairs {
      nameFindings.append(.collision(of: earlier, and: later, in: theme, as: Self.description(of: later)))
    }
  }

  private static func description(of member: TokenGroup.Member) -> String {
    switch member {
    case .group: "one folder where letter case makes no difference"
    case .token: "one colorset where letter case makes no difference"
    }
  }

  private mutating func writeGroup(_ number: Int, in parent: String) {
    let group = theme.groups[number]
    let path = parent + AssetName.text(theme.names[group.name]) + "/"
    addFolder(path)
    for member in group.members {
      let name = theme.names[theme.name(of: member)]
      checkLength(of: name, member)
      switch member {
      case .group(let child):
        // A folder and a colorset of one name do not meet, since the colorset's folder has an extension.
        collisions.add(fileName: AssetName.bytes(name), in: number * 2, for: member)
        writeGroup(child, in: path)
      case .token(let token):
        collisions.add(fileName: AssetName.bytes(name), in: number * 2 + 1, for: member)
        writeColorSet(token, name, in: path)
      }
    }
  }

  private mutating func checkLength(of name: ArraySlice<UInt8>, _ member: TokenGroup.Member) {
    guard name.count > AssetName.longest else { return }
    nameFindings.append(
      Diagnostic(
        .unusableName, "a name of \(name.count) bytes is too long for a file of an asset catalog",
        at: theme.keySpan(of: member), subject: theme.path(of: member),
        help: "shorten it to \(AssetName.longest) bytes"))
  }

  private mutating func writeColorSet(_ token: TokenID, _ name: ArraySlice<UInt8>, in parent: String) {
    let variants = ColorSetVariants(token, of: theme)
    var text = SourceText()
    text.reserveCapacity(120 + 560 * variants.entries.count)
    text.append("{\n  \"colors\" : [\n")
    for (index, entry) in variants.entries.enumerated() {
      if index > 0 { text.append(",\n") }
      entry.write(to: &text, &components)
    }
    text.append("\n  ],\n  \"info\" : {\n    \"author\" : \"")
    text.append(string: Self.author)
    text.append("\",\n    \"version\" : 1\n  }\n}\n")
    let assetName = AssetName.text(name)
    files.append(Emission.File(path: parent + assetName + ".colorset/Contents.json", text.bytes))
    omissions.add(token, beyondAppearances: ColorSetVariants.appearanceMask)
    if !AssetName.isUsable(name) {
      omissions.add(token, "has a name that no file may have, so that its asset is called '\(assetName)'")
    }
  }

  private mutating func addFolder(_ path: String) {
    files.append(
      Emission.File(path: path + "Contents.json", Self.information(author: Self.author, isNamespace: true)))
  }

  /// What a folder says of itself.
  private static func information(author: String, isNamespace: Bool) -> [UInt8] {
    var text = SourceText()
    text.append("{\n  \"info\" : {\n    \"author\" : \"")
    text.append(string: author)
    text.append("\",\n    \"version\" : 1\n  }")
    if isNamespace { text.append(",\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }") }
    text.append("\n}\n")
    return text.bytes
  }
}
