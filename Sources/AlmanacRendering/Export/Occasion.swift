// One thing that happens on a day or on some days in a row.

import Almanac

/// A term, a phase, a festival, a lunar day or an anniversary, ready to be named and dated in any format.
struct Occasion: Hashable, Sendable {
    /// The group it belongs to.
    let feed: Feed
    /// What it is among all of its group and calendar, the same in every release and language: `2026-lichun`.
    let id: String
    /// Its name in the language of the edition; an anniversary's is any text.
    let name: String
    /// The first day.
    let firstDay: Day
    /// The last day, most often the first.
    let lastDay: Day
    /// When it happens, if it is an event in the sky.
    var instant: Instant?
    /// How sure the day is.
    var certainty = Certainty.certain
    /// The season that a solar term belongs to.
    var season: SolarTerm.Season?
    /// The phase, if it is one.
    var phase: MoonPhase?
    /// The festival, if it is one.
    var festival: Festival?
}

extension Occasion {
    /// The mark before or behind a name whose day is doubtful.
    var doubtSign: String { certainty == .certain ? "" : "≈" }

    /// Whether it only says again what another occasion of its day says; what users name themselves never does.
    fileprivate func repeats(_ other: Occasion) -> Bool {
        feed == .festivals && other.feed == .terms && name == other.name && lastDay == other.lastDay
    }
}

extension Edition {
    /// What happens within a span of days: by day, and on a day in the order of `feeds`.
    func occasions(_ feeds: [Feed], in days: DayRange) -> [Occasion] {
        let all = feeds.flatMap { occasions($0, in: days) }
        return all.enumerated()
            .sorted { ($0.element.firstDay, $0.offset) < ($1.element.firstDay, $1.offset) }
            .map(\.element)
    }

    /// The same without what goes by a name that stands on the day already: the festival 立春 beside the term 立春.
    func distinctOccasions(_ feeds: [Feed], in days: DayRange) -> [Occasion] {
        occasions(feeds, in: days).reduce(into: []) { kept, occasion in
            let sameDay = kept.reversed().prefix { $0.firstDay == occasion.firstDay }
            if !sameDay.contains(where: { occasion.repeats($0) }) { kept.append(occasion) }
        }
    }

    private func occasions(_ feed: Feed, in days: DayRange) -> [Occasion] {
        switch feed {
        case .terms: calendar.termEvents(in: days).map { occasion($0) }
        case .phases: calendar.phaseEvents(in: days).map { occasion($0) }
        case .festivals: festivals(in: days)
        case .lunar: firstsAndFifteenths(in: days)
        case .anniversaries: anniversaries.flatMap { occasions($0, in: days) }
        }
    }

    private func occasion(_ event: SolarTermEvent) -> Occasion {
        Occasion(
            feed: .terms,
            id: "\(GregorianDate(event.day).year)-\(event.kind)",
            name: event.kind.name(in: language),
            firstDay: event.day,
            lastDay: event.day,
            instant: event.instant,
            certainty: event.certainty,
            season: event.kind.season
        )
    }

    private func occasion(_ event: MoonPhaseEvent) -> Occasion {
        Occasion(
            feed: .phases,
            id: "\(monthID(event.day))-\(event.kind.identifier)",
            name: event.kind.name(in: language),
            firstDay: event.day,
            lastDay: event.day,
            instant: event.instant,
            certainty: event.certainty,
            phase: event.kind
        )
    }

    /// The festivals that begin in the span; the second of a Gregorian year (臘八 now and then) says so in its name.
    private func festivals(in days: DayRange) -> [Occasion] {
        var counts: [String: Int] = [:]
        return self.festivals.beginning(in: days).map { festival in
            let id = "\(GregorianDate(festival.firstDay).year)-\(festival.id)"
            counts[id, default: 0] += 1
            let count = counts[id, default: 1]
            return Occasion(
                feed: .festivals,
                id: count == 1 ? id : "\(id)-\(count)",
                name: self.festivals.name(of: festival.id, in: language),
                firstDay: festival.firstDay,
                lastDay: festival.lastDay,
                festival: festival
            )
        }
    }

    private func firstsAndFifteenths(in days: DayRange) -> [Occasion] {
        days.compactMap { day in
            guard let date = calendar.lunarDate(on: day), date.day == 1 || date.day == 15 else { return nil }
            let name = LunarMonthDay(date).text(in: language)
            return Occasion(feed: .lunar, id: "\(date)", name: name, firstDay: day, lastDay: day)
        }
    }

    private func occasions(_ anniversary: Anniversary, in days: DayRange) -> [Occasion] {
        self.days(of: anniversary, in: days).map { day in
            Occasion(
                feed: .anniversaries,
                id: "\(dateID(day))-\(anniversary.nameID)",
                name: anniversary.name,
                firstDay: day,
                lastDay: day
            )
        }
    }

    private func dateID(_ day: Day) -> String {
        calendar.lunarDate(on: day).map { "\($0)" } ?? "\(day)"
    }

    /// The lunar month of a day, `2026-6L`: a phase keeps its name when its day is corrected.
    private func monthID(_ day: Day) -> String {
        calendar.lunarDate(on: day).map { "\($0.year)-\($0.month)" } ?? "\(day)"
    }
}

extension MoonPhase {
    /// `new`, `first-quarter`, `full`, `last-quarter`: the same in every release and language.
    var identifier: String {
        switch self {
        case .newMoon: "new"
        case .firstQuarter: "first-quarter"
        case .fullMoon: "full"
        case .lastQuarter: "last-quarter"
        }
    }
}

extension Anniversary {
    /// Sixteen hexadecimal digits made of the name, so that an identifier has no letter of it: FNV-1a of 64 bits
    /// (Fowler, Noll & Vo; RFC 9923).
    var nameID: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
