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

    private func event(_ range: DayOffRange, _ daysOff: DaysOff, _ text: DaysOffText) -> ICalendarEvent {
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
    private func noticeLine(_ range: DayOffRange, _ daysOff: DaysOff, _ text: DaysOffText) -> [String] {
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
}
