@testable import TinctureCodegen
