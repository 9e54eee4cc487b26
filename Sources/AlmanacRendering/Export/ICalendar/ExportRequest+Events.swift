import Almanac

extension ExportRequest {
    /// An entry as an event of its own. A count of days of the season (九九, 三伏) is an event on its first day, because it
    /// would otherwise be on every day of a winter; the description has its days.
    func event(_ entry: CalendarEntry) -> ICalendarEvent {
        ICalendarEvent(
            uid: uid(entry.id, entry.feed),
            stamp: ReleaseStamp(release).text,
            firstDay: entry.firstDay,
            lastDay: entry.isSeasonCount ? entry.firstDay : entry.lastDay,
            summary: entry.signedName,
            description: description(of: entry),
            categories: [entry.feed.title(in: language)] + festivalKinds(of: entry)
        )
    }

    /// The name of the kind of a festival; empty for any other entry.
    private func festivalKinds(of entry: CalendarEntry) -> [String] {
        entry.festival.map { [festivals.name(of: $0.kind, in: language)] } ?? []
    }

    /// The identifier of an event, unique among the exports of all calendars.
    func uid(_ id: String, _ feed: Feed) -> String {
        "\(id).\(feed.rawValue).\(calendar.id)@almanac"
    }

    /// The lunar date, the instant and the remark on the certainty, a line each.
    private func description(of entry: CalendarEntry) -> String {
        let lines = [
            calendar.lunarDate(on: entry.firstDay)?.text(in: language, year: .numberAndPillar),
            entry.isSeasonCount && entry.lastDay > entry.firstDay ? "\(entry.firstDay) – \(entry.lastDay)" : nil,
            entry.instant.map { "\($0)" },
            entry.certainty.remark(in: language),
        ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }
}

extension CalendarEntry {
    fileprivate var isSeasonCount: Bool { festival?.kind == .seasonCount }
}
