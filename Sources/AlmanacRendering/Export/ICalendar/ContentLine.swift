/// Content lines of iCalendar, `NAME;PARAMETER=VALUE:value`, escaped and folded.
enum ContentLine {
    /// The greatest length of a line in octets, without its line end (RFC 5545, 3.1).
    private static let longest = 75

    /// A line whose value is any text (RFC 5545, 3.3.11).
    static func text(_ name: String, _ value: String) -> String {
        folded("\(name):\(escaped(value))")
    }

    /// A line whose value is a list of texts (RFC 5545, 3.1.1).
    static func list(_ name: String, _ values: [String]) -> String {
        folded("\(name):\(values.map(escaped).joined(separator: ","))")
    }

    /// A line with its line end, folded into pieces of at most 75 octets; no character is broken.
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
    /// the format does not allow, are omitted.
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
