@testable import Tincture
