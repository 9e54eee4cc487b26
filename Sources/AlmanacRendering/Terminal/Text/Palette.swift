import Almanac

/// The meaning of a piece of text, from which its appearance follows.
package enum TextStyle: Hashable, Sendable {
    /// Text without emphasis.
    case normal
    case title
    /// Secondary text: lunar dates below their numbers, captions, days of the neighbouring months.
    case dimmed
    case number(DayColour)
    case today(DayColour)
    /// The name of a weekday above its column.
    case weekday(DayColour)
    case publicHoliday
    /// The name of a festival kept by custom, which is no day off.
    case festival
    /// A solar term, in the colour of its season.
    case term(SolarTerm.Season)
}

/// How styles are written.
package enum Palette: Hashable, Sendable {
    /// As the text alone.
    case none
    /// Bold, faint and inverse, without colours.
    case monochrome
    /// With the control sequences of a colour terminal (ECMA-48, eight colours).
    case terminal

    /// The text with the control sequences of its style.
    func paint(_ text: String, _ style: TextStyle) -> String {
        let codes = codes(of: style)
        guard !codes.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[" + codes.map { "\($0.rawValue)" }.joined(separator: ";") + "m\(text)\u{1B}[0m"
    }

    private func codes(of style: TextStyle) -> [Rendition] {
        switch self {
        case .none: []
        case .monochrome: style.weight
        case .terminal: style.weight + [style.colour].compactMap(\.self)
        }
    }
}

/// The parameters of "select graphic rendition" in use.
private enum Rendition: Int {
    case bold = 1, faint = 2, inverse = 7
    case red = 31, green, yellow, blue, magenta, cyan
}

extension TextStyle {
    fileprivate var weight: [Rendition] {
        switch self {
        case .title, .number, .publicHoliday, .festival: [.bold]
        case .today: [.bold, .inverse]
        case .dimmed, .weekday(.plain): [.faint]
        case .normal, .weekday, .term: []
        }
    }

    /// Red is for days of rest alone; summer is magenta for that reason.
    fileprivate var colour: Rendition? {
        switch self {
        case .normal, .title, .dimmed, .festival: nil
        case .number(let colour), .today(let colour), .weekday(let colour): colour.rendition
        case .publicHoliday: .red
        case .term(.spring): .green
        case .term(.summer): .magenta
        case .term(.autumn): .yellow
        case .term(.winter): .cyan
        }
    }
}

extension DayColour {
    fileprivate var rendition: Rendition? {
        switch self {
        case .plain: nil
        case .blue: .blue
        case .red: .red
        }
    }
}
