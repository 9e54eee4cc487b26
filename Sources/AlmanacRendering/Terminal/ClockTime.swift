// Times of day as text.

import Almanac

extension LocalTime {
    /// `16:02`, cut off, not rounded: rounding might change the day.
    var hoursAndMinutes: String { String(hoursMinutesSeconds.dropLast(3)) }

    /// `16:02:08`.
    var hoursMinutesSeconds: String { clockText(ofSeconds: secondOfDay) }
}

extension LunisolarCalendar {
    /// The time of an event by the calendar's clock, `16:02`.
    func hoursAndMinutes(of event: CelestialEvent<some Any>) -> String {
        localTime(of: event.instant)?.hoursAndMinutes ?? ""
    }

    /// The time of an event by the calendar's clock, `16:02:08`.
    func hoursMinutesSeconds(of event: CelestialEvent<some Any>) -> String {
        localTime(of: event.instant)?.hoursMinutesSeconds ?? ""
    }
}

/// Seconds of less than a day as hours, minutes and seconds, `00:08:05`.
func clockText(ofSeconds seconds: Int) -> String {
    twoDigits(seconds / 3600) + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}
