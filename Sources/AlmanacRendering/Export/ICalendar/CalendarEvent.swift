// One event of an iCalendar file.

import Almanac

/// A VEVENT of whole days.
struct CalendarEvent {
    /// The identifier that stays when the event is exported again.
    let uid: String
    /// When the data were made, in the form of iCalendar.
    let stamp: String
    /// The first day.
    let firstDay: Day
    /// The last day.
    let lastDay: Day
    /// What the event is called.
    let summary: String
    /// More about it; may be empty.
    let description: String
    /// The groups it belongs to.
    let categories: [String]
    /// How it is repeated, if it is.
    var recurrence: String?

    /// The lines of the event, folded and ended.
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
        return lines + "TRANSP:TRANSPARENT\r\nEND:VEVENT\r\n"
    }
}

extension Day {
    /// The day as iCalendar writes it, `20260217`.
    var basicText: String {
        String("\(self)".unicodeScalars.filter { $0 != "-" }.map(Character.init))
    }
}
