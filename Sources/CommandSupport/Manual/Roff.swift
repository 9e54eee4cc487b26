// Text in the language of man(7).

/// Prose, without what roff would read as a request.
func roff(_ text: String) -> String {
    var escaped = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for character in text {
        switch character {
        case "\\": escaped += "\\e"
        case "-": escaped += "\\-"
        default: escaped.append(character)
        }
    }
    return escaped
}

/// What people type, as one argument of a request. Its signs are printed as they are, so that it can be copied.
func roffQuoted(_ text: String) -> String {
    let signs = [("\"", "dq"), ("'", "aq"), ("`", "ga"), ("^", "ha"), ("~", "ti")]
    return "\"" + signs.reduce(roff(text)) { $0.replacing($1.0, with: "\\(\($1.1)") } + "\""
}

/// A section of a manual page; none if it would be empty.
func roffSection(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [".SH \(title)"] + lines
}

/// An entry of a list: its head in bold, then what there is to say.
func roffEntry(_ head: String, _ text: String) -> [String] { [".TP", ".B \(roffQuoted(head))", roff(text)] }
