package androidx.compose.ui.text.font

class FontWeight {
    companion object {
        val Thin = FontWeight()
        val ExtraLight = FontWeight()
        val Light = FontWeight()
        val Normal = FontWeight()
        val Medium = FontWeight()
        val SemiBold = FontWeight()
        val Bold = FontWeight()
        val ExtraBold = FontWeight()
        val Black = FontWeight()
    }
}

class FontFamily {
    companion object {
        val Serif = FontFamily()
        val Monospace = FontFamily()
    }
}
