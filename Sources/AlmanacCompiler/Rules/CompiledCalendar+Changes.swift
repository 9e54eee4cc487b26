import AlmanacCore

extension CompiledCalendar {
    /// Applies the exceptions and disputes of a calendar's own file to what it begins with, each event once.
    struct Changes {
        /// The notes so far: inherited ones, then those of the rows.
        private(set) var notes: Notes
        private var excepted: Set<CivilDays.EventIndex> = []
        private var disputed: Set<CivilDays.EventIndex> = []

        /// Changes to what a calendar begins with.
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
}
