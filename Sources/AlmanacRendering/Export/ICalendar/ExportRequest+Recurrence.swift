import Almanac

extension ExportRequest {
    /// An event for each requested lunar date, with its rule of RFC 7529; nil if it cannot express one of them.
    func recurringEvents(_ feeds: [Feed]) -> [ICalendarEvent]? {
        guard let lunar = feeds.contains(.lunar) ? recurringLunarDays : [],
            let anniversaries = feeds.contains(.anniversaries) ? recurringAnniversaries : []
        else { return nil }
        return lunar + anniversaries
    }

    /// The first and the fifteenth of every lunar month.
    private var recurringLunarDays: [ICalendarEvent]? {
        var events: [ICalendarEvent] = []
        for number in [1, 15] {
            guard let rule = LunarRecurrence.rule(ofDay: number, in: calendar.id, until: days.lastDay),
                let first = days.first(where: { calendar.lunarDate(on: $0)?.day == number }),
                let date = calendar.lunarDate(on: first)
            else { return nil }
            events.append(recurringEvent("\(number)", .lunar, date.dayName(in: language), first, rule))
        }
        return events
    }

    /// The anniversaries that have a day in the years.
    private var recurringAnniversaries: [ICalendarEvent]? {
        var events: [ICalendarEvent] = []
        for anniversary in anniversaries {
            guard let rule = LunarRecurrence.rule(of: anniversary, in: calendar.id, until: days.lastDay) else {
                return nil
            }
            guard let first = days(of: anniversary, in: days).first else { continue }
            let id = "\(anniversary.month)-\(anniversary.day)-\(anniversary.nameID)"
            events.append(recurringEvent(id, .anniversaries, anniversary.name, first, rule))
        }
        return events
    }

    /// An event on its first day, with its rule.
    private func recurringEvent(
        _ id: String,
        _ feed: Feed,
        _ name: String,
        _ first: Day,
        _ rule: String
    ) -> ICalendarEvent {
        ICalendarEvent(
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
