import Almanac

/// An iCalendar file (RFC 5545) of whole-day events.
///
/// The same request gives the same bytes, because the stamp of every event comes from the release of the table.
package struct ICalendarFile: Sendable {
    /// The name of the calendar, which programs show.
    let name: String
    /// The content lines before the events.
    private let head: String
    /// The events in parts, of which one at a time is in memory.
    private let parts: [@Sendable () -> [ICalendarEvent]]

    /// The file of some feeds of a request as single events; with the terms, a festival that has the name of the term of its
    /// day is omitted.
    package init(_ request: ExportRequest, _ feeds: [Feed]) {
        // Terms come before festivals, so that of two events of one name the one with the instant is kept.
        let feeds = Feed.allCases.filter(feeds.contains)
        let hasDaysOff = feeds.contains(.daysOff)
        let description = hasDaysOff ? request.daysOffDescription : ""
        name = request.name(of: feeds)
        head = Self.head(name, description, request.release)
        let years = request.years.map { year in
            { @Sendable in request.distinctEntries(feeds, in: request.days(ofYear: year)).map { request.event($0) } }
        }
        parts = years + (hasDaysOff ? [{ request.dayOffEvents }] : [])
    }

    /// The file of the birthdays of a page, an event for each person and year, each with the alarms.
    package init(_ page: BirthdayPage, alarms: [ICalendarAlarm], in language: CalendarLanguage) {
        let births = page.births
        name = births.title(in: language)
        head = Self.head(name, "", births[0].calendar.table.release)
        parts = births.map { birth in
            { @Sendable in
                birth.birthdays(from: page.from, years: page.years).map {
                    birth.event($0, alarms: alarms, in: language)
                }
            }
        }
    }

    /// An answer changes with a new release only, a few times a year; a program that subscribes asks every week.
    private static let refreshInterval = "P1W"

    /// The name of a calendar, which programs show, further text on it if there is any, and how often to fetch it again
    /// (RFC 5545, 3.6; RFC 7986; X-lines of older programs).
    private static func head(_ name: String, _ description: String, _ release: String) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
            + ContentLine.text("PRODID", "-//Almanac//Almanac \(release)//EN")
            + "CALSCALE:GREGORIAN\r\n"
            + ContentLine.text("NAME", name)
            + ContentLine.text("X-WR-CALNAME", name)
            + ["DESCRIPTION", "X-WR-CALDESC"].map { description.isEmpty ? "" : ContentLine.text($0, description) }
            .joined()
            + "REFRESH-INTERVAL;VALUE=DURATION:\(refreshInterval)\r\n"
            + "X-PUBLISHED-TTL:\(refreshInterval)\r\n"
    }

    /// The events in order, made one part at a time.
    var events: some Sequence<ICalendarEvent> { parts.lazy.flatMap { $0() } }

    /// Writes the file event by event.
    package func write(to write: (String) throws -> Void) rethrows {
        try write(head)
        for event in events { try write(event.lines) }
        try write("END:VCALENDAR\r\n")
    }
}

extension ExportRequest {
    /// An entry as an event of its own. A count of days of the season (九九, 三伏) is an event on its first day, because it
    /// would otherwise be on every day of a winter; the description has its days.
    func event(_ entry: CalendarEntry) -> ICalendarEvent {
        let kind = entry.festival.map { [festivals.name(of: $0.kind, in: language)] } ?? []
        return ICalendarEvent(
            uid: "\(entry.id).\(entry.group ?? entry.feed.identifier).\(calendar.id)@almanac",
            stamp: releaseStamp(release),
            firstDay: entry.firstDay,
            lastDay: entry.isSeasonCount ? entry.firstDay : entry.lastDay,
            summary: entry.signedName,
            description: description(of: entry),
            categories: [entry.feed.title(in: language)] + kind,
            alarms: alarms
        )
    }

    /// The lunar date, the instant and the remark on the certainty, a line each.
    private func description(of entry: CalendarEntry) -> String {
        let date = calendar.lunarDate(on: entry.firstDay)?.text(in: language, year: .numberAndPillar)
        let lines =
            [date] + entry.details + [
                entry.isSeasonCount && entry.lastDay > entry.firstDay ? "\(entry.firstDay) – \(entry.lastDay)" : nil,
                entry.instant.map(description),
                calendar.remark(on: entry.certainty, in: language)
                    ?? calendar.computedNames(until: entry.firstDay, in: language).first,
            ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    /// An instant by the calendar's clock and in UTC: 時刻: 2026-02-04 04:02:08 UTC+8 (2026-02-03T20:02:08Z).
    private func description(of instant: Instant) -> String {
        let clock = calendar.localTime(of: instant).map {
            "\($0.day) \($0.hoursMinutesSeconds) \(calendar.clockName(at: instant)) "
        }
        return "\(Phrase.instantTitle.text(in: language)): \(clock ?? "")(\(instant))"
    }

    /// The name of a calendar of some feeds: whose it is, and what it contains if that is not the usual, terms and all
    /// festivals: 中國農曆 · 臺灣 · 國定假日.
    func name(of feeds: [Feed]) -> String {
        let usual = [Feed.terms] + Feed.festivals
        let isUsual = feeds.filter { $0 != .anniversaries } == usual
        return ([calendarTitle] + (isUsual ? [] : contents(of: feeds))).joined(separator: " · ")
    }

    /// The names of feeds; all festivals have one.
    private func contents(of feeds: [Feed]) -> [String] {
        let hasAllFestivals = Feed.festivals.allSatisfy(feeds.contains)
        return feeds.filter { !hasAllFestivals || !$0.isFestival || $0 == Feed.festivals.first }
            .map { hasAllFestivals ? $0.title(in: language) : name(of: $0) }
    }

    /// The name of a feed alone; that of a kind of festivals as the regions call it.
    private func name(of feed: Feed) -> String {
        feed.kind.map { festivals.name(of: $0, in: language) } ?? feed.title(in: language)
    }
}

extension CalendarEntry {
    fileprivate var isSeasonCount: Bool { festival?.kind == .seasonCount }
}
