import Testing

@testable import TinctureCodegen

@Suite("Names in Android")
struct AndroidNameTests {
  static let resources: [(String, String)] = [
    ("label", "label"), ("primaryLabel", "primary_label"), ("primary-label", "primary_label"),
    ("Primary Label", "primary_label"), ("URLField", "url_field"), ("loadURL", "load_url"), ("DARK", "dark"),
    ("2nd-class", "2nd_class"), ("h1Title", "h1_title"), ("a--b_c ", "a_b_c"), ("-", "u2d"), ("_", "u5f"),
    ("+-", "u2b_u2d"),
    // Other alphabets.
    ("größe", "grosse"), ("ÜberSchrift", "uber_schrift"), ("ÜBER", "uber"), ("e\u{301}t\u{E9}", "ete"),
    ("œuvre Łódź", "oeuvre_lodz"), ("Фон", "fon"), ("главный-щит", "glavnyi_shchit"), ("Κείμενο", "keimeno"),
    ("日本", "u65e5_u672c"), ("bg日", "bg_u65e5"), ("日bg", "u65e5_bg"), ("👍", "u1f44d"), ("ﬁx", "ufb01_x"),
  ]

  @Test("resources have names in snake case, of ASCII", arguments: resources)
  func resource(_ name: String, _ expected: String) {
    #expect(ResourceName.text(name) == expected)
    #expect(expected.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") })
  }

  static let kotlin: [(String, String, String)] = [
    ("label", "label", "Label"), ("primary-label", "primaryLabel", "PrimaryLabel"), ("in", "`in`", "In"),
    ("object", "`object`", "Object"), ("when", "`when`", "When"), ("default", "default", "Default"),
    ("class", "class_", "Class"), ("isDark", "isDark_", "IsDark"), ("color", "color", "ColorGroup"),
    ("companion", "companion", "CompanionGroup"), ("2x", "_2x", "_2x"), ("größe", "größe", "Größe"),
    ("👍", "`👍`", "`👍`"), ("-", "u2d", "U2d"),
  ]

  @Test("Kotlin has names in camel case, and its own words in backticks", arguments: kotlin)
  func identifier(_ name: String, _ property: String, _ type: String) {
    #expect(KotlinIdentifier.property(name) == property)
    #expect(KotlinIdentifier.type(name) == type)
    if KotlinIdentifier.isPlain(Array(name.utf8)[...]) { #expect(property == name) }
  }

  static let packages: [(String, String?)] = [
    ("style", nil), ("com.example.theme_2", nil), ("", "'' is no name for a Kotlin package"),
    ("com..x", "'com..x' is no name"), ("com.2x", "'com.2x' is no name"), ("com/x", "'com/x' is no name"),
    ("größe", "'größe' is no name"), ("com.object.x", "'object' is a word of Kotlin"),
  ]

  @Test("a package is of names between points", arguments: packages)
  func package(_ name: String, _ complaint: String?) {
    let found = KotlinIdentifier.complaint(aboutPackage: name)
    if let complaint { #expect(found?.hasPrefix(complaint) == true) } else { #expect(found == nil) }
  }

  static let themes: [(String, String)] = [
    ("Neumorphic", "neumorphic"), ("My Theme", "mytheme"), ("2 go", "theme2go"), ("Object", "themeobject"),
    ("日本", "u65e5u672c"),
  ]

  @Test("the package of a theme is its name", arguments: themes)
  func themePackage(_ name: String, _ expected: String) {
    #expect(KotlinIdentifier.package(name) == expected)
    #expect(KotlinIdentifier.complaint(aboutPackage: expected) == nil)
  }

  @Test("a class hides no type of Compose")
  func style() {
    #expect(KotlinIdentifier.style("MenuStyle") == "MenuStyle")
    #expect(KotlinIdentifier.style("TextStyle") == "TextStyleTheme")
  }
}
