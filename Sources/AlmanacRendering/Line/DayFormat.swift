/// A line of text in which fields between braces stand for the facts of a day: `{lunar} {term}`.
///
/// `{{` and `}}` are braces themselves. A field that is empty takes the text before it with it, so that no separator is left
/// over; if no field before it has a text, the text after it. The text before the first field and after the last one stays,
/// but if all fields are empty, so is the line.
package struct DayFormat: Sendable {
    /// The text before the first field, then each field with the text after it.
    private var parts: [(field: DayField?, text: String)] = [(nil, "")]

    package init(_ text: String) throws(DayFormatError) {
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "{" where rest.first == "{", "}" where rest.first == "}":
                parts[parts.count - 1].text.append(rest.removeFirst())
            case "{": parts.append((try Self.field(&rest), ""))
            case "}": throw .unopened
            default: parts[parts.count - 1].text.append(character)
            }
        }
    }

    /// Whether a field has a name.
    func has(_ name: String) -> Bool { parts.contains { $0.field?.name == name } }

    /// Whether a field tells of public holidays.
    package var showsHolidays: Bool { has("holiday") || has("festivals") }

    /// Whether a field tells who works.
    package var showsWork: Bool { parts.contains { $0.field?.isAboutWork == true } }

    func text(_ value: (DayField) -> String) -> String {
        let values = parts.dropFirst().map { $0.field.map(value) ?? "" }
        guard values.isEmpty || values.contains(where: { !$0.isEmpty }) else { return "" }
        var (text, hasValue) = (parts[0].text, false)
        for (index, value) in values.enumerated() where !value.isEmpty {
            text += (hasValue ? parts[index].text : "") + value
            hasValue = true
        }
        return text + (values.isEmpty ? "" : parts[values.count].text)
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
