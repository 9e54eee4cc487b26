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
    /// What it is called; empty if its file does not say.
    let names: NameTexts
    let eras: [CalendarSection.Era]
    let following: CalendarSection.Following?
    let days: CivilDays
    let notes: Notes
    let layout: MonthLayout

    /// Works out a calendar: the days it takes over or reckons itself, its exceptions and disputes, then the months.
    init(
        _ rules: CalendarRules,
        instants: RoundedInstants,
        base: CompiledCalendar?,
        followed: CompiledCalendar?
    ) throws(DataFileError) {
        id = rules.id
        names = rules.names
        let start = try Start(rules, instants: instants, base: base, followed: followed)
        eras = start.eras
        following = base?.following ?? rules.following.map { .init(calendar: $0.calendar, lastDay: $0.lastDay) }
        var days = start.days
        var changes = Changes(notes: start.notes)
        for exception in rules.exceptions { try changes.apply(exception, to: &days) }
        for dispute in rules.disputes { try changes.apply(dispute, on: days) }
        self.days = days
        notes = changes.notes
        guard let layout = MonthLayout(days) else {
            throw rules.file.error(
                found: "civil days that make no whole years",
                expected: "twelve or thirteen months between two winter solstices"
            )
        }
        self.layout = layout
    }
}
