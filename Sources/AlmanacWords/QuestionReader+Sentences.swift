// Sentences about words that were read or refused, in the reader's language: each is one line without a full stop.

import AlmanacCore
import AlmanacNames

extension QuestionReader {
    /// Why words are no question that can be answered, and what would be right.
    ///
    /// - Parameters:
    ///   - text: The words as they are shown, between quotation marks, say.
    ///   - typed: The words as they were typed.
    ///   - error: The refusal of `read(_:)` or `day(of:)`.
    /// - Complexity: O(length of all names); this allocates.
    public func sentence(about text: String, typed: String, _ error: QuestionError) -> String {
        switch error {
        case .notUnderstood:
            if let topic = topic(of: typed) { return say(Sentences.notHere, topic) }
            if let nearest = nearestName(to: typed) { return unknownName(text, nearest: nearest) }
            return say(Sentences.notUnderstood, text, say(Sentences.example))
        case .noSuchDay(let month): return say(Sentences.noSuchDay, text, month.text(in: language), "\(month.length)")
        case .noSuchMonth: return say(Sentences.noSuchMonth, text)
        case .otherWeekday(let day):
            return say(Sentences.otherWeekday, text, "\(day)", day.weekday.name(in: language))
        case .notInEra: return say(Sentences.notInEra, text)
        case .noSuchLeapMonth(let year, let month?):
            return say(Sentences.noSuchLeapMonth, text, "\(year)", month.name(in: language))
        case .noSuchLeapMonth(let year, nil): return say(Sentences.noLeapMonth, text, "\(year)")
        case .noThirtiethDay(let month, let year):
            return say(Sentences.noThirtiethDay, text, "\(year)", month.name(in: language))
        case .noSuchLunarDay: return say(Sentences.noSuchLunarDay, text)
        case .noBirth: return say(Sentences.noBirth, text)
        case .outOfRange:
            // A typed year or month is refused with the years of the table if these are whole; anything else with its days.
            let first = GregorianDate(heldDays.firstDay)
            let isInYears = typed.utf8.count <= 7 && (first.month, first.day) == (1, 1)
            let texts = [heldDays.firstDay, heldDays.lastDay].map { isInYears ? "\(GregorianDate($0).year)" : "\($0)" }
            return say(Sentences.outside, text, texts[0], texts[1])
        case .ambiguousDays(let days): return say(Sentences.ambiguous, text, list(days.map { "\($0)" }))
        case .ambiguous(let occasions):
            // Of many the first.
            let texts = occasions.prefix(8).map { "\(name(of: $0)) (\(word(for: $0)))" }
            return say(Sentences.ambiguous, text, list(occasions.count > texts.count ? texts + ["…"] : texts))
        case .elsewhere(let occasion): return unknownName(text, nearest: name(of: occasion))
        case .noToday: return say(Sentences.noToday)
        }
    }

    /// Returns words to type in place of refused ones, the likeliest first; empty if nothing is near.
    ///
    /// - Complexity: O(length of all names); this allocates.
    public func suggestions(for typed: String, _ error: QuestionError) -> [String] {
        switch error {
        case .notUnderstood where topic(of: typed) != nil: []
        case .notUnderstood: nearestName(to: typed).map { [$0] } ?? []
        case .ambiguousDays(let days): days.map { "\($0)" }
        case .ambiguous(let occasions): occasions.map { word(for: $0) }
        case .elsewhere(let occasion): [word(for: occasion)]
        default: []
        }
    }

    /// A word for a subject that is not here, such as eclipses or lucky days, among typed ones; nil if there is none.
    package func topic(of typed: String) -> String? {
        guard typed.utf8.count <= 200 else { return nil }
        let text = FoldedText(typed)
        let words = Vocabulary.shared.topic(in: text).map { text.part($0).words }
        return words.map { "'" + $0.joined(separator: " ") + "'" }
    }

    /// A rule that decided, as one line: how words were read, and the other reading.
    public func sentence(about note: Asked.Note, of asked: Asked) -> String {
        switch note {
        case .order(let order, let other):
            let isDayFirst = order == .dayFirst
            return say(isDayFirst ? Sentences.dayFirst : Sentences.monthFirst, "\(other)")
        case .gregorian(let lunar): return say(Sentences.other, language.lunar(lunar.text(in: language)))
        case .other(let day): return say(Sentences.other, "\(day)")
        case .kept(let date): return say(Sentences.kept, language.lunar(date.text(in: language)))
        case .lastDayOfYear: return say(Sentences.lastDayOfYear)
        case .firstDayCounted: return say(Sentences.firstDayCounted)
        case .also(let other): return line(of: other)
        case .age(let age, let counted):
            let isOfYear = if case .years = asked.subject { true } else { false }
            return say(isOfYear ? Sentences.ageInYear : Sentences.age, "\(age)", "\(counted)")
        case .ages(let ages):
            return say(Sentences.ageInYear, list(ages.map { "\($0)" }), list(ages.map { "\($0 + 1)" }))
        case .beginning:
            guard case .occasion(let occasion, _) = asked.subject else { return "" }
            return name(of: occasion)
        }
    }

    /// A question as one line: its day or days, its name, and whose it is if that is said: 2027-02-06 Tết (Vietnam).
    package func line(of asked: Asked) -> String {
        var (region, texts) = (asked.region, [String]())
        if let days = try? days(of: asked) {
            let weekday = days.firstDay.weekday.name(in: language)
            texts.append(days.count == 1 ? "\(days.firstDay) \(weekday)" : "\(days)")
        }
        if case .occasion(let occasion, _) = asked.subject {
            texts.append(home(of: asked).name(of: occasion))
            if region == nil, !isHere(occasion) { region = home(of: occasion).regions.first }
        }
        if let region { texts.append("(\(table.name(of: region, in: language)))") }
        return texts.joined(separator: " ")
    }

    private func unknownName(_ text: String, nearest: String) -> String { say(Sentences.unknownName, text, nearest) }

    private func list(_ items: [String]) -> String { items.joined(separator: language.listSeparator) }

    @inline(never)
    private func say(_ sentence: Sentences, _ values: String...) -> String { sentence.filled(in: language, values) }
}

// MARK: - Names

extension QuestionReader {
    /// The name of an occasion in the reader's language, as it is called where it is kept.
    public func name(of occasion: Asked.Occasion) -> String {
        switch occasion {
        case .festival(let id): home(of: occasion).name(of: id, in: language)
        case .term(let term): term.name(in: language)
        case .phase(let phase): phase.name(in: language)
        case .anyTerm: SolarTerm.kindNames[language]
        case .leapMonth: LunarMonthNumber.leapMonthNames[language]
        case .rokuyo(let rokuyo): rokuyo.name(in: language)
        case .sonEomneunNal: Rokuyo.sonEomneunNalNames[language]
        case .weekday(let weekday): weekday.name(in: language)
        case .lunarMonthDays(let numbers): numbers.map { dayName($0, in: language) }.joined(separator: " · ")
        case .lunarDay(let monthDay): monthDay.text(in: language)
        }
    }

    /// The word that names an occasion and nothing else: `zhongqiu`, `full-moon`, `8-15`.
    public func word(for occasion: Asked.Occasion) -> String {
        switch occasion {
        case .festival(let id): "\(id)"
        case .term(let term): term.identifier
        case .phase(.newMoon): "new-moon"
        case .phase(.firstQuarter): "first-quarter"
        case .phase(.fullMoon): "full-moon"
        case .phase(.lastQuarter): "last-quarter"
        case .anyTerm: "solar terms"
        case .leapMonth: "leap-month"
        case .rokuyo(let rokuyo): rokuyo.name(in: .english)
        case .sonEomneunNal: Rokuyo.sonEomneunNalNames[.korean]
        case .weekday(let weekday): weekday.name(in: .english)
        case .lunarMonthDays(let numbers): numbers.map { dayName($0, in: .simplifiedChinese) }.joined()
        case .lunarDay(let monthDay): "\(monthDay)"
        }
    }

    private func dayName(_ number: Int, in language: CalendarLanguage) -> String {
        LunarMonthDay(month: 1, isLeap: false, day: number)?.dayName(in: language) ?? "\(number)"
    }

    /// A name of a festival, term, phase or weekday that is spelt nearly so: an identifier, or a name in the reader's language or English.
    public func nearestName(to text: String) -> String? {
        let typed = String(text.unicodeScalars.prefix(60))
        let languages = [language, .english]
        // Of equally near names those of the reader's own festivals come first.
        let ids = festivals.ids + table.festivals.ids
        var known = ids.flatMap { id in ["\(id)"] + languages.map { table.name(of: id, in: $0) } }
        known += SolarTerm.allCases.flatMap { term in [term.identifier] + languages.map { term.name(in: $0) } }
        known += MoonPhase.allCases.flatMap { phase in languages.map { phase.name(in: $0) } }
        known += Weekday.allCases.flatMap { weekday in languages.map { weekday.name(in: $0) } }
        // Names are looked for in the script of the text. Of two characters or syllables one wrong is another name.
        let isLatin = Self.isLatin(typed)
        guard isLatin || typed.unicodeScalars.count > 2 else { return nil }
        return nearestSpelling(to: typed, among: known.filter { Self.isLatin($0) == isLatin })
    }

    /// Whether a text begins with a letter of the Latin alphabet, with or without diacritics, or with a sign.
    private static func isLatin(_ text: String) -> Bool {
        text.unicodeScalars.first.map { $0.value < 0x1100 || (0x1E00..<0x2000).contains($0.value) } ?? true
    }
}
