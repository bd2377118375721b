/// What a file of Kotlin has to import, by what it makes use of.
struct KotlinImports: OptionSet {
  let rawValue: UInt16

  static let always = KotlinImports(rawValue: 1)
  static let color = KotlinImports(rawValue: 2)
  static let colorSpaces = KotlinImports(rawValue: 4)
  static let dimension = KotlinImports(rawValue: 8)
  static let points = KotlinImports(rawValue: 16)
  static let scaled = KotlinImports(rawValue: 32)
  static let scaling = KotlinImports(rawValue: 64)
  static let font = KotlinImports(rawValue: 128)
  static let family = KotlinImports(rawValue: 256)
  static let gradient = KotlinImports(rawValue: 512)
  static let contrast = KotlinImports(rawValue: 1024)
  static let gamut = KotlinImports(rawValue: 2048)

  /// The imported names, sorted as Kotlin's style wants them.
  var names: [String] { Self.all.filter { !isDisjoint(with: $0.0) }.map(\.1) }

  private static let all: [(KotlinImports, String)] = [
    (.contrast, "android.app.UiModeManager"),
    (.contrast, "android.content.Context"),
    ([.contrast, .gamut], "android.os.Build"),
    (.always, "androidx.compose.foundation.isSystemInDarkTheme"),
    (.always, "androidx.compose.runtime.Composable"),
    (.always, "androidx.compose.runtime.Immutable"),
    (.always, "androidx.compose.runtime.ReadOnlyComposable"),
    (.gradient, "androidx.compose.ui.geometry.Offset"),
    (.gradient, "androidx.compose.ui.geometry.Size"),
    (.gradient, "androidx.compose.ui.graphics.Brush"),
    (.color, "androidx.compose.ui.graphics.Color"),
    (.gradient, "androidx.compose.ui.graphics.LinearGradientShader"),
    (.gradient, "androidx.compose.ui.graphics.Shader"),
    (.gradient, "androidx.compose.ui.graphics.ShaderBrush"),
    (.colorSpaces, "androidx.compose.ui.graphics.colorspace.ColorSpaces"),
    (.gamut, "androidx.compose.ui.platform.LocalConfiguration"),
    (.contrast, "androidx.compose.ui.platform.LocalContext"),
    (.scaling, "androidx.compose.ui.platform.LocalDensity"),
    (.font, "androidx.compose.ui.text.TextStyle"),
    (.family, "androidx.compose.ui.text.font.FontFamily"),
    (.font, "androidx.compose.ui.text.font.FontWeight"),
    (.dimension, "androidx.compose.ui.unit.Dp"),
    (.points, "androidx.compose.ui.unit.dp"),
    (.scaled, "androidx.compose.ui.unit.sp"),
  ]
}
