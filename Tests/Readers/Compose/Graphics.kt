package androidx.compose.ui.graphics

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.colorspace.ColorSpace
import androidx.compose.ui.graphics.colorspace.ColorSpaces

class Color

fun Color(color: Int): Color = Color()

fun Color(color: Long): Color = Color()

fun Color(
    red: Float, green: Float, blue: Float, alpha: Float = 1f, colorSpace: ColorSpace = ColorSpaces.Srgb
): Color = Color()

class Shader

sealed class Brush

abstract class ShaderBrush : Brush() {
    abstract fun createShader(size: Size): Shader
}

fun LinearGradientShader(
    from: Offset, to: Offset, colors: List<Color>, colorStops: List<Float>? = null
): Shader = Shader()
