import Almanac

/// A solar term, a phase, a festival, a lunar day or an anniversary, with the name and the days that every format needs.
struct CalendarEntry: Hashable, Sendable {
    /// The group to which it belongs.
    let feed: Feed
    /// An identifier unique within its feed and calendar, the same in every release and language: `2026-lichun`.
    let id: String
    /// The name in the language of the request; an anniversary's is any text.
    var name: String
    /// The only day, or the first of a span.
    let firstDay: Day
    /// The last day, included; equal to the first unless the entry is a span.
    let lastDay: Day
    /// The instant of a term or a phase; nil for other feeds.
    var instant: Instant?
    var certainty = Certainty.certain
    /// The festival; nil for other feeds, unless a term is one.
    var festival: Festival?
    /// The solar term, or the one that a festival is; nil for anything else.
    var term: SolarTerm?
    /// The group in the identifiers of events; nil for that of the feed. A birthday has that of `almanac birthday`.
    var group: String?
    /// Further text: ages, and why another date is kept.
    var details: [String] = []
}

extension CalendarEntry {
    /// An entry of a single day.
    fileprivate init(_ feed: Feed, id: String, name: String, on day: Day, _ certainty: Certainty) {
        self.init(feed: feed, id: id, name: name, firstDay: day, lastDay: day, certainty: certainty)
    }

    /// The name after `≈`, if the day is not certain.
    var signedName: String { certainty.sign + name }

    /// Whether the entry is a festival that is the solar term of another entry.
    func repeats(_ other: CalendarEntry) -> Bool {
        feed.isFestival && other.feed == .terms && term != nil && term == other.term && firstDay == other.firstDay
    }
}

extension ExportRequest {
    /// The entries that begin within a range of days, by first day, and on one day in the order of `feeds`.
    func entries(_ feeds: [Feed], in days: DayRange) -> [CalendarEntry] {
        feeds.flatMap { entries($0, in: days) }.sorted { $0.firstDay < $1.firstDay }
    }

    /// The entries, a term that is a festival once: 清明節 with the instant of 清明.
    func distinctEntries(_ feeds: [Feed], in days: DayRange) -> [CalendarEntry] {
        entries(feeds, in: days).reduce(into: []) { kept, entry in
            let sameDay = kept.indices.reversed().prefix { kept[$0].firstDay == entry.firstDay }
            if let term = sameDay.first(where: { entry.repeats(kept[$0]) }) {
                (kept[term].name, kept[term].festival) = (entry.name, entry.festival)
            } else {
                kept.append(entry)
            }
        }
    }

    private func entries(_ feed: Feed, in days: DayRange) -> [CalendarEntry] {
        switch feed {
        case .terms:
            calendar.termEvents(in: days).map { event in
                let id = "\(GregorianDate(event.day).year)-\(event.kind.identifier)"
                return entry(feed, id, event, event.kind)
            }
        case .phases:
            calendar.phaseEvents(in: days).map { entry(feed, "\(monthID($0.day))-\($0.kind.identifier)", $0, nil) }
        case .publicHolidays:
            festivals(feed, in: days).map { entry in
                var entry = entry
                entry.name += lawRemark(on: entry.firstDay, daysOff)
                return entry
            }
        case .traditional, .observances, .seasons, .notes: festivals(feed, in: days)
        case .lunar: firstsAndFifteenths(in: days)
        case .anniversaries:
            anniversaries.flatMap { entries($0, in: days) } + births.flatMap { entries($0, in: days) }
        // A range of days off is an event, and no entry of a day.
        case .daysOff: []
        }
    }

    private func entry(_ feed: Feed, _ id: String, _ event: CelestialEvent<some NamedEvent>, _ term: SolarTerm?)
        -> CalendarEntry
    {
        var entry = CalendarEntry(feed, id: id, name: event.kind.name(in: language), on: event.day, event.certainty)
        (entry.instant, entry.term) = (event.instant, term)
        return entry
    }

    /// The festivals of the kind of a feed that begin within the range.
    ///
    /// 臘八 can come twice in a Gregorian year; the identifier of the second ends in `-2`, provided that the range has the
    /// whole year.
    private func festivals(_ feed: Feed, in days: DayRange) -> [CalendarEntry] {
        var counts: [String: Int] = [:]
        return self.festivals.starting(in: days).compactMap { festival in
            let id = "\(GregorianDate(festival.firstDay).year)-\(festival.id)"
            counts[id, default: 0] += 1
            let count = counts[id, default: 1]
            // Festivals of other kinds are counted, so that an identifier does not depend on what is asked for.
            guard festival.kind == feed.kind else { return nil }
            return CalendarEntry(
                feed: feed,
                id: count == 1 ? id : "\(id)-\(count)",
                name: self.festivals.name(of: festival.id, on: festival.firstDay, in: language),
                firstDay: festival.firstDay,
                lastDay: festival.lastDay,
                certainty: self.festivals.certainty(of: festival),
                festival: festival,
                term: self.festivals.term(of: festival)
            )
        }
    }

    private func firstsAndFifteenths(in days: DayRange) -> [CalendarEntry] {
        days.compactMap { day in
            guard let date = calendar.lunarDate(on: day), date.day == 1 || date.day == 15 else { return nil }
            let name = LunarMonthDay(date).text(in: language)
            let certainty = calendar.lunarCertainty(on: day) ?? .certain
            return CalendarEntry(.lunar, id: "\(date)", name: name, on: day, certainty)
        }
    }

    private func entries(_ anniversary: Anniversary, in days: DayRange) -> [CalendarEntry] {
        let (kept, rule) = (anniversary.monthDay, anniversary.rule)
        return Recurrence(kept, rule: rule, in: calendar).days(in: days).map { day in
            let id = (calendar.lunarDate(on: day).map { "\($0)" } ?? "\(day)") + "-\(anniversary.name.nameID)"
            let certainty = calendar.certainty(ofAnniversary: day, onDayOfMonth: kept.day, thirtieth: rule.thirtieth)
            return CalendarEntry(.anniversaries, id: id, name: anniversary.name, on: day, certainty)
        }
    }

    private func entries(_ birth: Birth, in days: DayRange) -> [CalendarEntry] {
        birth.birthdays(from: days.firstDay, to: days.lastDay).map { birthday in
            let (id, name) = (birth.id(of: birthday), birth.title(of: birthday, in: language))
            var entry = CalendarEntry(
                .anniversaries,
                id: id,
                name: name,
                on: birthday.day,
                birth.certainty(of: birthday)
            )
            (entry.group, entry.details) = (birth.kind.identifier, birth.details(of: birthday, in: language))
            return entry
        }
    }

    /// The lunar month of a day, `2026-6L`: with it a phase keeps its identifier when its day is corrected.
    private func monthID(_ day: Day) -> String {
        calendar.lunarDate(on: day).map { "\($0.year)-\($0.month)" } ?? "\(day)"
    }
}

/// A lunar date that a user keeps every year: a birthday, a day of death, the founding of a company.
package struct Anniversary: Hashable, Sendable {
    /// The lunar month and day; of a leap month if the first such day was in one.
    let monthDay: LunarMonthDay
    /// The user's name for it: any text, which every format must escape.
    package let name: String
    /// The day in years without the leap month or without the 30th.
    package let rule: AnniversaryRule

    package init(_ monthDay: LunarMonthDay, name: String, rule: AnniversaryRule) {
        (self.monthDay, self.name, self.rule) = (monthDay, name, rule)
    }
}

extension String {
    /// Sixteen hexadecimal digits made of a name, so that an identifier contains nothing of it: FNV-1a of
    /// 64 bits (Fowler, Noll & Vo; RFC 9923).
    var nameID: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash.hexadecimal(digits: 16)
    }
}
