// The few declarations of Android that generated code uses, so that a compiler can check it where there is no Android.
package android.os

object Build {
    object VERSION {
        val SDK_INT: Int = 34
    }
    object VERSION_CODES {
        const val O: Int = 26
        const val UPSIDE_DOWN_CAKE: Int = 34
    }
}
