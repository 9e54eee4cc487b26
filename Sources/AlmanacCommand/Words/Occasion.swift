import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

/// Something that happens on days one can ask for: a festival, a term, a phase, a leap month, a lunar date, a day.
struct Occasion {
    enum Kind: Hashable {
        case returning(Asked.Occasion)
        case day(Day)
        /// The same date in several years.
        case days([Day])
    }

    /// The kind, with the festival, term, phase or date itself.
    let kind: Kind
    /// The name in the reader's language.
    let name: String
    /// The festivals among which it is, and with them the calendar that reckons it.
    let festivals: Festivals
    /// Whether days were given by lunar dates, and are as sure as those.
    var isGivenByLunarDate = false

    /// Whether its days are those of the lunisolar calendar, by a lunar date or a term, so that calendars may differ.
    var isLunisolar: Bool {
        switch kind {
        case .returning(.festival(let id)): festivals.isLunisolar(id)
        case .returning: true
        case .day, .days: false
        }
    }

    /// The first day from which the calendar has every day of the occasion; nil for a day.
    var firstKnownDay: Day? {
        switch kind {
        case .returning(.festival(let id)): festivals.firstKnownDay(of: id)
        case .returning(.term), .returning(.anyTerm): festivals.calendar.firstTermDay
        case .returning: festivals.calendar.days.firstDay
        case .day, .days: nil
        }
    }

    /// Its days from one day to another, both included, in order; of several days in a row the first counts.
    func days(from first: Day, to last: Day) -> [OccasionDay] {
        guard let range = DayRange(from: first, to: last) else { return [] }
        let calendar = festivals.calendar
        switch kind {
        case .returning(.festival(let id)):
            return (festivals.occurrences(of: id, in: range) ?? []).map {
                OccasionDay($0.firstDay, last: $0.lastDay, festivals.certainty(of: $0))
            }
        case .returning(.term(let term)):
            return calendar.termEvents(in: range).filter { $0.kind == term }.map { OccasionDay($0) }
        case .returning(.anyTerm): return calendar.termEvents(in: range).map { OccasionDay($0, of: $0.kind) }
        case .returning(.phase(let phase)):
            return calendar.phaseEvents(in: range).filter { $0.kind == phase }.map { OccasionDay($0) }
        case .returning(.leapMonth):
            return calendar.months(beginningIn: range).filter(\.month.isLeap).map { month in
                let certainty = calendar.lunarCertainty(on: month.firstDay) ?? .certain
                return OccasionDay(month.firstDay, last: month.lastDay, certainty, leapMonth: month.month)
            }
        case .returning(let occasion):
            return festivals.days(of: occasion, in: range).map {
                OccasionDay($0, last: $0, calendar.lunarCertainty(on: $0) ?? .certain)
            }
        case .day(let day): return self.days([day], in: range)
        case .days(let days): return self.days(days, in: range)
        }
    }

    private func days(_ given: [Day], in range: DayRange) -> [OccasionDay] {
        given.filter(range.contains).map { day in
            let certainty = isGivenByLunarDate ? festivals.calendar.lunarCertainty(on: day) : nil
            return OccasionDay(day, last: day, certainty ?? .certain)
        }
    }
}

extension QuestionReader {
    /// The occasion that words of `next`, `when` and `until` ask about: something that returns, or the first day of anything else; with
    /// years the first day in each of them, 护士节 2026-2028.
    func occasion(
        of asked: Asked,
        _ text: String,
        in years: ClosedRange<Int>? = nil
    ) throws(UsageError) -> Occasion {
        if case .occasion(let occasion, _) = asked.subject { return self.occasion(occasion) }
        guard let years else {
            let day = try day(of: asked, text, .occasion)
            let name = GregorianDate(day).text(in: language)
            return Occasion(kind: .day(day), name: name, festivals: festivals, isGivenByLunarDate: asked.isLunar)
        }
        // A leap month is in few of them.
        let days = years.compactMap { year in
            let ofYear = (try? read("\(text) \(year)")) ?? (try? read("\(year) \(text)"))
            return ofYear.flatMap { try? day(of: $0) }
        }
        guard !days.isEmpty else { throw notUnderstood(text, .occasion) }
        return Occasion(kind: .days(days), name: text, festivals: festivals, isGivenByLunarDate: asked.isLunar)
    }

    /// Something that returns, with its name and its own festivals.
    func occasion(_ occasion: Asked.Occasion) -> Occasion {
        let kind = term(of: occasion).map { Asked.Occasion.term($0) } ?? occasion
        // A day of the lunar calendar has the name of its calendar beside it.
        let isLunisolar = if case .festival(let id) = occasion { home(of: occasion).isLunisolar(id) } else { true }
        let name = (isHere(occasion) && isLunisolar ? nil : heading(of: occasion)) ?? name(of: occasion)
        return Occasion(kind: .returning(kind), name: name, festivals: home(of: occasion))
    }

    /// The name and region of a festival that is kept elsewhere, or shown to a reader whose country has no region; nil for others.
    func heading(of occasion: Asked.Occasion) -> String? {
        guard case .festival(let id) = occasion else { return nil }
        let territory = TerritoryCode(locale: Terminal.localeName)
        let hasRegion = territory.map { table.region(ofTerritory: $0) != nil } ?? true
        guard !isHere(occasion) || !hasRegion else { return nil }
        let home = home(of: occasion)
        // Christmas is nobody's own.
        guard table.regions(keeping: id)?.count != table.regionIDs.count else { return nil }
        let regions = home.regions.map { table.name(of: $0, in: language) }
        return ([home.name(of: id, in: language)] + regions).joined(separator: " · ")
    }
}
