import Almanac

extension ExportRequest {
    /// The days off and the make-up workdays of every region as events, by region and day.
    ///
    /// Consecutive days off by one notice or for one festival are one event, days worked for them another. An event that a
    /// year cuts is whole, with the days before and after. Its identifier is its first day, because a break that is prolonged
    /// begins as before.
    var dayOffEvents: [ICalendarEvent] {
        daysOff.flatMap { daysOff in
            let text = DaysOffText(daysOff, festivals, TerminalSettings(language: language))
            return daysOff.ranges(in: days).map { event($0, daysOff, text) }
        }
    }

    private func event(_ range: DayOffRange, _ daysOff: WorkCalendar, _ text: DaysOffText) -> ICalendarEvent {
        ICalendarEvent(
            uid: "\(range.days.firstDay).\(Feed.daysOff.identifier).\(daysOff.region).\(daysOff.audience)@almanac",
            // A notice makes a new file of holidays, and no new table.
            stamp: "\(daysOff.lookedUp.basicText)T000000Z",
            firstDay: range.days.firstDay,
            lastDay: range.days.lastDay,
            summary: summary(of: range) + regionSuffix(daysOff.region),
            description: (dayLines(range, text) + noticeLine(range, daysOff, text)).joined(separator: "\n"),
            categories: [Feed.daysOff.title(in: language), range.mark.kind.name(in: language)]
        )
    }

    /// 休 春節, 班 春節, 休 佛誕 (補假), 休 選舉日.
    private func summary(of range: DayOffRange) -> String {
        let reason = range.reason?.name(in: language) ?? ""
        let names = range.festivals.map { festivals.name(of: $0, in: language) }.joined(separator: ", ")
        let name: String
        switch range.reason {
        case _ where names.isEmpty: name = reason
        case nil, .law, .holiday, .week: name = names
        default: name = "\(names) (\(reason))"
        }
        return "\(range.mark.eventWord(in: language)) \(name)"
    }

    /// The name of a region in parentheses, if the request has several.
    private func regionSuffix(_ region: RegionID) -> String {
        daysOff.count > 1 ? " (\(calendar.name(of: region, in: language)))" : ""
    }

    /// What each day is, and why: a holiday of the law, a day of the weekend, a day exchanged.
    private func dayLines(_ range: DayOffRange, _ text: DaysOffText) -> [String] {
        zip(range.days, range.statuses).map { day, status in
            "\(text.name(of: day))  \(text.reasons(status).joined(separator: " · "))"
        }
    }

    /// The notice that decides, the same for all days of a range; empty for the law.
    private func noticeLine(_ range: DayOffRange, _ daysOff: WorkCalendar, _ text: DaysOffText) -> [String] {
        range.statuses.first.flatMap { daysOff.notice(for: $0) }.map { [text.text(of: $0)] } ?? []
    }

    /// From when to when the days off are decided, a line for each region; what that leaves out, if the export has other days.
    var daysOffDescription: String {
        daysOff.map { daysOff in
            let region = calendar.name(of: daysOff.region, in: language)
            let decided = DecidedDays(daysOff).text(region, in: language)
            return ([decided] + daysOff.remarks(on: days, in: language)).joined(separator: "\n")
        }.joined(separator: "\n")
    }

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

extension ExportRequest {
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
        let kind = FestivalKind.allCases.first { Feed($0) == feed }
        return kind.map { festivals.name(of: $0, in: language) } ?? feed.title(in: language)
    }

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
