package android.app

class UiModeManager {
    val contrast: Float = 0f
}
