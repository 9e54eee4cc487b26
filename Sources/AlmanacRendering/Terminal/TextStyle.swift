// What a piece of text means, and what a terminal makes of it.

import Almanac

/// Why a piece of text stands out.
package enum TextStyle: Hashable, Sendable {
    /// It does not.
    case normal
    /// A title.
    case title
    /// Beside the matter: names of weekdays, days of the neighbouring months.
    case dimmed
    /// The number of today.
    case today
    /// A festival.
    case festival
    /// A solar term, in the colour of its season.
    case term(SolarTerm.Season)

    /// Whether it is that of a solar term.
    var isTerm: Bool {
        if case .term = self { true } else { false }
    }
}

/// How styles are shown.
package enum Palette: Hashable, Sendable {
    /// Not at all: the text alone.
    case none
    /// By the control sequences that every colour terminal knows (ECMA-48, eight colours).
    case terminal

    /// The text as it is written out.
    func paint(_ text: String, _ style: TextStyle) -> String {
        guard self == .terminal, let code = style.code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

extension TextStyle {
    /// The parameters of "select graphic rendition". Summer is not red, as festivals are.
    fileprivate var code: String? {
        switch self {
        case .normal: nil
        case .title: "1"
        case .dimmed: "2"
        case .today: "7"
        case .festival: "1;31"
        case .term(.spring): "32"
        case .term(.summer): "35"
        case .term(.autumn): "33"
        case .term(.winter): "36"
        }
    }
}
