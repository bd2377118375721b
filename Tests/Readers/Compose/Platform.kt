package androidx.compose.ui.platform

import android.content.Context
import androidx.compose.runtime.CompositionLocal
import androidx.compose.ui.unit.Density

class Configuration(val isScreenWideColorGamut: Boolean)

lateinit var LocalContext: CompositionLocal<Context>
lateinit var LocalConfiguration: CompositionLocal<Configuration>
lateinit var LocalDensity: CompositionLocal<Density>
