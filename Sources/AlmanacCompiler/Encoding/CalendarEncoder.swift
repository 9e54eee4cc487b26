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
            notes: notes,
            publishedUntil: publishedUntil,
            termsComputedUntil: computedTerms.lastDay,
            termClocks: computedTerms.clocks
        )
    }

    private func monthTable() -> MonthTable? {
        let months = Array(layout.months[firstNewMoon...days.span.lunations.count])
        guard let firstYear = months.first?.year, let lastYear = months.last?.year else { return nil }
        let indices = Dictionary(grouping: months.indices) { months[$0].year }
        let years = (firstYear...lastYear).map { year in
            let ofYear = indices[year] ?? []
            let leap = ofYear.first { months[$0].month.isLeap && months[$0].firstDay <= days.span.promisedDays.lastDay }
            // The table begins within its first year: the months of that year before it are counted, none of them leap.
            let firstOfYear = ofYear.first.map { $0 - (months[$0].month.number - 1) } ?? 0
            return MonthTable.Year(firstLunation: firstOfYear, leapMonth: leap.map { months[$0].month.number } ?? 0)
        }
        return MonthTable(firstDays: months.map(\.firstDay), firstYear: firstYear, years: years, skipping: firstNewMoon)
    }

    private func termDayTable(_ instants: RoundedInstants) -> TermDayTable? {
        let numbers = days.span.terms
        // The terms are counted from January 1900.
        let origin = TableSpan.bundled.promisedDays.firstDay
        // The average distance of each of the 24 terms from even spacing, minus a day, in 2⁻¹⁶ days.
        let offsets = (0..<SolarTerm.count).map { term in
            let first = SolarTerm(wrapping: term - numbers.lowerBound).index
            let distances = stride(from: first, to: numbers.count, by: SolarTerm.count).map { index in
                // The clock of UTC+8 for all calendars: equal offsets deflate to almost nothing.
                let elapsed = instants.terms[index] + 28_800 - Int64(origin.rawValue) * 86_400
                let number = Int64(numbers.lowerBound + index)
                return elapsed * 65_536 / 86_400 - ((number * TermDayTable.meanSpacing) >> 16)
            }
            return Int32(distances.reduce(0, +) / Int64(max(distances.count, 1))) - 65_536
        }
        let (first, tableDays) = (numbers.lowerBound + firstTerm, Array(days.terms[firstTerm..<numbers.count]))
        return TermDayTable(firstNumber: first, days: tableDays, origin: origin, offsets: offsets)
    }

    /// An event and another day of it.
    typealias OtherDay = (event: CivilDays.EventIndex, day: Day)

    /// For each note about an event of the table the event and its other day: that of the remark, or the day on the other side
    /// of midnight; and the same for the terms that another clock of the time has on another day.
    func otherDays(_ instants: RoundedInstants, _ uncertainty: UncertaintyModel) -> [OtherDay] {
        let noted = eventNotes(instants, uncertainty).map { note -> OtherDay in
            let event = CivilDays.EventIndex(kind: note.event, index: note.index)
            switch note.remark {
            case .exception(let later, _), .dispute(let later, _):
                return (event, Day(rawValue: days[event].rawValue + Int32(later)))
            case .nearMidnight:
                let seconds = note.event == .term ? instants.terms : instants.newMoons
                let instant = Instant(secondsSince1970: seconds[note.index])
                let offset = CalendarSection.Era.offset(at: instant, in: eras)
                let isAfterMidnight = instant.secondOfDay(utcOffsetSeconds: offset) < 43_200
                return (event, Day(rawValue: days[event].rawValue + (isAfterMidnight ? -1 : 1)))
            }
        }
        let computed = (firstTerm..<days.span.terms.count).prefix { days.terms[$0] <= computedTerms.lastDay }
        return noted
            + computed.compactMap { index in
                let (instant, day) = (Instant(secondsSince1970: instants.terms[index]), days.terms[index])
                return CalendarSection.Era.day(of: instant, in: eras, aheadBy: computedTerms.clocks, otherThan: day)
                    .map { (CivilDays.EventIndex(kind: .term, index: index), $0) }
            }
    }

    /// The notes about events of the table: terms before new moons, by rising time.
    private func eventNotes(_ instants: RoundedInstants, _ uncertainty: UncertaintyModel) -> [EventNote] {
        let terms = (firstTerm..<days.span.terms.count).compactMap { index in
            eventNote(.term, index, at: instants.terms[index], uncertainty)
        }
        let newMoons = (firstNewMoon..<days.span.lunations.count).compactMap { index in
            eventNote(.newMoon, index, at: instants.newMoons[index], uncertainty)
        }
        return terms + newMoons
    }

    private func eventNote(
        _ kind: EventNote.Event,
        _ index: Int,
        at seconds: Int64,
        _ uncertainty: UncertaintyModel
    ) -> EventNote? {
        let event = CivilDays.EventIndex(kind: kind, index: index)
        if let note = notes[event] {
            let later = Int8(note.day.days(since: days[event]))
            let remark: EventNote.Remark =
                note.isException
                ? .exception(computedDaysLater: later, by: note.authority)
                : .dispute(daysLater: later, by: note.authority)
            return EventNote(event: kind, index: index, remark: remark)
        }
        let instant = Instant(secondsSince1970: seconds)
        let offset = CalendarSection.Era.offset(at: instant, in: eras)
        // Days before 1900 are those that were issued, however near to midnight the computed instant is.
        let isComputed = days[event] >= TableSpan.bundled.promisedDays.firstDay
        let isNear =
            isComputed
            && uncertainty.isNearMidnight(instant, utcOffsetSeconds: offset, publishedUntil: publishedUntil)
        return isNear ? EventNote(event: kind, index: index, remark: .nearMidnight) : nil
    }
}
