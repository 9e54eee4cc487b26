/// The destination of an export, which takes text piece by piece: standard output, or memory.
package protocol TextSink: ~Copyable {
    /// The error of a failed write; `Never` if no write fails.
    associatedtype Failure: Error

    /// Writes a piece of text.
    mutating func write(_ text: String) throws(Failure)
}

/// Text in memory, for a file that is written whole or not at all.
package struct TextBuffer: TextSink {
    /// The text written so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// An empty buffer.
    package init() {}

    package mutating func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}

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
