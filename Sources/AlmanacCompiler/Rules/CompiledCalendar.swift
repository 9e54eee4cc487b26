import AlmanacCore

/// One calendar over all computed events: its clock, its civil days and its months.
struct CompiledCalendar {
    /// What is known about events in addition to their days: an event is an exception or disputed, never both.
    struct Notes {
        /// A day that is not that of the clock.
        struct Exception: Hashable {
            /// Who issued it.
            let authority: AuthorityID
            /// The day by the clock.
            let computedDay: Day
        }

        /// The events that the calendar was issued with on another day than that of the clock.
        var exceptions: [CivilDays.EventIndex: Exception] = [:]
        /// The authority with another day, and that day.
        var disputes: [CivilDays.EventIndex: (authority: AuthorityID, day: Day)] = [:]
    }

    let id: CalendarID
    /// What it is called; empty if its file does not say.
    let names: NameTexts
    let eras: [CalendarSection.Era]
    let following: CalendarSection.Following?
    let days: CivilDays
    let notes: Notes
    let layout: MonthLayout

    /// Compiles a calendar: the days it inherits or computes, its exceptions and disputes, then the months.
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
