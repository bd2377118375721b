import Tincture

extension RGBAColor {
  static let white = RGBAColor(red: 1, green: 1, blue: 1)
  static let black = RGBAColor(red: 0, green: 0, blue: 0)
  static let scarlet = RGBAColor(red: 1, green: 0, blue: 0)
  static let emerald = RGBAColor(red: 0, green: 1, blue: 0)
  static let azure = RGBAColor(red: 0, green: 0, blue: 1)
}
