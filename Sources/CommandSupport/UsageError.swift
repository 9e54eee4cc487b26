import AlmanacCore
import AlmanacNames
import AlmanacRendering
import AlmanacWords

/// A mistake in the command line, told in the reader's language: the fault and, where possible, what to write instead.
package enum UsageError: CommandFailure {
    /// A word that is no verb of a command.
    case unknownVerb(String, of: CommandSyntax)
    /// A word that is no option of any verb; the verb that stands before it, if one does.
    case unknownOption(String, of: CommandSyntax, verb: Verb?)
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
    package init(_ sentence: String) { self = .told { _ in sentence } }

    package var exitStatus: ExitStatus { .usage }
}

// MARK: - Words in messages

/// A word of the command line within quotation marks, on one line whatever it holds.
package func quoted(_ word: String, atMost count: Int = 80) -> String {
    // A word that is longer was not typed; its beginning tells which one is meant.
    let shown = word.unicodeScalars.prefix(count)
    return "'\(oneLine(String(shown)))\(shown.endIndex < word.unicodeScalars.endIndex ? "…" : "")'"
}

/// A text from outside on one line, whatever it holds.
package func oneLine(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        // Signs that turn the direction of writing are of the category format, the joiners of emoji too.
        case .format where scalar == "\u{200C}" || scalar == "\u{200D}": line.unicodeScalars.append(scalar)
        case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
        default: line.unicodeScalars.append(scalar)
        }
    }
    return line
}

// MARK: - The sentences of messages

extension UsageError {
    /// One line without the name of the command and without a full stop.
    package func text(in language: CalendarLanguage) -> String {
        func say(_ phrase: Phrase, _ values: String...) -> String { phrase.text(in: language, values) }
        func advice(on word: String, among known: [String], of syntax: CommandSyntax? = nil) -> String {
            let nearest = nearestSpelling(to: word, among: known) ?? (known.count == 1 ? known[0] : nil)
            if let nearest { return say(.didYouMean, nearest) }
            return syntax.map { say(.seeHelp, $0.name) } ?? say(.oneOf, known.joined(separator: ", "))
        }
        switch self {
        case .told(let sentence): return sentence(language)
        case .unknownVerb(let word, let syntax):
            let known = syntax.listedVerbs.map(\.name)
            return say(.unknownVerb, quoted(word), advice(on: word, among: known, of: syntax))
        case .unknownOption(let word, let syntax, let verb):
            let options = verb?.options ?? syntax.verbs.flatMap(\.options)
            let known = options.map(\.longSpelling)
            // An option that was cut short is nearer than one of other letters.
            let longer = word.utf8.count > 3 ? known.first { $0.hasPrefix(word) } : nil
            return say(.unknownOption, quoted(word), advice(on: longer ?? word, among: known, of: syntax))
        case .noVerb(let syntax): return say(.noVerb, say(.seeHelp, syntax.name))
        case .foreignOption(let option, let call): return say(.foreignOption, quoted(option), call)
        case .takesNoValue(let option): return say(.takesNoValue, quoted(option))
        case .givenTwice(let word): return say(.givenTwice, quoted(word))
        case .needsValue(let option, let form): return say(.needsValue, quoted(option), form)
        case .missing(let name, let usage): return say(.missing, name, usage)
        case .oneTooMany(let word, let usage): return say(.oneTooMany, quoted(word), usage)
        case .unknownValue(let value, let name, let place, let known):
            let kind = (place.map { "\($0): " } ?? "") + "no \(name)"
            let subject = language == .english ? kind : place ?? "--\(name)"
            return say(.unknownValue, quoted(value), subject, advice(on: value, among: known))
        case .notUnderstood(let text, let example):
            return Sentences.notUnderstood.filled(in: language, [quoted(text), example])
        case .outside(let text, let first, let last):
            return Sentences.outside.filled(in: language, [quoted(text), first, last])
        case .descending(let text, let right): return say(.descending, quoted(text), right)
        case .noNumber(let text, let range):
            return say(.noNumber, quoted(text), "\(range.lowerBound)", "\(range.upperBound)")
        case .zone(let name, let variable): return say(.zone, quoted(name), variable.map { "\($0): " } ?? "")
        case .zoneFile(let name): return say(.zoneFile, quoted(name))
        case .onlyFor(let option, let owner): return say(.onlyFor, option, owner)
        case .notBoth(let first, let second): return say(.notBoth, first, second)
        }
    }
}
