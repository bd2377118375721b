/// Options that several commands have.
extension CommandOption {
  static let help = CommandOption("--help", "-h", help: "show this help")

  static let version = CommandOption("--version", help: "show the version")

  static let config = CommandOption(
    "--config", value: .path("FILE"), help: "read settings from FILE instead of tincture.yaml")

  static let quiet = CommandOption("--quiet", "-q", help: "write findings only, no summary")

  static let color = CommandOption(
    "--color",
    value: .choice(
      "WHEN",
      [
        Choice("auto", help: "on a terminal, unless NO_COLOR is set"),
        Choice("always"),
        Choice("never"),
      ]),
    default: "auto", help: "when to use colours")
}
