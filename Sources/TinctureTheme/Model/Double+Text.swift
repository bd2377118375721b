extension Double {
  /// The number to so many decimal places, without zeros at its end.
  package func text(places: Int = 2) -> String {
    let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
    return ((self * power).rounded() / power).plain
  }

  /// The number without `.0`.
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
