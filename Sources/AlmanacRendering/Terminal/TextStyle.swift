import Almanac

/// The meaning of a piece of text, from which its appearance follows.
package enum TextStyle: Hashable, Sendable {
    /// Text without emphasis.
    case normal
    /// The title of a page.
    case title
    /// Secondary text: names of weekdays, days of the neighbouring months.
    case dimmed
    /// The number of today.
    case today
    /// A public holiday or a traditional festival.
    case festival
    /// A solar term, in the colour of its season.
    case term(SolarTerm.Season)

    /// Whether the text is a solar term.
    var isTerm: Bool {
        if case .term = self { true } else { false }
    }
}

/// How styles are written.
package enum Palette: Hashable, Sendable {
    /// As the text alone.
    case none
    /// With the control sequences of a colour terminal (ECMA-48, eight colours).
    case terminal

    /// The text with the control sequences of its style.
    func paint(_ text: String, _ style: TextStyle) -> String {
        guard self == .terminal, let code = style.code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}

extension TextStyle {
    /// The parameters of "select graphic rendition"; summer is magenta, because festivals are red.
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
