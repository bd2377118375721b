package androidx.compose.ui.text

import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.sp

class TextStyle(
    val fontSize: TextUnit = 0.sp, val fontWeight: FontWeight? = null, val fontFamily: FontFamily? = null
)
