import AlmanacNames

/// A record of values between commas or tabs, as spreadsheets write them (RFC 4180, and the same with tabs).
///
/// A value within quotation marks may hold separators, line ends, and quotation marks written twice. The text is UTF-8, its lines
/// end with CR LF, LF or CR. A byte order mark, records without a value and lines that begin with `#` are omitted. The first comma
/// or tab between values says what separates them.
package struct DelimitedRecord: Hashable, Sendable {
    /// The first line, from 1 on.
    package let line: Int
    /// The values, without spaces around them.
    package let values: [String]

    private enum State { case before, within, quoted, closed, comment }

    /// The records of a file of some bytes, in O(length).
    package static func all(in bytes: [UInt8], of file: String) throws(LineFailure) -> [DelimitedRecord] {
        let text = String(decoding: bytes, as: UTF8.self)
        let (scalars, length) = (text.unicodeScalars, zip(text.utf8, bytes).prefix { $0 == $1 }.count)
        guard length == bytes.count else {
            let line = bytes[..<length].filter { $0 == UInt8(ascii: "\n") }.count + 1
            throw LineFailure(file, line, "bytes that are no UTF-8: expected CSV in UTF-8")
        }
        var (records, values, value): ([DelimitedRecord], [String], String.UnicodeScalarView) = ([], [], .init())
        var (state, line, first): (State, Int, Int) = (.before, 1, 1)
        var (separator, last): (Unicode.Scalar?, Unicode.Scalar) = (nil, " ")
        func endValue() {
            while value.last == " " { value.removeLast() }
            values.append(String(value))
            (value, state) = (.init(), .before)
        }
        for scalar in scalars.dropFirst(scalars.first == "\u{FEFF}" ? 1 : 0) + ["\n"] {
            defer { last = scalar }
            let isLineEnd = scalar == "\n" || scalar == "\r"
            if isLineEnd, scalar == "\r" || last != "\r" { line += 1 }
            switch state {
            case .quoted where scalar == "\"": state = .closed
            case .quoted: value.append(scalar)
            case .closed where scalar == "\"" && last == "\"":
                value.append(scalar)
                state = .quoted
            case .comment where !isLineEnd: break
            case _ where isLineEnd:
                endValue()
                if values.contains(where: { !$0.isEmpty }) {
                    records.append(DelimitedRecord(line: first, values: values))
                }
                (values, first) = ([], line)
            case _ where scalar == separator ?? scalar && (scalar == "," || scalar == "\t"):
                endValue()
                separator = scalar
            case .before where scalar == "\"": state = .quoted
            case .before where scalar == "#" && values.isEmpty: state = .comment
            case .before where scalar == " ", .closed where scalar == " ": break
            case .before where scalar != "\"", .within where scalar != "\"":
                value.append(scalar)
                state = .within
            default:
                let found = "a quotation mark within a value"
                throw LineFailure(file, line, "\(found): expected two, and the value between others")
            }
        }
        guard state != .quoted else { throw LineFailure(file, first, "a quotation mark that is never closed") }
        return records
    }
}

/// A line of a file that cannot be read.
package struct LineFailure: CommandFailure {
    private let text: String
    package let exitStatus = ExitStatus.badData

    package init(_ file: String, _ line: Int, _ reason: String) { text = "\(file):\(line): \(reason)" }

    /// One line for people: `family.csv:3: ` and what was found, and what would be right.
    package func text(in language: CalendarLanguage) -> String { text }
}
