import AlmanacCore

/// One calendar over all computed events: its clock, its civil days and its months.
struct CompiledCalendar {
    /// A note on an event, in addition to its day.
    struct Note: Hashable {
        /// Whether the calendar has the day that the authority issued; otherwise the authority disputes the calendar's day.
        let isException: Bool
        let authority: AuthorityID
        /// The computed day of an exception, or the authority's day of a dispute.
        let day: Day
    }

    /// The notes, at most one on an event.
    typealias Notes = [CivilDays.EventIndex: Note]

    let id: CalendarID
    /// Its names; empty if its file does not say.
    let names: NameTexts
    let eras: [CalendarSection.Era]
    let following: CalendarSection.Following?
    /// The last day that the authority has published, and the last whose terms no source shows as printed, with the clocks of those.
    let publishedUntil: Day
    let computedTerms: (lastDay: Day, clocks: ClosedRange<Int32>)
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
        publishedUntil = rules.publishedUntil ?? base?.publishedUntil ?? .min
        let computedTerms = rules.computedTerms ?? base?.computedTerms ?? (.min, 0...0)
        self.computedTerms = computedTerms
        var changes = Changes(notes: inherited)
        for exception in rules.exceptions where days.mayHold(exception.event) {
            try changes.apply(exception, to: &days)
        }
        for dispute in rules.disputes where days.mayHold(dispute.event) {
            try changes.apply(dispute, on: days)
        }
        issued = try rules.issuedMonths.apply(to: &days, &changes.notes, of: rules)
        self.days = days
        // Nobody knows whether a term was printed on the day of another calendar or on another: its note would say who issued it.
        notes = changes.notes.filter { $0.key.kind == .newMoon || days[$0.key] > computedTerms.lastDay }
        guard let layout = MonthLayout(days, issued) else {
            let expected = "twelve or thirteen months between two winter solstices"
            throw rules.file.error("civil days that make no whole years", expected: expected)
        }
        self.layout = layout
        let begin = rules.from?.day ?? rules.issuedMonths.months.first?.firstDay ?? .min
        let beginOfTerms = rules.issuedMonths.end ?? begin
        guard let first = layout.months.firstIndex(where: { $0.firstDay >= begin }),
            let firstTerm = days.terms.firstIndex(where: { $0 >= beginOfTerms }),
            first < instants.span.lunations.count, firstTerm < instants.span.terms.count
        else {
            let years = instants.span.years
            throw rules.beginning.error(
                "the first day \(max(begin, beginOfTerms))",
                expected: "one in the years of the table, \(years.lowerBound)-\(years.upperBound)"
            )
        }
        let isNewYear = layout.months[first].month == LunarMonthNumber(number: 1, isLeap: false)
        guard first == 0 || layout.months[first].firstDay == begin && isNewYear else {
            let expected = "a calendar that begins with a lunar year"
            throw rules.beginning.error("\(begin)", expected: expected)
        }
        firstNewMoon = first
        self.firstTerm = firstTerm
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
        fileprivate var excepted: Set<CivilDays.EventIndex> = []
        fileprivate var disputed: Set<CivilDays.EventIndex> = []

        /// Sets the issued day of an event; an inherited dispute about it ends.
        mutating func apply(_ exception: CalendarRules.Exception, to days: inout CivilDays) throws(DataFileError) {
            let event = exception.event
            let index = days.index(of: event)
            let computed = index.map { index in
                notes[index].flatMap { $0.isException ? $0.day : nil } ?? days[index]
            }
            guard let index, let computed, abs(event.day.days(since: computed)) <= 1 else {
                let expected = "an issued day next to the computed one"
                throw exception.line.error("no such event within a day of \(event.day)", expected: expected)
            }
            guard excepted.insert(index).inserted else {
                throw exception.line.error("a second exception for one event", expected: "one row for an event")
            }
            guard days[index] != event.day else {
                let expected = "an issued day that differs from the computed one"
                throw exception.line.error("\(event.day), which is also the computed day", expected: expected)
            }
            days[index] = event.day
            // Overruling an exception of the base may restore the day of the clock, which is then no exception.
            notes[index] =
                computed == event.day ? nil : Note(isException: true, authority: exception.authority, day: computed)
        }

        /// Adds the note that an authority has another day.
        mutating func apply(_ dispute: CalendarRules.Dispute, on days: CivilDays) throws(DataFileError) {
            guard let index = days.index(of: dispute.event), days[index] == dispute.event.day else {
                let expected = "the day this calendar has for the disputed event"
                throw dispute.line.error("\(dispute.event.day)", expected: expected)
            }
            guard notes[index]?.isException != true else {
                let expected = "an event on its computed day; an exception has both days and its authority"
                throw dispute.line.error("a dispute about an exception", expected: expected)
            }
            guard disputed.insert(index).inserted else {
                throw dispute.line.error("a second dispute about one event", expected: "one row for an event")
            }
            notes[index] = Note(isException: false, authority: dispute.authority, day: dispute.day)
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
        var eras = rules.eras
        if let followed, let row = rules.following { eras = try Self.eras(eras, after: row, of: followed) }
        guard let first = eras.first, first.firstDay <= firstDay else {
            let row = rules.firstMeridian ?? rules.header
            throw row.error("no meridian on \(firstDay)", expected: Self.meridian)
        }
        guard eras.count <= Int(UInt8.max) else {
            throw rules.file.error("\(eras.count) meridians", expected: "at most \(UInt8.max)")
        }
        var days = CivilDays(of: instants, eras: eras)
        guard let followed, let row = rules.following else { return (eras, days, [:]) }
        days.follow(followed.days, until: row.lastDay)
        return (eras, days, followed.notes.filter { followed.days[$0.key] <= row.lastDay })
    }

    /// The followed calendar's eras up to the last day, then the calendar's own.
    private static func eras(
        _ own: [CalendarSection.Era],
        after row: CalendarRules.Following,
        of followed: CompiledCalendar
    ) throws(DataFileError) -> [CalendarSection.Era] {
        guard let firstOwnDay = row.lastDay.next, let current = own.last(where: { $0.firstDay <= firstOwnDay })
        else {
            throw row.line.error("no meridian on the day after \(row.lastDay)", expected: meridian)
        }
        return followed.eras.filter { $0.firstDay <= row.lastDay }
            + [CalendarSection.Era(firstDay: firstOwnDay, offset: current.offset)]
            + own.filter { $0.firstDay > firstOwnDay }
    }

    private static let meridian = "a row 'meridian DAY OFFSET' with that day or an earlier one"
}
