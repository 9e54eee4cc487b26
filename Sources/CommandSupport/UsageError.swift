import AlmanacNames

/// A mistake in the command line, told in the reader's language: the fault and, where possible, what to write instead.
package enum UsageError: CommandFailure {
    /// A word that is no verb of a command.
    case unknownVerb(String, of: CommandSyntax)
    /// A word that is no option of any verb.
    case unknownOption(String, of: CommandSyntax)
    /// No verb, and the command has nothing to do without one.
    case noVerb(of: CommandSyntax)
    /// An option of other verbs than `call`.
    case foreignOption(String, call: String)
    case takesNoValue(String)
    case givenTwice(String)
    /// An option without its value; its form, `--data DIR`.
    case needsValue(String, form: String)
    /// An operand or option that has to be given; the line that has it.
    case missing(String, usage: String)
    case oneTooMany(String, usage: String)
    /// A value that a name of the line (an option without its hyphens) cannot have; the option, operand or variable it stands
    /// in if that has another name, and the values it can have.
    case unknownValue(String, of: String, in: String? = nil, among: [String])
    /// A text that is not what was expected; an example.
    case notUnderstood(String, example: String)
    /// A text, as quoted, outside the days or years from one to another.
    case outside(String, first: String, last: String)
    /// Two ends in the wrong order; what is right.
    case descending(String, right: String)
    /// A number outside a range, or a text that is none.
    case noNumber(String, ClosedRange<Int>)
    /// No such time zone; the variable that names it.
    case zone(String, in: String? = nil)
    /// A time zone whose file is of another kind or cut off.
    case zoneFile(String)
    /// An option that means something only with another, or in some formats.
    case onlyFor(option: String, String)
    /// Two ways to say one thing.
    case notBoth(String, String)
    /// A sentence that the command has of its own.
    case told(@Sendable (CalendarLanguage) -> String)

    /// A sentence that is in the reader's language already.
    package init(_ sentence: String) {
        self = .told { _ in sentence }
    }

    /// The line in English.
    package var description: String { text(in: .english) }

    /// Always `usage`, 64.
    package var exitStatus: ExitStatus { .usage }
}

// MARK: - Words in messages

/// A word of the command line within quotation marks, on one line whatever it holds.
package func quoted(_ word: String) -> String {
    let shown = word.unicodeScalars.prefix(longestQuotation)
    return "'\(oneLine(String(shown)))\(shown.endIndex < word.unicodeScalars.endIndex ? "…" : "")'"
}

/// A word that is longer was not typed; its beginning tells which one is meant.
private let longestQuotation = 80

/// A word of the command line on one line, whatever it holds.
func oneLine(_ word: String) -> String {
    var text = ""
    for scalar in word.unicodeScalars {
        // Signs that turn the direction of writing are of the category format.
        let isShown = ![.control, .format].contains(scalar.properties.generalCategory)
        text += isShown ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return text
}
