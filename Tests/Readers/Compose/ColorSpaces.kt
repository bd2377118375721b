package androidx.compose.ui.graphics.colorspace

class ColorSpace

object ColorSpaces {
    val Srgb = ColorSpace()
    val DisplayP3 = ColorSpace()
}
