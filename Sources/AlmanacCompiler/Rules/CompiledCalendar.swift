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
    let days: CivilDays
    let notes: Notes
    let layout: MonthLayout

    /// Works out a calendar: the clock's days, those of the calendar it follows, exceptions, then the months.
    init(
        _ rules: CalendarRules,
        instants: RoundedInstants,
        base: CompiledCalendar?,
        followed: CompiledCalendar?
    ) throws(DataFileError) {
        id = rules.id
        eras = try Self.eras(rules, base: base)
        var days = CivilDays(of: instants, eras: eras)
        var notes = Notes()
        if let followed, let row = rules.following {
            days.follow(followed.days, until: row.lastDay)
            notes.take(from: followed) { $0 <= row.lastDay }
        }
        if let base { Self.apply(base, to: &days, &notes, since: rules.following?.lastDay) }
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

    /// The eras of the file, or those of its base if it has none.
    private static func eras(_ rules: CalendarRules, base: CompiledCalendar?) throws(DataFileError) -> [CalendarSection
        .Era]
    {
        let eras = rules.eras.isEmpty ? base?.eras ?? [] : rules.eras
        guard let first = eras.first, first.firstDay <= TableSpan.computedDays.lowerBound else {
            throw rules.file.error(
                found: "no meridian on \(TableSpan.computedDays.lowerBound)",
                expected: "a row 'meridian DAY OFFSET' with that day or an earlier one"
            )
        }
        return eras
    }

    /// Takes over the exceptions and disputes of a base, but for those of the days that follow another calendar.
    private static func apply(
        _ base: CompiledCalendar,
        to days: inout CivilDays,
        _ notes: inout Notes,
        since lastFollowedDay: Day?
    ) {
        let applies: (Day) -> Bool = { day in lastFollowedDay.map { day > $0 } ?? true }
        for place in base.notes.exceptions.keys where applies(base.days[place]) { days[place] = base.days[place] }
        notes.take(from: base, where: applies)
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
    /// Takes over the notes of another calendar on some of its days.
    fileprivate mutating func take(from other: CompiledCalendar, where applies: (Day) -> Bool) {
        for (place, computed) in other.notes.exceptions where applies(other.days[place]) {
            exceptions[place] = computed
        }
        for (place, dispute) in other.notes.disputes where applies(other.days[place]) { disputes[place] = dispute }
    }
}
