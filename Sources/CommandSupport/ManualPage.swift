// The manual page, from the grammar of a command, its examples and its surroundings.

extension CommandSyntax {
    /// The page in the language of man(7), section 1.
    ///
    /// - Parameter release: The edition, for the foot of the page.
    package func manualPage(of release: String) -> String {
        let head = ".TH \(roffQuoted(name.uppercased())) 1 \"\" \(roffQuoted(release)) \"User Commands\""
        // One line a verb; the options it takes stand in the description.
        let synopses = listedVerbs.flatMap { [".HP", boldCall($0) + " [\\fIOPTION\\fR...]"] }
        let related = surroundings.seeAlso.joined(separator: ", ")
        let sections = [
            roffSection("NAME", ["\(roff(name)) \\- \(roff(summary))"]),
            roffSection("SYNOPSIS", [".PD 0"] + synopses + [".PD"]),
            roffSection("DESCRIPTION", listedVerbs.flatMap(description)),
            roffSection("OPTIONS", options.flatMap(entry)),
            roffSection("EXIT STATUS", ExitStatus.allCases.flatMap { roffEntry("\($0.rawValue)", $0.meaning) }),
            roffSection("ENVIRONMENT", surroundings.variables.flatMap { roffEntry($0.name, $0.purpose) }),
            roffSection("FILES", surroundings.files.flatMap { roffEntry($0.name, $0.purpose) }),
            roffSection("EXAMPLES", examples.flatMap { roffEntry($0.line, $0.summary) }),
            roffSection("SEE ALSO", related.isEmpty ? [] : [roff(related)]),
        ]
        return ([head, ".nh", ".ad l"] + sections.joined()).joined(separator: "\n") + "\n"
    }

    private func description(of verb: Verb) -> [String] {
        let own = verb.ownOptions.map { "\\fB\(roff($0.longSpelling))\\fR" }
        let taken = own.isEmpty ? [] : [".br", "Takes " + own.joined(separator: ", ") + "."]
        let notes = verb.notes().flatMap { [".br", roff($0)] }
        return [".TP", boldCall(verb), roff(verb.summary)] + taken + notes
    }

    private func boldCall(_ verb: Verb) -> String {
        "\\fB\(roff(call(verb)))\\fR" + verb.operands.map { " \\fI\(roff($0.notation))\\fR" }.joined()
    }

    private func entry(of option: Option) -> [String] {
        let names = option.spellings.joined(separator: ", ")
        guard let valueName = option.valueName else { return roffEntry(names, option.summary) }
        let choices = option.choices().joined(separator: ", ")
        let summary = option.summary + (choices.isEmpty ? "" : "; one of " + choices)
        return [".TP", "\\fB\(roff(names))\\fR \\fI\(roff(valueName))\\fR", roff(summary)]
    }
}

// MARK: - Text in the language of man(7)

/// Prose, without what roff would read as a request.
func roff(_ text: String) -> String {
    let start = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    return start + text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
}

/// Text to be typed, as one argument of a request. Its signs are printed as they are, so that it can be copied.
func roffQuoted(_ text: String) -> String {
    let signs = [("\"", "dq"), ("'", "aq"), ("`", "ga"), ("^", "ha"), ("~", "ti")]
    return "\"" + signs.reduce(roff(text)) { $0.replacing($1.0, with: "\\(\($1.1)") } + "\""
}

/// A section of a manual page; none if it would be empty.
func roffSection(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [".SH \(title)"] + lines }

/// An entry of a list: its head in bold, then what there is to say.
func roffEntry(_ head: String, _ text: String) -> [String] { [".TP", ".B \(roffQuoted(head))", roff(text)] }
