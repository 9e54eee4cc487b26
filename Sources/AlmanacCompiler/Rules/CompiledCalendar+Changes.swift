// The exceptions and disputes of a calendar's own file, put on top of what it begins with.

import AlmanacCore

extension CompiledCalendar {
    /// Applies rows one by one, each event once.
    struct Changes {
        /// The notes so far: those taken over, then those of the rows.
        private(set) var notes: Notes
        private var excepted: Set<CivilDays.Place> = []
        private var disputed: Set<CivilDays.Place> = []

        /// Changes to what a calendar begins with.
        init(notes: Notes) {
            self.notes = notes
        }

        /// Sets the issued day of an event; a dispute taken over about it ends.
        mutating func apply(_ exception: CalendarRules.Exception, to days: inout CivilDays) throws(DataFileError) {
            let event = exception.event
            let computed = days.place(of: event).map { notes.exceptions[$0] ?? days[$0] }
            guard let place = days.place(of: event), let computed, abs(event.day.days(since: computed)) <= 1 else {
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
            guard excepted.insert(place).inserted else {
                throw exception.line.error(found: "a second exception for one event", expected: "one row for an event")
            }
            days[place] = event.day
            // An exception of the base that is overruled may leave the clock's own day behind, which is then none.
            notes.exceptions[place] = computed == event.day ? nil : computed
            notes.disputes[place] = nil
        }

        /// Notes that an authority has another day.
        mutating func apply(_ dispute: CalendarRules.Dispute, on days: CivilDays) throws(DataFileError) {
            guard let place = days.place(of: dispute.event), days[place] == dispute.event.day else {
                throw dispute.line.error(
                    found: "\(dispute.event.day)",
                    expected: "the day this calendar has for the disputed event"
                )
            }
            guard disputed.insert(place).inserted else {
                throw dispute.line.error(found: "a second dispute about one event", expected: "one row for an event")
            }
            notes.disputes[place] = (dispute.authority, dispute.day)
        }
    }
}
