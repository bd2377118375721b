@testable import TinctureTheme
