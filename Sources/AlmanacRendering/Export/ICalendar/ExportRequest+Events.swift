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
        "\(id).\(feed.identifier).\(calendar.id)@almanac"
    }

    /// The lunar date, the instant and the remark on the certainty, a line each.
    private func description(of entry: CalendarEntry) -> String {
        let lines = [
            calendar.lunarDate(on: entry.firstDay)?.text(in: language, year: .numberAndPillar),
            entry.isSeasonCount && entry.lastDay > entry.firstDay ? "\(entry.firstDay) – \(entry.lastDay)" : nil,
            entry.instant.map(description),
            entry.certainty.remark(in: language),
        ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    /// An instant by the calendar's clock and in UTC: 時刻: 2026-02-04 04:02:08 UTC+8 (2026-02-03T20:02:08Z).
    private func description(of instant: Instant) -> String {
        let clock = calendar.localTime(of: instant).map {
            "\($0.day) \($0.hoursMinutesSeconds) \(calendar.clockName(at: instant)) "
        }
        return "\(Instant.names[language]): \(clock ?? "")(\(instant))"
    }
}

extension CalendarEntry {
    fileprivate var isSeasonCount: Bool { festival?.kind == .seasonCount }
}

extension Instant {
    fileprivate static let names = Names("时刻", "時刻", "Instant", "시각", "時刻", "Thời điểm")
}
