// Instants as the clocks of a calendar's country show them.

import Almanac

/// A civil day and the time on it.
struct ClockTime: Hashable, Sendable {
    /// The civil day.
    let day: Day
    /// Seconds since its midnight, 0 … 86399.
    let secondOfDay: Int

    /// `16:02`, cut off, not rounded: rounding might change the day.
    var hoursAndMinutes: String {
        twoDigits(secondOfDay / 3600) + ":" + twoDigits(secondOfDay / 60 % 60)
    }

    /// `16:02:08`.
    var hoursMinutesSeconds: String {
        hoursAndMinutes + ":" + twoDigits(secondOfDay % 60)
    }
}

extension LunisolarCalendar {
    /// The calendar's clock at an instant.
    func clock(at instant: Instant) -> ClockTime {
        let offset = clockOffset(at: instant)
        return ClockTime(
            day: instant.day(atOffset: offset) ?? .max,
            secondOfDay: instant.secondOfDay(atOffset: offset)
        )
    }
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}
