import Almanac

extension LocalTime {
    /// `16:02`; the seconds are cut off, because rounding could change the day.
    var hoursAndMinutes: String { String(hoursMinutesSeconds.dropLast(3)) }

    /// `16:02:08`.
    var hoursMinutesSeconds: String { clockText(ofSeconds: secondOfDay) }
}

extension LunisolarCalendar {
    /// The time of an event by the calendar's clock, `16:02`; the seconds are cut off. The day stands before it if that is
    /// not the day of the event, `1979-01-20 23:59`.
    func hoursAndMinutes(of event: CelestialEvent<some Any>) -> String {
        guard let time = localTime(of: event.instant) else { return "" }
        return time.day == event.day ? time.hoursAndMinutes : "\(time.day) \(time.hoursAndMinutes)"
    }

    /// The name of the calendar's clock at an instant, `UTC+8`, `UTC+8:30` or `UT1+7:45:40`.
    package func clockName(at instant: Instant) -> String {
        instant.clockName(utcOffsetSeconds: utcOffsetSeconds(at: instant))
    }
}

extension Instant {
    /// The name of clocks that are `offset` seconds ahead at the instant, `UTC+8`, `UTC-3:30` or `UT1+7:45:40`.
    func clockName(utcOffsetSeconds offset: Int32) -> String {
        let scale = day(utcOffsetSeconds: 0).map { $0 < .firstOfUTC } ?? false ? "UT1" : "UTC"
        let seconds = Int(offset.magnitude)
        var minutesAndSeconds = clockText(ofSeconds: seconds).dropFirst(2)
        while minutesAndSeconds.hasSuffix(":00") { minutesAndSeconds = minutesAndSeconds.dropLast(3) }
        return scale + (offset < 0 ? "-" : "+") + "\(seconds / 3600)" + minutesAndSeconds
    }
}

/// Less than a day, given in seconds, as hours, minutes and seconds: `00:08:05`.
func clockText(ofSeconds seconds: Int) -> String {
    twoDigits(seconds / 3600) + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
}

private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
}
