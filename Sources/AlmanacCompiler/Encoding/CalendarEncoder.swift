import AlmanacCore

extension CompiledCalendar {
    /// The section of this calendar in the table, or nil if a day is too far from its mean for the layout.
    func section(_ instants: RoundedInstants, _ uncertainty: UncertaintyModel) -> CalendarSection? {
        guard let months = monthTable(), let termDays = termDayTable(instants) else { return nil }
        // A section counts the events from its own first ones.
        let notes = eventNotes(instants, uncertainty).map { note in
            let first = note.event == .term ? firstTerm : firstNewMoon
            return EventNote(event: note.event, index: note.index - first, remark: note.remark)
        }
        return CalendarSection(
            id: id,
            eras: eras,
            following: following,
            months: months,
            firstLunation: firstNewMoon,
            termDays: termDays,
            notes: notes
        )
    }

    private func monthTable() -> MonthTable? {
        let first = days.span.lunations.lowerBound - days.firstLunation
        let months = Array(layout.months[first + firstNewMoon...first + days.span.lunations.count])
        guard let firstYear = months.first?.year, let lastYear = months.last?.year else { return nil }
        let years = (firstYear...lastYear).map { year in
            let ofYear = months.indices.filter { months[$0].year == year }
            let leap = ofYear.first { months[$0].month.isLeap && months[$0].firstDay <= days.span.promisedDays.lastDay }
            // The table begins within its first year: the months of that year before it are counted, none of them leap.
            let firstOfYear = ofYear.first.map { $0 - (months[$0].month.number - 1) } ?? 0
            return MonthTable.Year(firstLunation: firstOfYear, leapMonth: leap.map { months[$0].month.number } ?? 0)
        }
        return MonthTable(firstDays: months.map(\.firstDay), firstYear: firstYear, years: years, skipping: firstNewMoon)
    }

    private func termDayTable(_ instants: RoundedInstants) -> TermDayTable? {
        let count = days.span.terms.count
        let tableDays = Array(days.terms[firstTerm..<count])
        // The terms are counted from January 1900.
        let origin = TableSpan.bundled.promisedDays.firstDay
        return TermDayTable(
            firstNumber: days.span.terms.lowerBound + firstTerm,
            days: tableDays,
            origin: origin,
            offsets: offsets(Array(instants.terms.prefix(count)), origin: origin)
        )
    }

    /// The average distance of each of the 24 terms from even spacing, minus a day, in 2⁻¹⁶ days.
    private func offsets(_ terms: [Int64], origin: Day) -> [Int32] {
        (0..<SolarTerm.count).map { term in
            let ofTerm = zip(days.span.terms, terms).filter { SolarTerm(wrapping: $0.0).index == term }
            let distances = ofTerm.map { number, seconds in
                // The clock of UTC+8 for all calendars: equal offsets deflate to almost nothing.
                let elapsed = seconds + 28_800 - Int64(origin.rawValue) * 86_400
                return elapsed * 65_536 / 86_400 - ((Int64(number) * TermDayTable.meanSpacing) >> 16)
            }
            return Int32(distances.reduce(0, +) / Int64(max(distances.count, 1))) - 65_536
        }
    }

    /// An event and another day of it.
    typealias OtherDay = (event: CivilDays.EventIndex, day: Day)

    /// For each note about an event of the table the event and its other day: that of the remark, or the day on the other side
    /// of midnight.
    func otherDays(_ instants: RoundedInstants, _ uncertainty: UncertaintyModel) -> [OtherDay] {
        eventNotes(instants, uncertainty).map { note in
            let event: CivilDays.EventIndex = note.event == .term ? .term(note.index) : .newMoon(note.index)
            switch note.remark {
            case .exception(let later, _), .dispute(let later, _):
                return (event, Day(rawValue: days[event].rawValue + Int32(later)))
            case .nearMidnight:
                let instant = Instant(
                    secondsSince1970: (note.event == .term ? instants.terms : instants.newMoons)[note.index]
                )
                let offset = CalendarSection.Era.offset(at: instant, in: eras)
                let isAfterMidnight = instant.secondOfDay(utcOffsetSeconds: offset) < 43_200
                return (event, Day(rawValue: days[event].rawValue + (isAfterMidnight ? -1 : 1)))
            }
        }
    }

    /// The notes about events of the table: terms before new moons, by rising time.
    private func eventNotes(_ instants: RoundedInstants, _ uncertainty: UncertaintyModel) -> [EventNote] {
        let exceptions = notes.exceptions.map { event, note in
            let later = Int8(note.computedDay.days(since: days[event]))
            return (event, EventNote.Remark.exception(computedDaysLater: later, by: note.authority))
        }
        let disputes = notes.disputes.map { event, note in
            let later = Int8(note.day.days(since: days[event]))
            return (event, EventNote.Remark.dispute(daysLater: later, by: note.authority))
        }
        let doubts = eventsNearMidnight(instants, uncertainty)
            .filter { notes.exceptions[$0] == nil && notes.disputes[$0] == nil }
            .map { ($0, EventNote.Remark.nearMidnight) }
        // Each event has one note, so that the order does not depend on that of the dictionaries.
        return (exceptions + disputes + doubts).compactMap { event, remark in eventNote(event, remark) }
            .sorted { ($0.event.rawValue, $0.index) < ($1.event.rawValue, $1.index) }
    }

    private func eventsNearMidnight(
        _ instants: RoundedInstants,
        _ uncertainty: UncertaintyModel
    ) -> [CivilDays.EventIndex] {
        let isNear: (Int64) -> Bool = { seconds in
            let instant = Instant(secondsSince1970: seconds)
            let offset = CalendarSection.Era.offset(at: instant, in: eras)
            return uncertainty.isNearMidnight(instant, utcOffsetSeconds: offset)
        }
        return instants.terms.indices.filter { isNear(instants.terms[$0]) }.map { .term($0) }
            + instants.newMoons.indices.filter { isNear(instants.newMoons[$0]) }.map { .newMoon($0) }
    }

    private func eventNote(_ event: CivilDays.EventIndex, _ remark: EventNote.Remark) -> EventNote? {
        let (kind, index, held) =
            switch event {
            case .term(let index): (EventNote.Event.term, index, firstTerm..<days.span.terms.count)
            case .newMoon(let index): (.newMoon, index, firstNewMoon..<days.span.lunations.count)
            }
        return held.contains(index) ? EventNote(event: kind, index: index, remark: remark) : nil
    }
}
