/// A line of text in which fields between braces stand for the facts of a day: `{lunar} {term}`.
///
/// `{{` and `}}` are braces themselves. A field that is empty takes the text before it with it, so that no separator is left
/// over; if no field before it has a text, the text after it. The text before the first field and after the last one stays,
/// but if all fields are empty, so is the line.
package struct DayFormat: Sendable {
    /// A field with the text between it and the next one, or the end.
    private struct Entry: Sendable {
        let field: DayField
        var tail = ""
    }

    /// The text before the first field.
    private var lead = ""
    private var entries: [Entry] = []

    package init(_ text: String) throws(DayFormatError) {
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}": append(rest.removeFirst())
            case "{": entries.append(Entry(field: try Self.field(&rest)))
            case "}": throw .unopened
            default: append(character)
            }
        }
    }

    /// Whether a field has a name.
    func has(_ name: String) -> Bool { entries.contains { $0.field.name == name } }

    /// Whether a field tells of public holidays.
    package var showsHolidays: Bool { has("holiday") || has("festivals") }

    func text(_ value: (DayField) -> String) -> String {
        let values = entries.map { value($0.field) }
        guard entries.isEmpty || values.contains(where: { !$0.isEmpty }) else { return "" }
        var text = lead
        var hasValue = false
        for (index, value) in values.enumerated() where !value.isEmpty {
            if hasValue { text += entries[index - 1].tail }
            text += value
            hasValue = true
        }
        return text + (entries.last?.tail ?? "")
    }

    private mutating func append(_ character: Character) {
        if entries.isEmpty {
            lead.append(character)
        } else {
            entries[entries.count - 1].tail.append(character)
        }
    }

    /// The field of a name, up to its closing brace.
    private static func field(_ rest: inout Substring) throws(DayFormatError) -> DayField {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed(String(rest)) }
        let name = String(rest[..<end])
        guard let field = DayField.all.first(where: { $0.name == name }) else { throw .unknownField(name) }
        rest = rest[rest.index(after: end)...]
        return field
    }
}

/// The reason why a text is no `DayFormat`.
package enum DayFormatError: Error, Hashable {
    /// No field has this name.
    case unknownField(String)
    /// A brace opens before this text and never closes.
    case unclosed(String)
    /// A brace closes, and none is open.
    case unopened
}
