// An iCalendar file (RFC 5545) of whole-day events.

import Almanac

/// The feeds of an edition as iCalendar.
///
/// The same edition gives the same bytes: the stamp of every event comes from the release of the table.
package struct ICalendarFile: Sendable {
    private let edition: Edition
    private let feeds: [Feed]
    private let recurringEvents: [CalendarEvent]

    /// The file of some feeds; a festival that has the name of a solar term of its day is left out beside the terms.
    package init(_ edition: Edition, _ feeds: [Feed]) {
        self.edition = edition
        // Terms before festivals, so that of two events of one name the one with the instant stays.
        self.feeds = Feed.allCases.filter(feeds.contains)
        recurringEvents = []
    }

    /// The file of some feeds, the lunar ones with rules of RFC 7529; nil if these cannot say what is asked.
    package init?(recurring edition: Edition, _ feeds: [Feed]) {
        guard let events = edition.recurringEvents(feeds) else { return nil }
        self.edition = edition
        self.feeds = Feed.allCases.filter { feeds.contains($0) && $0 != .lunar && $0 != .anniversaries }
        recurringEvents = events
    }

    /// Writes the file, a year of events at a time.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(head)
        for event in recurringEvents { try sink.write(event.lines) }
        for year in edition.years {
            for occasion in edition.distinctOccasions(feeds, in: edition.days(ofYear: year)) {
                try sink.write(edition.event(occasion).lines)
            }
        }
        try sink.write("END:VCALENDAR\r\n")
    }

    private var head: String {
        let title = edition.calendarName
        return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
            + ContentLine.text("PRODID", "-//Almanac//Almanac \(edition.release)//EN")
            + "CALSCALE:GREGORIAN\r\n"
            + ContentLine.text("NAME", title)
            + ContentLine.text("X-WR-CALNAME", title)
    }
}

extension Edition {
    /// An occasion as an event.
    fileprivate func event(_ occasion: Occasion) -> CalendarEvent {
        CalendarEvent(
            uid: uid(occasion.id, occasion.feed),
            stamp: ReleaseStamp(release).text,
            firstDay: occasion.firstDay,
            lastDay: occasion.lastDay,
            summary: occasion.doubtSign + occasion.name,
            description: description(of: occasion),
            categories: [occasion.feed.title(in: language)] + festivalKinds(of: occasion)
        )
    }

    /// The kind of a festival; none of anything else.
    private func festivalKinds(of occasion: Occasion) -> [String] {
        occasion.festival.map { [$0.kind.name(in: language)] } ?? []
    }

    private func uid(_ id: String, _ feed: Feed) -> String {
        "\(id).\(feed.rawValue).\(calendar.id)@almanac"
    }

    /// The lunar date, the instant, and what there is to doubt, a line each.
    private func description(of occasion: Occasion) -> String {
        let lines = [
            calendar.lunarDate(on: occasion.firstDay)?.text(in: language, year: .numberAndPillar),
            occasion.instant.map { "\($0)" },
            occasion.certainty.remark(in: language),
        ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    /// One event for each lunar date that comes again; nil if RSCALE cannot say one of them.
    fileprivate func recurringEvents(_ feeds: [Feed]) -> [CalendarEvent]? {
        let lastDay = days.lastDay
        var events: [CalendarEvent] = []
        if feeds.contains(.lunar) {
            for number in [1, 15] {
                guard let rule = LunarRecurrence.rule(ofDay: number, in: calendar.id, until: lastDay) else {
                    return nil
                }
                let first = days.first { calendar.lunarDate(on: $0)?.day == number }
                guard let first, let date = calendar.lunarDate(on: first) else { return nil }
                events.append(recurringEvent("\(number)", .lunar, date.dayName(in: language), first, rule))
            }
        }
        guard feeds.contains(.anniversaries) else { return events }
        for anniversary in anniversaries {
            guard let rule = LunarRecurrence.rule(of: anniversary, in: calendar.id, until: lastDay) else { return nil }
            guard let first = days(of: anniversary, in: days).first else { continue }
            let id = "\(anniversary.month)-\(anniversary.day)-\(anniversary.nameID)"
            events.append(recurringEvent(id, .anniversaries, anniversary.name, first, rule))
        }
        return events
    }

    private func recurringEvent(
        _ id: String,
        _ feed: Feed,
        _ name: String,
        _ first: Day,
        _ rule: String
    ) -> CalendarEvent {
        CalendarEvent(
            uid: uid("every-\(id)", feed),
            stamp: ReleaseStamp(release).text,
            firstDay: first,
            lastDay: first,
            summary: name,
            description: "",
            categories: [feed.title(in: language)],
            recurrence: rule
        )
    }
}
