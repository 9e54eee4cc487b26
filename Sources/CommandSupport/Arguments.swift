import AlmanacCore

/// A command line, read by its grammar: a verb, its operands and its options.
package struct Arguments: Sendable {
    /// The verb, or the one without a name.
    package let verb: Verb
    /// The words that are neither options nor the verb. Their count is what the verb takes, unless `--help` or `--version`
    /// is given.
    package let operands: [String]
    /// The values of the options that are given; of a switch none.
    private var values: [Option: [String]]

    /// The value of an option, or nil if it is not given.
    package subscript(option: Option) -> String? { values[option]?.first }

    /// Every value of an option that may be given any number of times, in the order given.
    package func all(_ option: Option) -> [String] { values[option] ?? [] }

    /// Whether an option or a switch is given.
    package func has(_ option: Option) -> Bool { values[option] != nil }

    /// The same command line with a value of an option in addition; nil if it has one or the verb does not take it.
    package func adding(_ value: String, of option: Option) -> Arguments? {
        guard values[option] == nil, verb.takes(option) else { return nil }
        var arguments = self
        arguments.values[option] = [value]
        return arguments
    }

    /// The value of an operand's word among those known; `kind` is what the word is called when it is refused.
    package func operand<Value>(
        _ index: Int,
        _ kind: String,
        among known: [(name: String, value: Value)]
    ) throws(UsageError) -> Value {
        let word = operands[index]
        if let found = known.first(where: { $0.name == word.lowercased() }) { return found.value }
        throw .unknownValue(word, of: kind, in: verb.name, among: known.map(\.name))
    }

    /// Reads a command line.
    ///
    /// Options may come before and after the operands; after `--` every word is an operand, and so is `-` alone and
    /// a negative number such as `-7`, unless the verb has an option `-7`. The verb
    /// is the first operand. An option whose next word begins with two hyphens has no value; such a value is written
    /// `--name=--value`.
    ///
    /// - Parameter words: The words after the name of the command.
    package init(_ words: [String], _ syntax: CommandSyntax) throws(UsageError) {
        // Other programs have a verb for it.
        let words = words == ["version"] ? [Option.version.longSpelling] : words
        var scanner = Scanner(syntax: syntax, rest: words[...])
        try scanner.scan()
        let verb = try scanner.verb()
        let operands = scanner.words.dropFirst(verb.name.isEmpty ? 0 : 1)

        for option in scanner.order {
            guard verb.takes(option) else {
                throw syntax.misspeltVerb(operands.first, taken: verb)
                    ?? .foreignOption(option.longSpelling, call: syntax.call(verb))
            }
        }
        if !scanner.asksForHelp { try syntax.check(Array(operands), of: verb) }
        (self.verb, self.operands, values) = (verb, Array(operands), scanner.values)
    }
}

// MARK: - Words into options and operands

/// Separates options from operands. The options of all verbs are known to it, because the verb may come last.
private struct Scanner {
    let syntax: CommandSyntax
    var rest: ArraySlice<String>
    var words: [String] = []
    /// The count of `words` before `--`; a verb is one of them.
    var wordsBeforeEnd: Int?
    var values: [Option: [String]] = [:]
    /// The options given, in order.
    var order: [Option] = []

    /// Whether `--help` or `--version` is given, which have an answer whatever the verb lacks.
    var asksForHelp: Bool { values[.help] != nil || values[.version] != nil }

    mutating func scan() throws(UsageError) {
        while let word = rest.popFirst() {
            if word == "--" {
                wordsBeforeEnd = words.count
                words += rest
                return
            }
            if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1, !isNegativeNumber(word) {
                try scanOption(word)
            } else {
                words.append(word)
            }
        }
    }

    /// Whether a word is a number such as `-7` or `-2m`, which the verb before it takes as an operand and not as an option.
    private func isNegativeNumber(_ word: String) -> Bool {
        let unit = word.utf8.dropFirst().drop { (0x30...0x39).contains($0) }
        guard unit.count < word.utf8.count - 1, unit.isEmpty || ["d", "w", "m", "y"].contains(String(unit)) else {
            return false
        }
        let verb = syntax.verb(named: words.first ?? "") ?? syntax.verb(named: "")
        guard let verb, !verb.operands.isEmpty else { return false }
        return !verb.options.contains { $0.spellings.contains(word) }
    }

    private mutating func scanOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = syntax.verbs.lazy.flatMap(\.options).first(where: { $0.spellings.contains(parts[0]) }) else {
            throw .unknownOption(parts[0], of: syntax, verb: syntax.verb(named: words.first ?? ""))
        }
        var given = parts.dropFirst()
        if let valueName = option.valueName {
            if given.isEmpty, let next = rest.popFirst(), !next.hasPrefix("--") { given.append(next) }
            guard given.first?.isEmpty == false else {
                throw .needsValue(option.longSpelling, form: "\(option.longSpelling) \(valueName)")
            }
        } else if !given.isEmpty {
            throw .takesNoValue(parts[0])
        }
        guard values[option] == nil || option.count == .anyNumber else { throw .givenTwice(option.longSpelling) }
        values[option, default: []] += given
        order.append(option)
    }

    /// The verb that the first word names, or else the one without a name.
    func verb() throws(UsageError) -> Verb {
        let bare = syntax.verb(named: "")
        guard let word = words.first, wordsBeforeEnd != 0 else {
            if let bare { return bare }
            // Without a verb `--help` and `--version` still have an answer.
            if asksForHelp { return Verb("", syntax.summary) }
            throw .noVerb(of: syntax)
        }
        if let verb = syntax.verb(named: word), !word.isEmpty { return verb }
        if let bare, !bare.operands.isEmpty { return bare }
        throw .unknownVerb(word, of: syntax)
    }
}

// MARK: - Checks and messages

extension CommandSyntax {
    fileprivate func check(_ words: [String], of verb: Verb) throws(UsageError) {
        var rest = words[...]
        for operand in verb.operands {
            let isThere = !rest.isEmpty
            switch operand.count {
            case .one, .zeroOrOne: rest = rest.dropFirst()
            case .oneOrMore, .zeroOrMore: rest = []
            }
            guard isThere || operand.count == .zeroOrOne || operand.count == .zeroOrMore else {
                // A word that is no value of the first operand stands for a later one: export 2027.
                let first = verb.operands[0]
                let known = first.choices()
                let isFirst = known.isEmpty || words.first.map(known.contains) ?? true
                throw .missing(isFirst ? operand.name : first.name, usage: usage(of: verb))
            }
        }
        if let word = rest.first { throw .oneTooMany(word, usage: usage(of: verb)) }
    }

    /// The error for a word that was taken for an operand of the verb without a name but is spelt nearly as a verb; nil if
    /// it is not.
    fileprivate func misspeltVerb(_ word: String?, taken verb: Verb) -> UsageError? {
        let names = listedVerbs.map(\.name)
        guard verb.name.isEmpty, let word, nearestSpelling(to: word, among: names) != nil else { return nil }
        return .unknownVerb(word, of: self)
    }
}
