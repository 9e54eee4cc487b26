import Almanac

extension MoonPhase {
    /// `new`, `first-quarter`, `full`, `last-quarter`: the same in every release and language.
    var identifier: String {
        switch self {
        case .newMoon: "new"
        case .firstQuarter: "first-quarter"
        case .fullMoon: "full"
        case .lastQuarter: "last-quarter"
        }
    }

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
