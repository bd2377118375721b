package androidx.compose.runtime

annotation class Immutable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class Composable

@Target(AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY_GETTER)
annotation class ReadOnlyComposable

class CompositionLocal<T>(private val value: T) {
    val current: T
        get() = value
}
