// The words that people type where a verb for people takes a day, a month, a year or something that happens, with refusals in
// the reader's language.

import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension QuestionReader {
    /// The calendar of lunar dates.
    var calendar: LunisolarCalendar { festivals.calendar }

    /// A reader with the language, the first weekday and the present day of some settings.
    init(_ table: AlmanacTable, _ festivals: Festivals, _ settings: TerminalSettings) {
        self.init(
            table,
            festivals,
            language: settings.language,
            order: DateOrder(locale: Terminal.localeName),
            firstWeekday: settings.firstWeekday,
            today: settings.today
        )
    }

    /// Today, or why it is unknown.
    func knownToday() throws(UsageError) -> Day {
        do throws(QuestionError) {
            return try requireToday()
        } catch {
            throw refusal(error, today.map { "\($0)" } ?? "", .day)
        }
    }

    /// The words after a verb, or without one, read once.
    func words(_ text: String, by verb: Verb = AlmanacSyntax.today) -> AskedWords {
        // A year of four digits is one after any verb.
        let name = text.isYear ? "" : verb.name
        do throws(QuestionError) {
            let (asked, isWhole) = try read(text, after: name)
            return AskedWords(verb: isWhole ? name : nil, typed: text, result: .success(asked))
        } catch {
            let words = text.split(separator: " ")
            guard error == .notUnderstood, words.contains("-") else {
                return AskedWords(verb: nil, typed: text, result: .failure(error))
            }
            // A hyphen between spaces may be a word: 1990-05-20 - 30 days.
            let other = self.words(words.map { $0 == "-" ? "minus" : $0 }.joined(separator: " "), by: verb)
            return other.asked != nil ? other : AskedWords(verb: nil, typed: text, result: .failure(error))
        }
    }

    /// The question of a text.
    func asked(_ text: String, _ expectation: Expectation) throws(UsageError) -> Asked {
        try asked(words(text), expectation)
    }

    /// The question of some words. Rules that decided between two readings are told on standard error, which leaves the answer as it is.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - expectation: The words that were expected.
    ///   - takesHolidays: Whether questions about holidays are answered.
    func asked(
        _ words: AskedWords,
        _ expectation: Expectation,
        takesHolidays: Bool = false
    ) throws(UsageError) -> Asked {
        do throws(QuestionError) {
            let asked = try words.result.get()
            guard takesHolidays || asked.question == .plain else { throw .notUnderstood }
            for note in asked.notes where expectation != .page || !note.isAnswer {
                StandardError.writeLine("almanac: \(sentence(about: note, of: asked))")
            }
            return asked
        } catch {
            throw refusal(error, words.text, expectation)
        }
    }

    /// The first day of the subject.
    func day(of asked: Asked, _ text: String, _ expectation: Expectation) throws(UsageError) -> Day {
        do throws(QuestionError) {
            if let day = try day(of: asked) { return day }
        } catch {
            throw refusal(error, text, expectation)
        }
        throw never(text, after: try knownToday())
    }

    /// The days of the subject.
    func days(of asked: Asked, _ text: String) throws(UsageError) -> DayRange {
        do throws(QuestionError) {
            if let days = try days(of: asked) { return days }
        } catch {
            throw refusal(error, text, .day)
        }
        throw never(text, after: try knownToday())
    }

    /// A text that cannot be read, as a refusal.
    func refusal(_ error: QuestionError, _ text: String, _ expectation: Expectation) -> UsageError {
        let parts = text.split(separator: ":")
        let isTime = zip(parts, parts.dropFirst()).contains { left, right in
            left.last?.isNumber == true && right.first?.isNumber == true
        }
        if isTime, error == .notUnderstood || error == .noSuchMonth {
            return UsageError(Sentences.notHere.filled(in: language, [shown(text)]))
        }
        if error == .notUnderstood, let first = firstEraDay(about: text) {
            return UsageError(Phrase.unknownEra.text(in: language, [shown(text), "\(first)"]))
        }
        let isUnknown = error == .notUnderstood && topic(of: text) == nil && suggestions(for: text, error).isEmpty
        let aliases = table.festivals.ids.indices.lazy.flatMap { table.aliases.texts(of: $0) }
        if isUnknown, text.utf8.count > 5, text.utf8.count < 60,
            let alias = nearestSpelling(to: text, among: Array(aliases))
        {
            return UsageError(Sentences.unknownName.filled(in: language, [shown(text), alias]))
        }
        if error == .notUnderstood, topic(of: text) == nil, suggestions(for: text, error).isEmpty {
            return notUnderstood(text, expectation)
        }
        return UsageError(sentence(about: shown(text), typed: text, error))
    }

    /// The first day of the first era that is known in the reader's regions, or in any, if a text is a year of one that is not: 文禄2年.
    private func firstEraDay(about typed: String) -> Day? {
        let scalars = Array(typed.unicodeScalars)
        let isNumber: (Unicode.Scalar) -> Bool = { "元一二三四五六七八九十0123456789".unicodeScalars.contains($0) }
        // 来, 後 and their like are of years near today: 未来5年.
        guard scalars.count > 3, let end = scalars.firstIndex(of: "年"), end > 2, scalars[2..<end].allSatisfy(isNumber),
            scalars.prefix(2).allSatisfy({ (0x4E00..<0xA000).contains($0.value) && !isNumber($0) }),
            !scalars.prefix(2).contains(where: { "今明后後前去来來近未第连連".unicodeScalars.contains($0) }),
            (try? read(String(typed.prefix(2)))) == nil
        else { return nil }
        let eras = calendar.customSection.eras.filter { $0.yearZero > 0 }
        let own = eras.filter { festivals.regions.contains(calendar.festivalSection.regions[Int($0.region)].id) }
        return (own.isEmpty ? eras : own).map(\.firstDay).min()
    }

    /// The refusal of a text, perhaps with a word that says how it is meant: why it is no date, or else how one is written.
    func refusal(of text: String, as words: String? = nil, example: String) -> UsageError {
        do throws(QuestionError) {
            _ = try read(words ?? text)
        } catch {
            if error != .notUnderstood { return refusal(error, text, .day) }
        }
        return .notUnderstood(text, example: example)
    }

    /// A day, if the table has it.
    func within(_ day: Day?, _ text: String) throws(UsageError) -> Day {
        guard let day, heldDays.contains(day) else { throw refusal(.outOfRange, text, .day) }
        return day
    }
}

extension Asked.Note {
    /// Whether the note is a part of the answer, and no rule of reading: an age, the second of two days.
    var isAnswer: Bool {
        switch self {
        case .age, .ages, .also, .firstDayCounted: true
        default: false
        }
    }
}

// MARK: - Operands

extension QuestionReader {
    /// The question of words without a verb.
    func page(_ words: AskedWords) throws(UsageError) -> Asked {
        let (text, word) = (words.text, words.text.split(separator: " ").first.map(String.init) ?? words.text)
        let misspelt = nearestSpelling(to: word, among: AlmanacSyntax.verbNames).map { _ in
            UsageError.unknownVerb(word, of: AlmanacSyntax.syntax)
        }
        // A misspelt verb comes before the beginning of a name: moth, Mother's Day.
        if let misspelt, words.asked?.notes.contains(.beginning) == true { throw misspelt }
        if words.asked == nil, topic(of: text) == nil, word.utf8.allSatisfy({ $0 < 0x80 }) {
            let rest = text.split(separator: " ").dropFirst().joined(separator: " ")
            let isVerb = AlmanacSyntax.verbNames.contains(word)
            if let misspelt, !isVerb { throw misspelt }
            // List festivals: the second word is a verb of lists.
            if !isVerb, AlmanacSyntax.plumbingVerbs.contains(where: { $0.name == rest }) {
                let advice = Phrase.didYouMean.text(in: language, [rest])
                throw UsageError(Phrase.unknownVerb.text(in: language, [quoted(word), advice]))
            }
            // Words that the verb does not understand either are no call of it.
            if isVerb, self.words(rest).asked != nil { throw oneArgument(text) }
        }
        return try asked(words, .page, takesHolidays: true)
    }

    /// The day of words: a date in any form, or the next day of something with a name.
    func day(_ words: AskedWords) throws(UsageError) -> Day {
        try day(of: asked(words, .day), words.text, .day)
    }

    /// The day of an operand or an option.
    func day(_ text: String) throws(UsageError) -> Day { try day(words(text)) }

    /// The month of an operand; a day stands for its month, and `2` for February of this year.
    func month(_ text: String) throws(UsageError) -> YearMonth {
        if let number = Int(text), (1...12).contains(number), text.utf8.allSatisfy({ $0 >= 0x30 }),
            let month = YearMonth(year: GregorianDate(try knownToday()).year, month: number)
        {
            return month
        }
        let words = words(text, by: AlmanacSyntax.month)
        let asked = try asked(words, .month)
        if case .years = asked.subject { throw notUnderstood(text, .month) }
        return YearMonth(try day(of: asked, text, .month))
    }

    /// The year of words.
    func year(_ words: AskedWords) throws(UsageError) -> Int {
        // Also one that the calendar has in part: its page says so.
        if words.typed.isYear, let year = Int(words.typed), table.promisedYears.contains(year) { return year }
        let asked = try asked(words, .year)
        if case .years(let years) = asked.subject, years.count == 1 { return years.lowerBound }
        if case .days(let days) = asked.subject, asked.isLunar, days.count > 300 {
            return GregorianDate(days.firstDay).year
        }
        throw notUnderstood(words.typed, .year)
    }
}

/// Words of a command line, as they were read.
struct AskedWords {
    /// The verb, if it is one of the words.
    let verb: String?
    /// The words after the verb.
    let typed: String
    let result: Result<Asked, QuestionError>

    /// The words, with the verb if it is one of them.
    var text: String { verb.map { "\($0) \(typed)" } ?? typed }
    /// Whether the verb is one of the words.
    var isWhole: Bool { verb != nil }
    /// The question; nil if there is none.
    var asked: Asked? { try? result.get() }
}

extension String {
    /// Whether it is a year of four digits.
    var isYear: Bool { utf8.count == 4 && utf8.allSatisfy { (0x30...0x39).contains($0) } }
}

extension AlmanacSyntax {
    fileprivate static var verbNames: [String] {
        (porcelainVerbs + plumbingVerbs).map(\.name).filter { !$0.isEmpty }
    }
}
