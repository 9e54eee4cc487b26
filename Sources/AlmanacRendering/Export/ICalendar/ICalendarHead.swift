/// What stands before the events of an iCalendar file: which calendar it is, and how often to fetch it again.
struct ICalendarHead {
    /// The name of the calendar, which programs show.
    let name: String
    /// What else is to be said of the calendar; may be empty.
    var description = ""
    /// The name of the table.
    let release: String

    /// An answer changes with a new release only, a few times a year; a program that subscribes asks every week.
    private static let refreshInterval = "P1W"

    /// The content lines, each with its line end (RFC 5545, 3.6; RFC 7986; X-lines of older programs).
    var lines: String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
            + ContentLine.text("PRODID", "-//Almanac//Almanac \(release)//EN")
            + "CALSCALE:GREGORIAN\r\n"
            + ContentLine.text("NAME", name)
            + ContentLine.text("X-WR-CALNAME", name)
            + descriptionLines
            + "REFRESH-INTERVAL;VALUE=DURATION:\(Self.refreshInterval)\r\n"
            + "X-PUBLISHED-TTL:\(Self.refreshInterval)\r\n"
    }

    private var descriptionLines: String {
        description.isEmpty
            ? "" : ContentLine.text("DESCRIPTION", description) + ContentLine.text("X-WR-CALDESC", description)
    }
}
