import Almanac

extension MoonPhase {
    /// The phase as almanacs draw it on paper: dark for new, white for full.
    var symbol: String {
        switch self {
        case .newMoon: "●"
        case .firstQuarter: "◐"
        case .fullMoon: "○"
        case .lastQuarter: "◑"
        }
    }
}
