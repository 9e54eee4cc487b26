import Almanac

/// A VEVENT of whole days (RFC 5545, 3.6.1).
struct ICalendarEvent: Sendable {
    /// The identifier, the same whenever the event is exported.
    let uid: String
    /// The time at which the data were made, in the form of iCalendar.
    let stamp: String
    let firstDay: Day
    /// The last day, included.
    let lastDay: Day
    /// The title of the event: any text.
    let summary: String
    /// Further text; may be empty.
    let description: String
    /// The groups of the event, for filters of calendar programs.
    let categories: [String]
    var alarms: [ICalendarAlarm] = []
    /// Whether the days are busy time, in which nobody is invited.
    var isBusy = false

    /// The content lines of the event, folded, each with its line end.
    var lines: String {
        var lines = "BEGIN:VEVENT\r\n"
        lines += ContentLine.folded("UID:\(uid)")
        lines += ContentLine.folded("DTSTAMP:\(stamp)")
        lines += ContentLine.folded("DTSTART;VALUE=DATE:\(firstDay.basicText)")
        if let end = lastDay.next { lines += ContentLine.folded("DTEND;VALUE=DATE:\(end.basicText)") }
        lines += ContentLine.text("SUMMARY", summary)
        if !description.isEmpty { lines += ContentLine.text("DESCRIPTION", description) }
        lines += ContentLine.list("CATEGORIES", categories)
        lines += isBusy ? "TRANSP:OPAQUE\r\n" : "TRANSP:TRANSPARENT\r\n"
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
        let seconds = daysBefore * 86_400 - secondOfDay
        return (seconds > 0 ? "-P" : "P") + Self.duration(ofSeconds: abs(seconds))
    }

    private static func duration(ofSeconds seconds: Int) -> String {
        let days = seconds / 86_400
        let (hours, minutes, rest) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60)
        // Between two units that are there none may be missing.
        var time = ""
        if hours > 0 { time += "\(hours)H" }
        if minutes > 0 || hours > 0 && rest > 0 { time += "\(minutes)M" }
        if rest > 0 { time += "\(rest)S" }
        if days > 0 { return "\(days)D" + (time.isEmpty ? "" : "T" + time) }
        return time.isEmpty ? "T0S" : "T" + time
    }
}

/// The value of DTSTAMP, from the name of the release: `2026a` is midnight UTC of 1 January 2026, `2026b` of the 2nd, and
/// so on; midnight of 1970-01-01 if the name has another form.
///
/// It tells which of two exports is newer and does not depend on the time of the export, so the same request always
/// gives the same bytes.
func releaseStamp(_ release: String) -> String {
    let year = release.utf8.prefix(4)
    let letters = release.utf8.dropFirst(4)
    let letter = letters.first.map { Int($0) - Int(UInt8(ascii: "a")) + 1 } ?? 0
    let isStandard = year.count == 4 && year.allSatisfy { (0x30...0x39).contains($0) } && letters.count == 1
    guard isStandard, (1...26).contains(letter) else { return "19700101T000000Z" }
    return String(decoding: year, as: UTF8.self) + "01" + (letter < 10 ? "0" : "") + "\(letter)T000000Z"
}

/// Content lines of iCalendar, `NAME;PARAMETER=VALUE:value`, escaped and folded.
enum ContentLine {
    /// The greatest length of a line in octets, without its line end (RFC 5545, 3.1).
    private static let longest = 75

    /// A line whose value is any text (RFC 5545, 3.3.11).
    static func text(_ name: String, _ value: String) -> String {
        folded("\(name):\(escaped(value))")
    }

    /// A line whose value is a list of texts (RFC 5545, 3.1.1).
    static func list(_ name: String, _ values: [String]) -> String {
        folded("\(name):\(values.map(escaped).joined(separator: ","))")
    }

    /// A line with its line end, folded into pieces of at most 75 octets; no character is broken.
    static func folded(_ line: String) -> String {
        var folded = ""
        var width = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if width + size > longest {
                folded += "\r\n "
                width = 1
            }
            folded.unicodeScalars.append(scalar)
            width += size
        }
        return folded + "\r\n"
    }

    /// A value of type TEXT (RFC 5545, 3.3.11): a line end of any kind becomes `\n`; other control characters, which
    /// the format does not allow, are omitted.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n" where previous == "\r": break
            case "\n", "\r": escaped += "\\n"
            case "\t": escaped += "\t"
            case ..<" ", "\u{7F}": break
            default: escaped.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return escaped
    }
}
