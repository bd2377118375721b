@testable import TinctureCommand
