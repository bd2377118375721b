@testable import TinctureColor
