import Almanac
import AlmanacRendering
import CommandSupport

/// Something that happens on days one can ask for: a festival, a term, a phase, a leap month, a lunar date, a day.
struct Occasion {
    enum Kind: Hashable {
        case festival(FestivalID)
        case term(SolarTerm)
        case phase(MoonPhase)
        case leapMonth
        case lunarDay(LunarMonthDay)
        case day(Day)
    }

    /// The kind, with the festival, term, phase or date itself.
    let kind: Kind
    /// The name in the reader's language.
    let name: String
    /// The festivals among which it is, and with them the calendar that reckons it.
    let festivals: Festivals

    /// Whether its days are those of the lunisolar calendar, by a lunar date or a term, so that calendars may differ.
    var isLunisolar: Bool {
        switch kind {
        case .festival(let id): festivals.isLunisolar(id)
        case .day: false
        case .term, .phase, .leapMonth, .lunarDay: true
        }
    }

    /// Its days from one day to another, both included, in order; of several days in a row the first counts.
    func days(from first: Day, to last: Day) -> [OccasionDay] {
        guard let range = DayRange(from: first, to: last) else { return [] }
        let calendar = festivals.calendar
        switch kind {
        case .festival(let id):
            return festivals.occurrences(of: id, in: range).map {
                .days($0.firstDay, last: $0.lastDay, festivals.certainty(of: $0))
            }
        case .term(let term): return calendar.termEvents(in: range).filter { $0.kind == term }.map { .term($0) }
        case .phase(let phase): return calendar.phaseEvents(in: range).filter { $0.kind == phase }.map { .phase($0) }
        case .leapMonth:
            return calendar.months(beginningIn: range).filter { $0.month.isLeap }.map {
                .month($0, calendar.lunarCertainty(on: $0.firstDay) ?? .certain)
            }
        case .lunarDay(let monthDay):
            return calendar.days(of: monthDay, from: first, to: last).map {
                .days($0, last: $0, calendar.lunarCertainty(on: $0) ?? .certain)
            }
        case .day(let day): return range.contains(day) ? [.days(day, last: day, .certain)] : []
        }
    }
}

extension OperandReader {
    /// The occasion that an operand of `next`, `when` and `until` names: a date in any form, or a festival, term or phase.
    ///
    /// - Parameters:
    ///   - text: The operand.
    ///   - isLunar: Whether a month and day, `8-15`, can only be a lunar one.
    func occasion(_ text: String, isLunar: Bool = false) throws(UsageError) -> Occasion {
        if let occasion = try datedOccasion(text, isLunar: isLunar) { return occasion }
        if let occasion = try occasion(among: names(text), text) { return occasion }
        throw unknown(text, .occasion)
    }

    /// The occasion of which a text is the whole name; nil if there is none.
    func occasion(wholeName text: String) throws(UsageError) -> Occasion? {
        try occasion(among: names(text).filter { $0.fit.isWhole }, text)
    }

    private func datedOccasion(_ text: String, isLunar: Bool) throws(UsageError) -> Occasion? {
        if isLunar || TypedDate(text) == nil, let monthDay = LunarMonthDay(words: text) {
            return occasion(.lunarDay(monthDay))
        }
        return try dateIfAny(text).map { occasion(.day($0)) }
    }
}

// MARK: - Names

extension OperandReader {
    /// Something with a name that fits.
    struct Named {
        let kind: Occasion.Kind
        let fit: NameFit
        /// Whether the reader's calendar or regions have it.
        let isHere: Bool

        /// How far from what is meant, the smallest first: a whole name before a part of one, then what is here.
        var rank: Int { 2 * (fit.isWhole ? 0 : Int(fit.rawValue)) + (isHere ? 0 : 1) }
    }

    /// Everything whose name fits a text.
    func names(_ text: String) -> [Named] {
        if let id = festivalID(text) { return [Named(kind: .festival(id), fit: .exact, isHere: true)] }
        let found = table.festivals(matching: text).map { match in
            Named(kind: .festival(match.value), fit: match.fit, isHere: festivals.contains(match.value))
        }
        return found + SolarTerm.matching(text).map { Named(kind: .term($0.value), fit: $0.fit, isHere: true) }
            + MoonPhase.matching(text).map { Named(kind: .phase($0.value), fit: $0.fit, isHere: true) }
            + (LeapMonthWord.fit(of: text).map { [Named(kind: .leapMonth, fit: $0, isHere: true)] } ?? [])
    }

    /// The festival whose identifier is typed, unless it is that of a term and the festival is kept elsewhere.
    private func festivalID(_ text: String) -> FestivalID? {
        guard let id = FestivalID(text.lowercased()), table.festivals.ids.contains(id) else { return nil }
        let isTerm = SolarTerm.allCases.contains { $0.identifier == "\(id)" }
        return festivals.contains(id) || !isTerm ? id : nil
    }

    /// The one thing that fits best; nil if nothing fits.
    func occasion(among named: [Named], _ text: String) throws(UsageError) -> Occasion? {
        guard let best = named.map(\.rank).min() else { return nil }
        var found = named.filter { $0.rank == best }
        // Names that other regions share are many: of those only the best fits are meant.
        if let fit = found.map(\.fit).min(), !found.contains(where: \.isHere) { found = found.filter { $0.fit == fit } }
        let kinds = merged(found.map(\.kind))
        guard kinds.count == 1 else {
            throw refusal(.ambiguous(text, readings: readings(kinds)))
        }
        // A part of the name of something that is kept elsewhere is hardly what is meant: `monday` is not Easter Monday.
        guard found.contains(where: { $0.isHere || $0.fit.isWhole }) else {
            throw refusal(.unknownName(text, nearest: word(for: kinds[0])))
        }
        return occasion(kinds[0])
    }

    /// The kinds without terms that are festivals among them.
    private func merged(_ kinds: [Occasion.Kind]) -> [Occasion.Kind] {
        let terms = kinds.compactMap { kind in
            if case .festival(let id) = kind { home(of: id).term(of: id) } else { nil }
        }
        return kinds.filter { kind in
            if case .term(let term) = kind { !terms.contains(term) } else { true }
        }
    }

    private func occasion(_ kind: Occasion.Kind) -> Occasion {
        switch kind {
        case .festival(let id):
            let festivals = home(of: id)
            let kind = festivals.term(of: id).map { Occasion.Kind.term($0) } ?? kind
            return Occasion(kind: kind, name: festivals.name(of: id, in: language), festivals: festivals)
        default: return Occasion(kind: kind, name: name(of: kind), festivals: festivals)
        }
    }

    /// The festivals among which a festival is: the reader's, or else those of the first region that keeps it.
    private func home(of id: FestivalID) -> Festivals {
        if festivals.contains(id) { return festivals }
        let homes = (table.regions(keeping: id) ?? []).lazy.compactMap { region in
            table.calendarID(of: region).flatMap { table.calendar($0) }?.festivals(in: [region])
        }
        return homes.first ?? festivals
    }

    private func name(of kind: Occasion.Kind) -> String {
        switch kind {
        case .festival(let id): table.name(of: id, in: language)
        case .term(let term): term.name(in: language)
        case .phase(let phase): phase.name(in: language)
        case .leapMonth: LeapMonthWord.name(in: language)
        case .lunarDay(let monthDay): monthDay.text(in: language)
        case .day(let day): GregorianDate(day).text(in: language)
        }
    }

    /// The words to type for each of some things, each with its name; of many the first.
    private func readings(_ kinds: [Occasion.Kind]) -> [String] {
        let texts = kinds.prefix(8).map { "\(word(for: $0)) (\(name(of: $0)))" }
        return kinds.count > texts.count ? texts + ["…"] : texts
    }

    /// The word that names something, and nothing else.
    private func word(for kind: Occasion.Kind) -> String {
        switch kind {
        case .festival(let id): "\(id)"
        case .term(let term): term.identifier
        case .phase(.newMoon): "new-moon"
        case .phase(.firstQuarter): "first-quarter"
        case .phase(.fullMoon): "full-moon"
        case .phase(.lastQuarter): "last-quarter"
        case .leapMonth: "leap-month"
        case .lunarDay(let monthDay): "\(monthDay)"
        case .day(let day): "\(day)"
        }
    }

    /// The refusal of a text that was expected to be something else; it offers a name that is spelt nearly so.
    func unknown(_ text: String, _ expectation: Refusal.Expectation) -> UsageError {
        if let nearest = nearestSpelling(to: text.lowercased(), among: knownNames) {
            return refusal(.unknownName(text, nearest: nearest))
        }
        return refusal(.notUnderstood(text, expectation))
    }

    /// Names among which a misspelt one is looked for: identifiers, and the names in the reader's language and in English.
    private var knownNames: [String] {
        let festivalNames = table.festivals.ids.flatMap {
            ["\($0)", table.name(of: $0, in: language), table.name(of: $0, in: .english)]
        }
        let events =
            SolarTerm.allCases.flatMap { [$0.identifier, $0.name(in: language), $0.name(in: .english)] }
            + MoonPhase.allCases.flatMap { [$0.name(in: language), $0.name(in: .english)] }
        return festivalNames + events
    }
}

/// The word for a leap month, whichever it is.
private enum LeapMonthWord {
    /// The word in a language.
    static func name(in language: CalendarLanguage) -> String { names[language] }

    /// How well a text fits the word in one of the six languages, or nil if it does not.
    static func fit(of text: String) -> NameFit? {
        let letters = FoldedText(text).letters
        return CalendarLanguage.allCases.contains { FoldedText(names[$0]).letters == letters } ? .exact : nil
    }

    private static let names = Names("闰月", "閏月", "leap month", "윤달", "閏月", "tháng nhuận")
}

extension LunarMonthDay {
    /// Reads `8-15` where only a lunar date can be meant, or words for one without a year: 八月十五, 음력 8월 15일.
    init?(words text: String) {
        if let monthDay = LunarMonthDay(text) {
            self = monthDay
        } else if let date = WrittenLunarDate(text), date.isUnmistakable, date.year == nil {
            self = date.monthDay
        } else {
            return nil
        }
    }
}
