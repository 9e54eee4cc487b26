import Almanac

extension Festivals {
    /// Days of something with a name, at least one: its name, a line for each day, and whose calendar it is. The days
    /// until each are counted from a day.
    package func text(
        of days: [OccasionDay],
        named name: String,
        from: Day,
        _ settings: TerminalSettings
    ) -> [StyledText] {
        let clock = EventClock(calendar, settings.clock, of: days.compactMap(\.instant))
        let rows = days.map { pieces(of: $0, from, settings) + notes(on: $0, clock, settings.language) }
        let widths = rows.reduce(into: [Int](repeating: 0, count: 5)) { widths, row in
            for (column, piece) in row.enumerated() { widths[column] = Swift.max(widths[column], piece.width) }
        }
        let fits = widths.reduce(0) { $0 + $1 + 2 } <= settings.width + 2
        let lines = rows.flatMap { row in
            let pieces = fits ? zip(row, widths).map { $0.padded(to: $1) } : row
            return pieces.flow(width: Swift.max(settings.width, 1))
        }
        return [StyledText(name, .title)] + lines + caption(until: days.last?.day, clock, settings)
    }

    /// The date, the weekday, and when that is.
    private func pieces(of occasion: OccasionDay, _ from: Day, _ settings: TerminalSettings) -> [StyledText] {
        let (day, language) = (occasion.day, settings.language)
        let style: TextStyle = day == settings.today ? .today(.plain) : .normal
        let last = occasion.lastDay > day ? " – \(GregorianDate(occasion.lastDay).text(in: language))" : ""
        return [
            StyledText(GregorianDate(day).text(in: language) + occasion.certainty.sign + last, style),
            StyledText(day.weekday.name(in: language)),
            StyledText(DayCount(day.days(since: from)).text(in: language)),
        ]
    }

    /// The notes on a day: the name and the time of an event, or else the lunar date, then the doubt.
    private func notes(on occasion: OccasionDay, _ clock: EventClock, _ language: CalendarLanguage) -> [StyledText] {
        let (day, month) = (occasion.day, occasion.leapMonth)
        let lunarSign = calendar.lunarCertainty(on: day)?.sign ?? ""
        let lunar = calendar.lunarDate(on: day).map { $0.unmistakableText(in: language) + lunarSign }
        let time = occasion.instant.map { calendar.hoursAndMinutes(of: $0, on: day) + clock.minutesSuffix($0) }
        let notes = [
            occasion.term?.name(in: language), time ?? month?.name(in: language) ?? lunar,
            calendar.note(on: occasion.certainty, of: day, in: language),
        ]
        return notes.compactMap { $0.map { StyledText($0) } }
    }
}

/// A day on which something happens that was asked for.
package struct OccasionDay: Hashable, Sendable {
    /// The day, or the first of several.
    package let day: Day
    /// The day itself, or the last of several.
    let lastDay: Day
    package let certainty: Certainty
    /// The instant of a term or a phase.
    let instant: Instant?
    /// The term, of days of several terms.
    let term: SolarTerm?
    let leapMonth: LunarMonthNumber?

    /// A festival or a date, or a leap month; the last day is the same unless it is a span.
    package init(_ day: Day, last: Day, _ certainty: Certainty, leapMonth: LunarMonthNumber? = nil) {
        (self.day, lastDay, self.certainty, self.leapMonth) = (day, last, certainty, leapMonth)
        (instant, term) = (nil, nil)
    }

    /// A term or a phase; a term that is one of several has its name.
    package init(_ event: CelestialEvent<some Any>, of term: SolarTerm? = nil) {
        (day, lastDay, certainty, instant) = (event.day, event.day, event.certainty, event.instant)
        (self.term, leapMonth) = (term, nil)
    }

    /// A date of people after `≈` and the authority with its day, if the day is not certain: the end of a sentence.
    package func signed(_ date: String) -> String {
        date + (certainty.note(on: day).map { " " + $0 } ?? certainty.sign)
    }
}
