import Almanac

/// Says by which clock the times of a page are: once for all of them in its caption, or with each where they differ.
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

    /// The clock of a page.
    ///
    /// - Parameters:
    ///   - calendar: The calendar.
    ///   - reader: The reader's clock, if it is known.
    ///   - instants: The instants of all events of the page.
    init(_ calendar: LunisolarCalendar, _ reader: ReaderClock?, of instants: [Instant]) {
        let differs = instants.contains { instant in
            reader.map { $0.offset(instant) != calendar.utcOffsetSeconds(at: instant) } ?? false
        }
        self.calendar = calendar
        self.reader = differs ? reader : nil
        name = Self.common(instants.map { calendar.clockName(at: $0) })
        readersName = reader.flatMap { reader in
            Self.common(instants.map { $0.clockName(utcOffsetSeconds: reader.offset($0)) })
        }
        hasEvents = !instants.isEmpty
    }

    /// The pieces of the caption: `UTC+8`, then `(America/New_York UTC-5)`; none if the page has no events.
    var caption: [String] {
        guard hasEvents else { return [] }
        let readers = [reader?.name, reader == nil ? nil : readersName].compactMap(\.self).joined(separator: " ")
        return [name, readers.isEmpty ? nil : "(\(readers))"].compactMap(\.self)
    }

    /// What follows the time of an event to the minute: nothing, ` (15:02)`, or ` UTC+8 (02-03 15:02 UTC-5)`.
    func minutesSuffix(_ event: CelestialEvent<some Any>) -> String {
        let readers = readersText(of: event.instant) { time in
            let isSameDay = time.day == calendar.localTime(of: event.instant)?.day
            return (isSameDay ? "" : "\(MonthDay(time.day)) ") + time.hoursAndMinutes
        }
        return nameSuffix(event) + (readers.map { " " + $0 } ?? "")
    }

    /// The name of the calendar's clock after the time of an event, ` UTC+8`; empty if the caption has it.
    func nameSuffix(_ event: CelestialEvent<some Any>) -> String {
        name == nil ? " " + calendar.clockName(at: event.instant) : ""
    }

    /// The reader's day and time of an event, `(2026-02-03 15:02:08)`; nil if the calendar's clock shows the same.
    func readersTime(of event: CelestialEvent<some Any>) -> String? {
        readersText(of: event.instant) { "\($0)" }
    }

    private func readersText(of instant: Instant, _ text: (LocalTime) -> String) -> String? {
        guard let reader, let time = LocalTime(of: instant, utcOffsetSeconds: reader.offset(instant)) else {
            return nil
        }
        let name = readersName == nil ? " " + instant.clockName(utcOffsetSeconds: time.offsetSeconds) : ""
        return "(" + text(time) + name + ")"
    }

    /// The one value of all, or nil if there are several or none.
    private static func common(_ names: [String]) -> String? {
        names.first.flatMap { first in names.allSatisfy { $0 == first } ? first : nil }
    }
}
