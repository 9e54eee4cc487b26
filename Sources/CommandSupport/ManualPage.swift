// The manual page, from the grammar of a command.

extension CommandSyntax {
    /// The page in the language of man(7), section 1.
    ///
    /// - Parameter release: The edition, for the foot of the page.
    package func manualPage(of release: String) -> String {
        let page =
            [
                ".TH \(roffQuoted(name.uppercased())) 1 \"\" \(roffQuoted(release)) \"User Commands\"",
                ".nh", ".ad l", ".SH NAME", "\(roff(name)) \\- \(roff(summary))", ".SH SYNOPSIS",
            ] + listedVerbs.flatMap(synopsis) + [".SH DESCRIPTION"] + listedVerbs.flatMap(description) + [".SH OPTIONS"]
            + options + Self.exitStatus + Self.environment
        return page.joined(separator: "\n") + "\n"
    }

    private func synopsis(of verb: Verb) -> [String] {
        let words = usage(of: verb).split(separator: " ").map(String.init)
        let count = verb.name.isEmpty ? 1 : 2
        return [".HP", ".B " + roff(words.prefix(count).joined(separator: " "))]
            + [roff(words.dropFirst(count).joined(separator: " "))].filter { !$0.isEmpty }
    }

    private func description(of verb: Verb) -> [String] {
        let operands = verb.operands.map(\.name).joined(separator: " ")
        return [".TP", ".B " + roff(call(verb)) + (operands.isEmpty ? "" : " \\fI\(roff(operands))\\fR")]
            + [roff(verb.summary)]
    }

    /// Every option once, in the order of the verbs.
    private var options: [String] {
        var seen: Set<String> = []
        var lines: [String] = []
        for verb in listedVerbs {
            for option in verb.options where seen.insert(option.name).inserted {
                let names = roff(option.spellings.joined(separator: ", "))
                lines += [".TP", "\\fB\(names)\\fR \\fI\(option.valueName)\\fR"]
                lines.append(roff(option.summary + (option.choices().isEmpty ? "" : "; one of " + option.choiceList)))
            }
            for item in verb.switches where seen.insert(item.name).inserted {
                lines += [".TP", ".B " + roff(item.spellings.joined(separator: ", ")), roff(item.summary)]
            }
        }
        return lines
    }

    private static let exitStatus = [
        ".SH EXIT STATUS", ".TP", ".B 0", "Done, also if the reader of a pipe closed it early.", ".TP", ".B 1",
        "A check found a difference.", ".TP", ".B 64", "The command line is wrong.", ".TP", ".B 65",
        "The input data are wrong.", ".TP", ".B 74", "Reading or writing failed.",
    ]

    private static let environment = [
        ".SH ENVIRONMENT", ".TP", ".B LC_ALL, LC_TIME, LANG",
        "The language of pages and files, and their region: by its territory, with its calendar and first weekday. "
            + "All output is UTF-8, in the locale C too.",
        ".TP", ".B ALMANAC_REGION",
        "The region of pages and files, in the form of --region; takes precedence over the locale.",
        ".TP", ".B TZ",
        "The time zone that says which day is today, and whose times stand beside those of the calendar.",
        ".TP", ".B TZDIR", "The folder with the files of time zones (TZif); if not set, that of the system.", ".TP",
        ".B COLUMNS", "The width of the lines in columns; if not set, that of the terminal, or 80.", ".TP",
        ".B LINES", "The height of the screen in lines; if not set, that of the terminal.", ".TP",
        ".B NO_COLOR",
        "If set and not empty, no colours are shown; bold and faint text remains.", ".TP",
        ".B ALMANAC_PAGER, PAGER",
        "The command, for the shell, that shows a page longer than the screen; none if empty or cat, less if not set. "
            + "It is given LESS=FRX and LESSCHARSET=utf-8 unless they are set.",
    ]
}

extension ValueOption {
    fileprivate var choiceList: String { choices().joined(separator: ", ") }
}

/// Escapes hyphens, backslashes and requests, so that roff prints the text unchanged.
private func roff(_ text: String) -> String {
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

private func roffQuoted(_ text: String) -> String { "\"\(roff(text))\"" }
