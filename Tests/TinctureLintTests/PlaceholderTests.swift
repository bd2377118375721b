@testable import TinctureLint
