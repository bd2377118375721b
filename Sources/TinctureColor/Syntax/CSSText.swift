extension ColorValue {
  /// The colour in the syntax of CSS: the shortest form in its space that reads back to the same value.
  ///
  /// sRGB is written in hex where 8 bits are exact, else as `color(srgb …)`.
  public var cssText: String {
    if space == .sRGB, missing.isEmpty, let hex = exactHex { return hex }
    let numbers = (0..<3).map { index -> String in
      if missing.contains(.index(index)) { return "none" }
      let value = components[index]
      return usesPercent(space.components[index].role) ? Self.percentage(value) : Self.number(value)
    }
    let body = numbers.joined(separator: " ")
    let opacity =
      missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / \(Self.number(alpha))"
    switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return "\(space.name)(\(body)\(opacity))"
    default: return "color(\(space.name) \(body)\(opacity))"
    }
  }

  /// The parts of HSL and HWB beside the hue are written as percentages.
  private func usesPercent(_ role: ColorComponentDescription.Role) -> Bool {
    (space == .hsl || space == .hwb) && role != .hue
  }

  /// Hex digits, in lower case, if they are exact; the short form where there is one.
  private var exactHex: String? {
    let all = [components.first, components.second, components.third, alpha]
    var bytes: [UInt8] = []
    for component in all {
      let byte = RGBABytes.quantized(component)
      guard Double(byte) / 255 == component else { return nil }
      bytes.append(byte)
    }
    if bytes[3] == 255 { bytes.removeLast() }
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    return "#"
      + bytes.map { byte in
        let digits = String(byte, radix: 16)
        return isShort ? String(digits.suffix(1)) : digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// The shortest decimal that reads back to a number.
  private static func number(_ value: Double) -> String {
    let text = value == 0 ? "0" : value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The shortest percentage that reads back to a number: its decimal with the point two places on.
  ///
  /// A percentage is read as its decimal, so nothing is rounded twice.
  private static func percentage(_ value: Double) -> String {
    let text = number(value)
    if let e = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: e)...]) {
      return "\(text[..<e])e\(exponent + 2)%"
    }
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let padded = fraction + String(repeating: "0", count: max(0, 2 - fraction.count))
    let whole = (String(parts[0]) + padded.prefix(2)).drop { $0 == "0" }
    let rest = padded.dropFirst(2)
    return sign + (whole.isEmpty ? "0" : whole) + (rest.isEmpty ? "" : "." + rest) + "%"
  }
}

extension RGBAColor {
  /// The colour in the syntax of CSS: hex where 8 bits are exact, else `color(srgb …)` or `color(display-p3 …)`.
  public var cssText: String { colorValue.cssText }
}
