/// A value of JSON (RFC 8259) as text; members keep the order in which they are given.
struct JSONValue: Hashable, Sendable {
    /// The value in JSON's notation, on one line.
    let text: String

    static let null = JSONValue(text: "null")

    /// An integer.
    static func number(_ value: some BinaryInteger) -> JSONValue { JSONValue(text: "\(value)") }

    /// `true` or `false`.
    static func truth(_ value: Bool) -> JSONValue { JSONValue(text: value ? "true" : "false") }

    /// A string of any text; control characters and the line separators of JavaScript are escaped.
    static func string(_ value: String) -> JSONValue {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case ..<" ", "\u{7F}", "\u{2028}", "\u{2029}": text += "\\u" + hexadecimal(scalar.value)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return JSONValue(text: text + "\"")
    }

    /// An object.
    static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        object(members.map { ($0, $1) })
    }

    /// An object of members in an array.
    static func object(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
        JSONValue(text: "{" + members.map { string($0).text + ":" + $1.text }.joined(separator: ",") + "}")
    }

    /// An array.
    static func array(_ elements: [JSONValue]) -> JSONValue {
        JSONValue(text: "[" + elements.map(\.text).joined(separator: ",") + "]")
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
}
