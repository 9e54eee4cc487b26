// Lines of iCalendar (RFC 5545): text escaped, lines folded.

/// A content line, `NAME;PARAMETER=VALUE:value`.
enum ContentLine {
    /// The longest line in octets, its line end not counted (RFC 5545, 3.1).
    private static let longest = 75

    /// A line whose value is text of any kind.
    static func text(_ name: String, _ value: String) -> String {
        folded("\(name):\(escaped(value))")
    }

    /// A line whose value is a list of texts (RFC 5545, 3.1.1).
    static func list(_ name: String, _ values: [String]) -> String {
        folded("\(name):\(values.map(escaped).joined(separator: ","))")
    }

    /// A line as it is, folded and ended: no piece is longer than 75 octets, and no character is broken.
    static func folded(_ line: String) -> String {
        var folded = ""
        var width = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if width + size > longest {
                folded += "\r\n "
                width = 1
            }
            folded.unicodeScalars.append(scalar)
            width += size
        }
        return folded + "\r\n"
    }

    /// A value of type TEXT (RFC 5545, 3.3.11): a line end of any kind becomes `\n`; other control characters, which
    /// are not allowed, are left out.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n" where previous == "\r": break
            case "\n", "\r": escaped += "\\n"
            case "\t": escaped += "\t"
            case ..<" ", "\u{7F}": break
            default: escaped.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return escaped
    }
}
