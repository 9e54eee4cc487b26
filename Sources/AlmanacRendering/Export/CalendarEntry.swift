import Almanac

/// A solar term, a phase, a festival, a lunar day or an anniversary, with the name and the days that every format needs.
struct CalendarEntry: Hashable, Sendable {
    /// The group to which it belongs.
    let feed: Feed
    /// An identifier unique within its feed and calendar, the same in every release and language: `2026-lichun`.
    let id: String
    /// The name in the language of the request; an anniversary's is any text.
    private(set) var name: String
    /// The only day, or the first of a span.
    let firstDay: Day
    /// The last day, included; equal to the first unless the entry is a span.
    let lastDay: Day
    /// The instant of a term or a phase; nil for other feeds.
    var instant: Instant?
    var certainty = Certainty.certain
    /// The festival; nil for other feeds, unless a term is one.
    private(set) var festival: Festival?
    /// The solar term, or the one that a festival is; nil for anything else.
    var term: SolarTerm?
}

extension CalendarEntry {
    /// The name after `≈`, if the day is not certain.
    var signedName: String { certainty.sign + name }

    /// Whether the entry is a festival that is the solar term of another entry.
    func repeats(_ other: CalendarEntry) -> Bool {
        feed.isFestival && other.feed == .terms && term != nil && term == other.term && firstDay == other.firstDay
    }

    /// The entry of a term with the name and the kind of the festival that it is: once 清明節 with its instant.
    func named(after other: CalendarEntry) -> CalendarEntry {
        var entry = self
        entry.name = other.name
        entry.festival = other.festival
        return entry
    }
}

extension ExportRequest {
    /// The entries that begin within a range of days, by first day, and on one day in the order of `feeds`.
    func entries(_ feeds: [Feed], in days: DayRange) -> [CalendarEntry] {
        let all = feeds.flatMap { entries($0, in: days) }
        return all.enumerated()
            .sorted { ($0.element.firstDay, $0.offset) < ($1.element.firstDay, $1.offset) }
            .map(\.element)
    }

    /// The entries, a term that is a festival once: 清明節 with the instant of 清明.
    func distinctEntries(_ feeds: [Feed], in days: DayRange) -> [CalendarEntry] {
        entries(feeds, in: days).reduce(into: []) { kept, entry in
            let sameDay = kept.indices.reversed().prefix { kept[$0].firstDay == entry.firstDay }
            if let term = sameDay.first(where: { entry.repeats(kept[$0]) }) {
                kept[term] = kept[term].named(after: entry)
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
            festivals(.publicHoliday, in: days).filter { entry in
                daysOff.allSatisfy { daysTold(of: $0)?.contains(entry.firstDay) == true }
            }
        case .traditional: festivals(.traditional, in: days)
        case .observances: festivals(.observance, in: days)
        case .seasons: festivals(.seasonCount, in: days)
        case .notes: festivals(.calendarNote, in: days)
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
        CalendarEntry(
            feed: feed,
            id: id,
            name: event.kind.name(in: language),
            firstDay: event.day,
            lastDay: event.day,
            instant: event.instant,
            certainty: event.certainty,
            term: term
        )
    }

    /// The festivals of a kind that begin within the range.
    ///
    /// 臘八 can come twice in a Gregorian year; the identifier of the second ends in `-2`, provided that the range has the
    /// whole year.
    private func festivals(_ kind: FestivalKind, in days: DayRange) -> [CalendarEntry] {
        var counts: [String: Int] = [:]
        return self.festivals.starting(in: days).compactMap { festival in
            let id = "\(GregorianDate(festival.firstDay).year)-\(festival.id)"
            counts[id, default: 0] += 1
            let count = counts[id, default: 1]
            // Festivals of other kinds are counted, so that an identifier does not depend on what is asked for.
            guard festival.kind == kind else { return nil }
            return CalendarEntry(
                feed: Feed(kind),
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
            return CalendarEntry(
                feed: .lunar,
                id: "\(date)",
                name: name,
                firstDay: day,
                lastDay: day,
                certainty: certainty
            )
        }
    }

    private func entries(_ anniversary: Anniversary, in days: DayRange) -> [CalendarEntry] {
        self.days(of: anniversary, in: days).map { day in
            CalendarEntry(
                feed: .anniversaries,
                id: (calendar.lunarDate(on: day).map { "\($0)" } ?? "\(day)") + "-\(anniversary.name.nameID)",
                name: anniversary.name,
                firstDay: day,
                lastDay: day,
                certainty: calendar.certainty(ofAnniversary: day, onDayOfMonth: anniversary.day)
            )
        }
    }

    private func entries(_ birth: Birth, in days: DayRange) -> [CalendarEntry] {
        birth.birthdays(from: days.firstDay, to: days.lastDay).map { birthday in
            CalendarEntry(
                feed: .anniversaries,
                id: birth.id(of: birthday) + ".birthday",
                name: birth.title(of: birthday, in: language),
                firstDay: birthday.day,
                lastDay: birthday.day,
                certainty: birth.certainty(of: birthday)
            )
        }
    }

    /// The lunar month of a day, `2026-6L`: with it a phase keeps its identifier when its day is corrected.
    private func monthID(_ day: Day) -> String {
        calendar.lunarDate(on: day).map { "\($0.year)-\($0.month)" } ?? "\(day)"
    }
}
