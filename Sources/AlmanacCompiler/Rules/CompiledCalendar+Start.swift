import AlmanacCore

extension CompiledCalendar {
    /// The clock, civil days and notes of a calendar before its own exceptions and disputes.
    struct Start {
        let eras: [CalendarSection.Era]
        let days: CivilDays
        let notes: Notes

        /// Those of the base; without one, those of the calendar's own clock after the last day on which it follows another.
        init(
            _ rules: CalendarRules,
            instants: RoundedInstants,
            base: CompiledCalendar?,
            followed: CompiledCalendar?
        ) throws(DataFileError) {
            if let base {
                (eras, days, notes) = (base.eras, base.days, base.notes)
                return
            }
            guard let followed, let row = rules.following else {
                eras = try Self.complete(rules.eras, of: rules)
                days = CivilDays(of: instants, eras: eras)
                notes = Notes()
                return
            }
            eras = try Self.complete(Self.eras(rules.eras, after: row, of: followed), of: rules)
            var days = CivilDays(of: instants, eras: eras)
            days.follow(followed.days, until: row.lastDay)
            self.days = days
            notes = followed.notes.upTo(row.lastDay, of: followed.days)
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
            of rules: CalendarRules
        ) throws(DataFileError) -> [CalendarSection.Era] {
            guard let first = eras.first, first.firstDay <= TableSpan.computedDays.firstDay else {
                throw rules.file.error(
                    line: rules.firstMeridian?.number ?? 0,
                    found: "no meridian on \(TableSpan.computedDays.firstDay)",
                    expected: "a row 'meridian DAY OFFSET' with that day or an earlier one"
                )
            }
            guard eras.count <= Int(UInt8.max) else {
                throw rules.file.error(found: "\(eras.count) meridians", expected: "at most \(UInt8.max)")
            }
            return eras
        }
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
