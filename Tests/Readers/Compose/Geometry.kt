package androidx.compose.ui.geometry

class Offset(val x: Float, val y: Float)

class Size(val width: Float, val height: Float)
