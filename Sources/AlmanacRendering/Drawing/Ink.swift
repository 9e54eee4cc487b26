import Almanac

/// The colours of letters and signs on light paper, the same on HTML pages and in every drawing.
///
/// Each has a contrast ratio of at least 4.5 (WCAG 2.1, AA) with white and with the ground of a page.
enum Ink {
    static let text = "#1d1b18"
    /// Lunar dates, captions and the days of neighbouring months.
    static let soft = "#6b665e"
    static let red = "#b3261e"
    static let blue = "#1f5fae"
    /// Anniversaries.
    static let own = "#8a2c7f"
    /// Solar terms, from spring to winter.
    private static let terms = ["#2a7a3f", "#a8480f", "#8a6100", "#22659e"]

    /// The colours that mean something as custom properties of CSS.
    static let properties =
        "--red:\(red);--blue:\(blue);" + terms.enumerated().map { "--t\($0 + 1):\($1);" }.joined() + "--a:\(own);"

    /// The classes of solar terms in SVG.
    static let termClasses = terms.enumerated().map { ".t\($0 + 1){fill:\($1)}" }.joined()
}

// MARK: - The classes that the style sheets give these colours

extension CellLabel {
    /// The class that gives the name its colour in SVG and HTML: `t1` … `t4` for a term by its season, `p` for a public holiday, `f` for
    /// a traditional festival, `n` for any other day of note.
    var styleClass: String {
        if let season { return season.styleClass }
        return switch subject {
        case .festival(.publicHoliday): "p"
        case .festival(.traditional): "f"
        default: "n"
        }
    }
}

extension SolarTerm.Season {
    /// Its class in SVG and HTML: `t1` … `t4`.
    var styleClass: String { "t\(rawValue + 1)" }
}

extension WorkStatus.Mark {
    /// Its class in SVG and HTML.
    var styleClass: String {
        switch self {
        case .holiday: "off"
        case .makeUpWorkday: "work"
        case .halfDay: "half"
        }
    }
}

extension DayColour {
    /// Its class in SVG and HTML; nil for the colour of text.
    var styleClass: String? {
        switch self {
        case .plain: nil
        case .blue: "blue"
        case .red: "red"
        }
    }
}

// MARK: - Text within elements and attributes

/// Returns a text as element content or as an attribute value within double quotation marks, for XML and HTML.
///
/// The five special characters become references, so no text can open a tag, end a CDATA section or leave an attribute;
/// tabs and line ends become spaces, and a character that XML does not allow becomes U+FFFD.
func markup(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        case "\t", "\n", "\r": escaped += " "
        case ..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(scalar)
        }
    }
    return escaped
}
