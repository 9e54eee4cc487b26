import Almanac

/// A VEVENT of whole days (RFC 5545, 3.6.1).
struct ICalendarEvent {
    /// The identifier, the same whenever the event is exported.
    let uid: String
    /// The time at which the data were made, in the form of iCalendar.
    let stamp: String
    /// The first day.
    let firstDay: Day
    /// The last day, included.
    let lastDay: Day
    /// The title of the event: any text.
    let summary: String
    /// Further text; may be empty.
    let description: String
    /// The groups of the event, for filters of calendar programs.
    let categories: [String]
    /// The value of RRULE; nil if the event does not recur.
    var recurrence: String?
    /// The alarms.
    var alarms: [ICalendarAlarm] = []

    /// The content lines of the event, folded, each with its line end.
    var lines: String {
        var lines = "BEGIN:VEVENT\r\n"
        lines += ContentLine.folded("UID:\(uid)")
        lines += ContentLine.folded("DTSTAMP:\(stamp)")
        lines += ContentLine.folded("DTSTART;VALUE=DATE:\(firstDay.basicText)")
        if let end = lastDay.next { lines += ContentLine.folded("DTEND;VALUE=DATE:\(end.basicText)") }
        if let recurrence { lines += ContentLine.folded("RRULE:\(recurrence)") }
        lines += ContentLine.text("SUMMARY", summary)
        if !description.isEmpty { lines += ContentLine.text("DESCRIPTION", description) }
        lines += ContentLine.list("CATEGORIES", categories)
        lines += "TRANSP:TRANSPARENT\r\n"
        for alarm in alarms { lines += alarm.lines(summary: summary) }
        return lines + "END:VEVENT\r\n"
    }
}

extension Day {
    /// The day in the basic format of ISO 8601, which iCalendar takes: `20260217`.
    var basicText: String {
        String("\(self)".unicodeScalars.filter { $0 != "-" }.map(Character.init))
    }
}
