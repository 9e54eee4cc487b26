import Almanac

/// A request as an iCalendar file (RFC 5545) of whole-day events.
///
/// The same request gives the same bytes, because the stamp of every event comes from the release of the table.
package struct ICalendarFile: Sendable {
    private let request: ExportRequest
    private let feeds: [Feed]
    private let recurringEvents: [ICalendarEvent]
    private let name: String

    /// The file of some feeds as single events; with the terms, a festival that has the name of the term of its day is
    /// omitted.
    package init(_ request: ExportRequest, _ feeds: [Feed]) {
        self.request = request
        // Terms come before festivals, so that of two events of one name the one with the instant is kept.
        self.feeds = Feed.allCases.filter(feeds.contains)
        recurringEvents = []
        name = request.name(of: self.feeds)
    }

    /// The file of some feeds, lunar days and anniversaries as rules of RFC 7529; nil if these cannot express one of them.
    package init?(recurring request: ExportRequest, _ feeds: [Feed]) {
        guard let events = request.recurringEvents(feeds) else { return nil }
        self.request = request
        self.feeds = Feed.allCases.filter { feeds.contains($0) && $0 != .lunar && $0 != .anniversaries }
        recurringEvents = events
        name = request.name(of: Feed.allCases.filter(feeds.contains))
    }

    /// Writes the file event by event; the entries of one year are in memory at a time.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(head.lines)
        for event in recurringEvents { try sink.write(event.lines) }
        for year in request.years {
            for entry in request.distinctEntries(feeds, in: request.days(ofYear: year)) {
                try sink.write(request.event(entry).lines)
            }
        }
        if hasDaysOff { for event in request.dayOffEvents { try sink.write(event.lines) } }
        try sink.write("END:VCALENDAR\r\n")
    }

    private var hasDaysOff: Bool { feeds.contains(.daysOff) }

    private var head: ICalendarHead {
        ICalendarHead(
            name: name,
            description: hasDaysOff ? request.daysOffDescription : "",
            release: request.release
        )
    }
}
