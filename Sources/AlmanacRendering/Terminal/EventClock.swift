import Almanac

/// The clock of the times of a page, named once in its caption, or with each time where they differ.
///
/// Where the reader's clock is another than the calendar's at any of the events, its times stand in parentheses.
struct EventClock {
    private let calendar: LunisolarCalendar
    /// The reader's clock; nil if it shows the same times as the calendar's.
    private let reader: ReaderClock?
    /// The name of the calendar's clock; nil if that changes between the events.
    private let name: String?
    /// The name of the reader's clock; nil if that changes between the events.
    private let readersName: String?
    private let hasEvents: Bool

    /// The clock of a page with events at some instants; the reader's is nil if nobody knows it.
    init(_ calendar: LunisolarCalendar, _ reader: ReaderClock?, of instants: [Instant]) {
        let differs = instants.contains { instant in
            reader.map { $0.offset(instant) != calendar.utcOffsetSeconds(at: instant) } ?? false
        }
        (self.calendar, self.reader) = (calendar, differs ? reader : nil)
        let names = instants.map { calendar.clockName(at: $0) }.unique
        let readersNames = instants.compactMap { instant in
            reader.map { instant.clockName(utcOffsetSeconds: $0.offset(instant)) }
        }.unique
        (name, readersName) = (names.count == 1 ? names[0] : nil, readersNames.count == 1 ? readersNames[0] : nil)
        hasEvents = !instants.isEmpty
    }

    /// The pieces of the caption: `UTC+8`, then `(America/New_York UTC-5)`; none if the page has no events.
    var caption: [String] {
        guard hasEvents else { return [] }
        let readers = [reader?.name, reader == nil ? nil : readersName].compactMap(\.self).joined(separator: " ")
        return [name, readers.isEmpty ? nil : "(\(readers))"].compactMap(\.self)
    }

    /// The text after the time of an event to the minute: nothing, ` (15:02)`, or ` UTC+8 (02-03 15:02 UTC-5)`.
    func minutesSuffix(_ instant: Instant) -> String {
        let readers = readersText(of: instant) { time in
            let isSameDay = time.day == calendar.localTime(of: instant)?.day
            return (isSameDay ? "" : "\(MonthDay(time.day)) ") + time.hoursAndMinutes
        }
        return nameSuffix(instant) + (readers.map { " " + $0 } ?? "")
    }

    /// The name of the calendar's clock after the time of an event, ` UTC+8`; empty if the caption has it.
    func nameSuffix(_ instant: Instant) -> String {
        name == nil ? " " + calendar.clockName(at: instant) : ""
    }

    /// The reader's day and time of an event, `(2026-02-03 15:02:08)`; nil if the calendar's clock shows the same.
    func readersTime(of instant: Instant) -> String? { readersText(of: instant) { "\($0)" } }

    private func readersText(of instant: Instant, _ text: (LocalTime) -> String) -> String? {
        guard let reader, let time = LocalTime(of: instant, utcOffsetSeconds: reader.offset(instant)) else {
            return nil
        }
        let name = readersName == nil ? " " + instant.clockName(utcOffsetSeconds: time.offsetSeconds) : ""
        return "(" + text(time) + name + ")"
    }
}

/// The clock of the reader, to be shown beside that of the calendar.
package struct ReaderClock: Sendable {
    /// The name of the clock, such as `Asia/Tokyo`; nil if it has no name.
    package let name: String?
    /// How far it is ahead of UTC at an instant, seconds.
    let offset: @Sendable (Instant) -> Int32

    /// A clock by its offset at every instant.
    package init(name: String?, offset: @escaping @Sendable (Instant) -> Int32) {
        self.name = name
        self.offset = offset
    }
}

/// A kind of event with a name and a style: a solar term or a phase of the Moon.
protocol NamedEvent: NamedCase {
    var textStyle: TextStyle { get }
    var identifier: String { get }
    func name(in language: CalendarLanguage) -> String
}

extension SolarTerm: NamedEvent {
    var textStyle: TextStyle { .term(season) }
}

extension MoonPhase: NamedEvent {
    var textStyle: TextStyle { .normal }
}

extension LunisolarCalendar {
    /// The name of an event and its time by the calendar's clock, `雨水 23:51`, of another day `大寒 1979-01-20 23:59≈`.
    func label(
        of event: CelestialEvent<some NamedEvent>,
        _ clock: EventClock,
        named name: StyledText? = nil,
        in language: CalendarLanguage
    ) -> StyledText {
        (name ?? StyledText(event.kind.name(in: language), event.kind.textStyle))
            .appending(" " + hoursAndMinutes(of: event.instant, on: event.day) + event.certainty.sign)
            .appending(clock.minutesSuffix(event.instant))
    }
}

extension Festivals {
    /// The name of a solar term, or of the festival which it is, and its time by the calendar's clock, `清明節 02:40`.
    func label(ofTerm event: SolarTermEvent, _ clock: EventClock, in language: CalendarLanguage) -> StyledText {
        calendar.label(of: event, clock, named: label(of: event.kind, on: event.day, in: language), in: language)
    }
}
