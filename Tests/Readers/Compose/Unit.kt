package androidx.compose.ui.unit

class Dp(val value: Float) {
    operator fun unaryMinus(): Dp = Dp(-value)
}

class TextUnit(val value: Float) {
    operator fun unaryMinus(): TextUnit = TextUnit(-value)
}

val Int.dp: Dp get() = Dp(toFloat())
val Double.dp: Dp get() = Dp(toFloat())
val Int.sp: TextUnit get() = TextUnit(toFloat())
val Double.sp: TextUnit get() = TextUnit(toFloat())

interface Density {
    fun TextUnit.toDp(): Dp
}
