// One calendar worked out: its clock, its civil days, its months.

import AlmanacCore

/// A calendar as the rules make it, over the whole computed span.
struct CompiledCalendar {
    /// What applies to one event beside its day.
    struct Notes {
        /// The day by the clock, where the calendar was issued with another.
        var exceptions: [CivilDays.Place: Day] = [:]
        /// Who has another day, and which.
        var disputes: [CivilDays.Place: (authority: AuthorityID, day: Day)] = [:]
    }

    let id: CalendarID
    let eras: [CalendarSection.Era]
    let following: CalendarSection.Following?
    let days: CivilDays
    let notes: Notes
    let layout: MonthLayout

    /// Works out a calendar: the days by its clock, exceptions it takes over and its own, then the months.
    ///
    /// Following another calendar is to have its clock and its exceptions, so much so that margins and doubts are its own.
    init(
        _ rules: CalendarRules,
        instants: RoundedInstants,
        base: CompiledCalendar?,
        followed: CompiledCalendar?
    ) throws(DataFileError) {
        id = rules.id
        eras = try Self.eras(rules, base: base, followed: followed)
        following = rules.following.map { .init(calendar: $0.calendar, lastDay: $0.lastDay) }
        var days = CivilDays(of: instants, eras: eras)
        var notes = Notes()
        let lastFollowedDay = rules.following?.lastDay ?? .min
        if let followed { notes.take(from: followed, setting: &days) { $0 <= lastFollowedDay } }
        if let base { notes.take(from: base, setting: &days) { $0 > lastFollowedDay } }
        for exception in rules.exceptions { try Self.apply(exception, to: &days, &notes) }
        for dispute in rules.disputes { try Self.apply(dispute, to: days, &notes) }
        self.days = days
        self.notes = notes
        guard let layout = MonthLayout(days) else {
            throw rules.file.error(
                found: "civil days that make no whole years",
                expected: "twelve or thirteen months between two winter solstices"
            )
        }
        self.layout = layout
    }

    /// The eras of the file, or those of its base if it has none; those of the calendar it follows come first.
    private static func eras(
        _ rules: CalendarRules,
        base: CompiledCalendar?,
        followed: CompiledCalendar?
    ) throws(DataFileError) -> [CalendarSection.Era] {
        var eras = rules.eras.isEmpty ? base?.eras ?? [] : rules.eras
        if let followed, let row = rules.following { eras = followed.eras.until(row.lastDay, then: eras) }
        guard let first = eras.first, first.firstDay <= TableSpan.computedDays.lowerBound else {
            throw rules.file.error(
                found: "no meridian on \(TableSpan.computedDays.lowerBound)",
                expected: "a row 'meridian DAY OFFSET' with that day or an earlier one"
            )
        }
        return eras
    }

    /// Sets the issued day of an event.
    private static func apply(
        _ exception: CalendarRules.Exception,
        to days: inout CivilDays,
        _ notes: inout Notes
    ) throws(DataFileError) {
        let event = exception.event
        guard let place = days.place(of: event) else {
            throw exception.line.error(
                found: "no such event within a day of \(event.day)",
                expected: "an issued day next to the computed one"
            )
        }
        guard days[place] != event.day else {
            throw exception.line.error(
                found: "\(event.day), which is also the computed day",
                expected: "an issued day that differs from the computed one"
            )
        }
        // A base's exception that is overruled leaves the clock's own day behind, which is then no exception.
        let computed = notes.exceptions[place] ?? days[place]
        days[place] = event.day
        notes.exceptions[place] = computed == event.day ? nil : computed
        notes.disputes[place] = nil
    }

    /// Notes that an authority has another day.
    private static func apply(
        _ dispute: CalendarRules.Dispute,
        to days: CivilDays,
        _ notes: inout Notes
    ) throws(DataFileError) {
        guard let place = days.place(of: dispute.event), days[place] == dispute.event.day else {
            throw dispute.line.error(
                found: "\(dispute.event.day)",
                expected: "the day this calendar has for the disputed event"
            )
        }
        notes.disputes[place] = (dispute.authority, dispute.day)
    }
}

extension CompiledCalendar.Notes {
    /// Takes over the exceptions and disputes of another calendar on some of its days.
    fileprivate mutating func take(
        from other: CompiledCalendar,
        setting days: inout CivilDays,
        where applies: (Day) -> Bool
    ) {
        for (place, computed) in other.notes.exceptions where applies(other.days[place]) {
            days[place] = other.days[place]
            exceptions[place] = computed
        }
        for (place, dispute) in other.notes.disputes where applies(other.days[place]) { disputes[place] = dispute }
    }
}

extension [CalendarSection.Era] {
    /// These eras up to a day, then others, the one of which that holds on the next day beginning there.
    fileprivate func until(_ lastDay: Day, then others: [CalendarSection.Era]) -> [CalendarSection.Era] {
        let nextDay = Day(rawValue: lastDay.rawValue &+ 1)
        let next = others.last { $0.firstDay <= nextDay }.map {
            CalendarSection.Era(firstDay: nextDay, offset: $0.offset)
        }
        return filter { $0.firstDay <= lastDay } + (next.map { [$0] } ?? []) + others.filter { $0.firstDay > nextDay }
    }
}
