// How an app uses generated code: the theme Menu of Tests/Fixtures.
package consumer

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.Dp
import com.example.style.MenuStyle

@Composable
fun order() {
    val style = MenuStyle.current()
    val label: Color = style.colors.label
    val fill: Color = style.colors.button.größe
    val gap: Dp = style.metrics.gap
    val title: TextStyle = style.fonts.title
    val sunset: Brush = style.gradients.sunset
    val shadows: List<MenuStyle.ShadowLayer> = style.shadows.pressed
    println(listOf(label, fill, gap, title, sunset, shadows, MenuStyle.current(isDark = true)))
}

val preview = listOf(
    MenuStyle.light, MenuStyle.dark.colors.paper, MenuStyle.highContrastDark, MenuStyle.Palette.Tomato.vivid,
    MenuStyle.of(isDark = false, isWideGamut = true)
)
