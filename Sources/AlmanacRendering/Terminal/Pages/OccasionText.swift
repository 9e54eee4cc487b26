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
        let rows = days.map { pieces(of: $0, named: name, from, clock, settings) }
        let widths = rows.reduce(into: [Int](repeating: 0, count: 5)) { widths, row in
            for (column, piece) in row.enumerated() { widths[column] = Swift.max(widths[column], piece.width) }
        }
        let fits = widths.reduce(0) { $0 + $1 + 2 } <= settings.width + 2
        let lines = rows.flatMap { row in
            let pieces = fits ? zip(row, widths).map { $0.padded(to: $1) } : row
            return pieces.flow(width: Swift.max(settings.width, 1))
        }
        return [StyledText(name, .title)] + lines + caption(clock, settings)
    }

    /// The date, the weekday, when that is, and what else is known of the day.
    private func pieces(
        of occasion: OccasionDay,
        named name: String,
        _ from: Day,
        _ clock: EventClock,
        _ settings: TerminalSettings
    ) -> [StyledText] {
        let (day, language) = (occasion.day, settings.language)
        let style: TextStyle = day == settings.today ? .today(.plain) : .normal
        let last = occasion.lastDay > day ? " – \(GregorianDate(occasion.lastDay).text(in: language))" : ""
        return [
            StyledText(GregorianDate(day).text(in: language) + occasion.certainty.sign + last, style),
            StyledText(day.weekday.name(in: language)),
            StyledText(DayCount(day.days(since: from)).text(in: language)),
        ] + notes(on: occasion, named: name, clock, language)
    }

    private func notes(
        on occasion: OccasionDay,
        named name: String,
        _ clock: EventClock,
        _ language: CalendarLanguage
    ) -> [StyledText] {
        let doubt = occasion.certainty.note(on: occasion.day).map { StyledText($0) }
        switch occasion {
        case .days(let first, _, _):
            let lunarSign = calendar.lunarCertainty(on: first)?.sign ?? ""
            let lunar = calendar.lunarDate(on: first).map { StyledText($0.unmistakableText(in: language) + lunarSign) }
            return [lunar, doubt].compactMap(\.self)
        case .term(let event):
            // Of several terms each has its name.
            let term = event.kind.name(in: language)
            let isOneOfMany = name == SolarTerm.kindNames[language]
            return [isOneOfMany ? StyledText(term) : nil, StyledText(calendar.time(of: event, clock)), doubt]
                .compactMap(\.self)
        case .phase(let event): return [StyledText(calendar.time(of: event, clock)), doubt].compactMap(\.self)
        case .month(let month, _):
            return [StyledText(month.month.name(in: language)), doubt].compactMap(\.self)
        }
    }
}

extension LunisolarCalendar {
    /// The time of an event by the calendar's clock and, if that differs, by the reader's: `22:53`.
    fileprivate func time(of event: CelestialEvent<some NamedEvent>, _ clock: EventClock) -> String {
        hoursAndMinutes(of: event) + clock.minutesSuffix(event)
    }
}

/// A day on which something happens that was asked for.
package enum OccasionDay: Hashable, Sendable {
    /// A festival or a date; the last day is the same unless it is a span.
    case days(Day, last: Day, Certainty)
    case term(SolarTermEvent)
    case phase(MoonPhaseEvent)
    case month(LunarMonth, Certainty)

    /// The day, or the first of several.
    package var day: Day {
        switch self {
        case .days(let first, _, _): first
        case .term(let event): event.day
        case .phase(let event): event.day
        case .month(let month, _): month.firstDay
        }
    }

    /// The day itself, or the last of several.
    fileprivate var lastDay: Day {
        switch self {
        case .days(_, let last, _): last
        case .month(let month, _): month.lastDay
        case .term, .phase: day
        }
    }

    package var certainty: Certainty {
        switch self {
        case .days(_, _, let certainty), .month(_, let certainty): certainty
        case .term(let event): event.certainty
        case .phase(let event): event.certainty
        }
    }

    /// A date of people after `≈` and the authority with its day, if the day is not certain: the end of a sentence.
    package func signed(_ date: String) -> String {
        date + (certainty.note(on: day).map { " " + $0 } ?? certainty.sign)
    }

    /// The instant of an event; nil for days.
    var instant: Instant? {
        switch self {
        case .days, .month: nil
        case .term(let event): event.instant
        case .phase(let event): event.instant
        }
    }
}
