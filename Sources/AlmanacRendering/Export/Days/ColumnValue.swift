/// The value of a column on a day, for CSV and JSON alike.
enum ColumnValue: Hashable, Sendable {
    /// Any text.
    case text(String)
    /// A count or an ordinal.
    case number(Int)
    /// Yes or no: `1` or `0` in CSV, `true` or `false` in JSON.
    case truth(Bool)
    /// Nothing on this day: an empty field in CSV, `null` in JSON.
    case absent

    /// The text of a value, or nothing.
    static func text(of value: (some CustomStringConvertible)?) -> ColumnValue {
        value.map { .text($0.description) } ?? .absent
    }

    /// The value as a field of CSV.
    var field: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .truth(let isTrue): isTrue ? "1" : "0"
        case .absent: ""
        }
    }

    /// The value in JSON.
    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .number(number)
        case .truth(let isTrue): .truth(isTrue)
        case .absent: .null
        }
    }
}
