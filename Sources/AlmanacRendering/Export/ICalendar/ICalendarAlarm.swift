/// A VALARM that shows the title of an event of whole days (RFC 5545, 3.6.6).
package struct ICalendarAlarm: Hashable, Sendable {
    /// How many days before the event.
    let daysBefore: Int
    /// Seconds since 0h of that day, 0 … 86399, by the reader's clock.
    let secondOfDay: Int

    /// An alarm a number of days before an event, at a time of that day.
    package init(daysBefore: Int, secondOfDay: Int) {
        self.daysBefore = daysBefore
        self.secondOfDay = secondOfDay
    }

    /// The content lines of the alarm, each with its line end.
    func lines(summary: String) -> String {
        "BEGIN:VALARM\r\nACTION:DISPLAY\r\n"
            + ContentLine.text("DESCRIPTION", summary)
            + "TRIGGER:\(trigger)\r\nEND:VALARM\r\n"
    }

    /// The time from 0h of the event to the alarm as a duration (RFC 5545, 3.3.6): a day before at 9h is `-PT15H`, on the day
    /// itself `PT9H`.
    private var trigger: String {
        guard daysBefore > 0 else { return "P" + Self.duration(days: 0, seconds: secondOfDay) }
        let isMidnight = secondOfDay == 0
        return "-P"
            + Self.duration(
                days: isMidnight ? daysBefore : daysBefore - 1,
                seconds: isMidnight ? 0 : 86_400 - secondOfDay
            )
    }

    private static func duration(days: Int, seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        // Between two units that are there none may be missing.
        var time = ""
        if hours > 0 { time += "\(hours)H" }
        if minutes > 0 || hours > 0 && rest > 0 { time += "\(minutes)M" }
        if rest > 0 { time += "\(rest)S" }
        if days > 0 { return "\(days)D" + (time.isEmpty ? "" : "T" + time) }
        return time.isEmpty ? "T0S" : "T" + time
    }
}
