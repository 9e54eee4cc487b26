import AlmanacCore

/// One calendar over all computed events: its clock, its civil days and its months.
struct CompiledCalendar {
    /// Notes on events, in addition to their days: an event is an exception or disputed, never both.
    struct Notes {
        /// A day that is not that of the clock.
        struct Exception: Hashable {
            /// Who issued it.
            let authority: AuthorityID
            let computedDay: Day
        }

        /// The events that the calendar was issued with on another day than that of the clock.
        var exceptions: [CivilDays.EventIndex: Exception] = [:]
        /// The authority with another day, and that day.
        var disputes: [CivilDays.EventIndex: (authority: AuthorityID, day: Day)] = [:]
    }

    let id: CalendarID
    /// Its names; empty if its file does not say.
    let names: NameTexts
    let eras: [CalendarSection.Era]
    let following: CalendarSection.Following?
    private(set) var days: CivilDays
    let notes: Notes
    /// The names of months by the indices of their new moons, where they do not follow from the days.
    private let issued: [Int: MonthLayout.Month]
    /// The index of the first new moon and that of the first term that the calendar has: 0 unless it begins later than the table.
    let (firstNewMoon, firstTerm): (Int, Int)
    private(set) var layout: MonthLayout

    /// Compiles a calendar: the days it inherits or computes, its exceptions and disputes, then the months.
    init(
        _ rules: CalendarRules,
        instants: RoundedInstants,
        base: CompiledCalendar?,
        followed: CompiledCalendar?
    ) throws(DataFileError) {
        id = rules.id
        names = rules.names
        let inherited: Notes
        var days: CivilDays
        (eras, days, inherited) = try Self.start(rules, instants: instants, base: base, followed: followed)
        following = base?.following ?? rules.following.map { .init(calendar: $0.calendar, lastDay: $0.lastDay) }
        var changes = Changes(notes: inherited)
        for exception in rules.exceptions where instants.span.mayHold(exception.event.day) {
            try changes.apply(exception, to: &days)
        }
        for dispute in rules.disputes where instants.span.mayHold(dispute.event.day) {
            try changes.apply(dispute, on: days)
        }
        issued = try rules.issuedMonths.apply(to: &days, &changes.notes, of: rules)
        self.days = days
        notes = changes.notes
        guard let layout = MonthLayout(days, issued) else {
            throw rules.file.error(
                found: "civil days that make no whole years",
                expected: "twelve or thirteen months between two winter solstices"
            )
        }
        self.layout = layout
        let begin = rules.from?.day ?? rules.issuedMonths.months.first?.firstDay ?? .min
        let first = layout.months.firstIndex { $0.firstDay >= begin } ?? 0
        let isNewYear = layout.months[first].month == LunarMonthNumber(number: 1, isLeap: false)
        guard first == 0 || layout.months[first].firstDay == begin && isNewYear else {
            throw rules.file.error(
                line: rules.from?.line.number ?? 0,
                found: "\(begin)",
                expected: "a calendar that begins with a lunar year"
            )
        }
        firstNewMoon = first
        let beginOfTerms = rules.issuedMonths.end ?? begin
        firstTerm = days.terms.firstIndex { $0 >= beginOfTerms } ?? 0
    }
}

extension CompiledCalendar {
    /// The calendar with events on their other days, but for those with which its months could not be laid out.
    func moving(_ events: [OtherDay]) -> CompiledCalendar {
        var moved = self
        for (event, day) in events { moved.days[event] = day }
        guard let layout = MonthLayout(moved.days, issued) else {
            return events.count > 1 ? events.reduce(self) { $0.moving([$1]) } : self
        }
        moved.layout = layout
        return moved
    }

    /// Applies the exceptions and disputes of a calendar's own file to what it begins with, each event once.
    struct Changes {
        /// The notes so far: inherited ones, then those of the rows.
        var notes: Notes
        private var excepted: Set<CivilDays.EventIndex> = []
        private var disputed: Set<CivilDays.EventIndex> = []

        init(notes: Notes) {
            self.notes = notes
        }

        /// Sets the issued day of an event; an inherited dispute about it ends.
        mutating func apply(_ exception: CalendarRules.Exception, to days: inout CivilDays) throws(DataFileError) {
            let event = exception.event
            let computed = days.index(of: event).map { notes.exceptions[$0]?.computedDay ?? days[$0] }
            guard let index = days.index(of: event), let computed, abs(event.day.days(since: computed)) <= 1 else {
                throw exception.line.error(
                    found: "no such event within a day of \(event.day)",
                    expected: "an issued day next to the computed one"
                )
            }
            guard excepted.insert(index).inserted else {
                throw exception.line.error(found: "a second exception for one event", expected: "one row for an event")
            }
            guard days[index] != event.day else {
                throw exception.line.error(
                    found: "\(event.day), which is also the computed day",
                    expected: "an issued day that differs from the computed one"
                )
            }
            days[index] = event.day
            // Overruling an exception of the base may restore the day of the clock, which is then no exception.
            notes.exceptions[index] =
                computed == event.day ? nil : .init(authority: exception.authority, computedDay: computed)
            notes.disputes[index] = nil
        }

        /// Adds the note that an authority has another day.
        mutating func apply(_ dispute: CalendarRules.Dispute, on days: CivilDays) throws(DataFileError) {
            guard let index = days.index(of: dispute.event), days[index] == dispute.event.day else {
                throw dispute.line.error(
                    found: "\(dispute.event.day)",
                    expected: "the day this calendar has for the disputed event"
                )
            }
            guard notes.exceptions[index] == nil else {
                throw dispute.line.error(
                    found: "a dispute about an exception",
                    expected: "an event on its computed day; an exception has both days and its authority"
                )
            }
            guard disputed.insert(index).inserted else {
                throw dispute.line.error(found: "a second dispute about one event", expected: "one row for an event")
            }
            notes.disputes[index] = (dispute.authority, dispute.day)
        }
    }

    /// The clock, civil days and notes of a calendar before its own exceptions and disputes: those of the base; without one, those
    /// of the calendar's own clock after the last day on which it follows another.
    private static func start(
        _ rules: CalendarRules,
        instants: RoundedInstants,
        base: CompiledCalendar?,
        followed: CompiledCalendar?
    ) throws(DataFileError) -> (eras: [CalendarSection.Era], days: CivilDays, notes: Notes) {
        if let base { return (base.eras, base.days, base.notes) }
        let firstDay = instants.span.computedDays.firstDay
        guard let followed, let row = rules.following else {
            let eras = try complete(rules.eras, from: firstDay, of: rules)
            return (eras, CivilDays(of: instants, eras: eras), Notes())
        }
        let eras = try complete(Self.eras(rules.eras, after: row, of: followed), from: firstDay, of: rules)
        var days = CivilDays(of: instants, eras: eras)
        days.follow(followed.days, until: row.lastDay)
        return (eras, days, followed.notes.upTo(row.lastDay, of: followed.days))
    }

    /// The followed calendar's eras up to the last day, then the calendar's own.
    private static func eras(
        _ own: [CalendarSection.Era],
        after row: CalendarRules.Following,
        of followed: CompiledCalendar
    ) throws(DataFileError) -> [CalendarSection.Era] {
        guard let firstOwnDay = row.lastDay.next, let current = own.last(where: { $0.firstDay <= firstOwnDay })
        else {
            throw row.line.error(
                found: "no meridian on the day after \(row.lastDay)",
                expected: "a row 'meridian DAY OFFSET' with that day or an earlier one"
            )
        }
        return followed.eras.filter { $0.firstDay <= row.lastDay }
            + [CalendarSection.Era(firstDay: firstOwnDay, offset: current.offset)]
            + own.filter { $0.firstDay > firstOwnDay }
    }

    /// Throws unless the eras cover the computed days and are few enough for the table.
    private static func complete(
        _ eras: [CalendarSection.Era],
        from firstDay: Day,
        of rules: CalendarRules
    ) throws(DataFileError) -> [CalendarSection.Era] {
        guard let first = eras.first, first.firstDay <= firstDay else {
            throw rules.file.error(
                line: rules.firstMeridian?.number ?? 0,
                found: "no meridian on \(firstDay)",
                expected: "a row 'meridian DAY OFFSET' with that day or an earlier one"
            )
        }
        guard eras.count <= Int(UInt8.max) else {
            throw rules.file.error(found: "\(eras.count) meridians", expected: "at most \(UInt8.max)")
        }
        return eras
    }
}

extension CompiledCalendar.Notes {
    /// The notes about events up to a day, included.
    fileprivate func upTo(_ lastDay: Day, of days: CivilDays) -> Self {
        var notes = self
        notes.exceptions = exceptions.filter { days[$0.key] <= lastDay }
        notes.disputes = disputes.filter { days[$0.key] <= lastDay }
        return notes
    }
}
