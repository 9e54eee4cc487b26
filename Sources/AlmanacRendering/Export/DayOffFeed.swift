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
            return daysTold(of: daysOff).map { daysOff.ranges(in: $0).map { event($0, daysOff, text) } } ?? []
        }
    }

    private func event(_ range: DayOffRange, _ daysOff: WorkCalendar, _ text: DaysOffText) -> ICalendarEvent {
        let region = self.daysOff.count > 1 ? " (\(calendar.name(of: daysOff.region, in: language)))" : ""
        return ICalendarEvent(
            uid: "\(range.days.firstDay).\(Feed.daysOff.identifier).\(daysOff.region).\(daysOff.audience)@almanac",
            // A notice makes a new file of holidays, and no new table.
            stamp: "\(daysOff.lookedUp.basicText)T000000Z",
            firstDay: range.days.firstDay,
            lastDay: range.days.lastDay,
            summary: range.sign + summary(of: range, daysOff) + region + lawRemark(on: range.days.firstDay, [daysOff]),
            description: lines(of: range, daysOff, text).joined(separator: "\n"),
            categories: [Feed.daysOff.title(in: language), range.mark.kind.name(in: language)],
            alarms: alarms,
            isBusy: showsBusyTime && range.mark == .holiday
        )
    }

    /// 休 春節, 班 春節, 休 佛誕 (補假), 休 選舉日.
    private func summary(of range: DayOffRange, _ daysOff: WorkCalendar) -> String {
        let name = range.name(by: festivals, daysOff, in: language)
        return showsBusyTime && range.mark == .holiday ? name : "\(range.mark.eventWord(in: language)) \(name)"
    }

    /// The kind of each day and its reason, a holiday of the law, a day of the weekend, a day exchanged, and the doubt about
    /// it; then the notice that decides, the same for all days of a range, unless the law does.
    private func lines(of range: DayOffRange, _ daysOff: WorkCalendar, _ text: DaysOffText) -> [String] {
        let days = zip(range.days, range.statuses).map { day, status in
            let reasons =
                text.reasons(status, on: day) + (status.doubt.map { [text.text(of: $0, for: status.festival)] } ?? [])
            return "\(text.name(of: day))  \(reasons.joined(separator: " · "))"
        }
        let notice = range.statuses.first.flatMap { daysOff.notice(for: $0) }
        return days + (notice.map { [text.text(of: $0)] } ?? [])
    }

    /// From when to when the days off are decided, a line for each region; what that leaves out, if the export has other days.
    var daysOffDescription: String {
        daysOff.map { daysOff in
            let region = calendar.name(of: daysOff.region, in: language)
            let decided = daysOff.decidedText(region, in: language)
            let remarks = daysTold(of: daysOff).map { daysOff.remarks(on: $0, in: language) } ?? []
            return ([decided] + remarks).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}

/// Consecutive days that people know as one: off for one festival or by one notice, worked for them, or half off.
package struct DayOffRange: Sendable {
    /// The mark of all of the days.
    package let mark: WorkStatus.Mark
    package private(set) var days: DayRange
    package private(set) var statuses: [WorkStatus]

    /// A day; nil if it has no mark, being what the week makes it or unknown.
    fileprivate init?(_ day: Day, _ status: WorkStatus) {
        guard let mark = status.mark else { return nil }
        (self.mark, days, statuses) = (mark, day...day, [status])
    }

    /// Adds the range of the next day; false if it is another one.
    fileprivate mutating func add(_ next: DayOffRange) -> Bool {
        guard days.lastDay.next == next.days.firstDay, mark == next.mark, let last = statuses.last,
            last.noticeIndex == next.statuses[0].noticeIndex,
            last.isByNotice || last.festival != nil && last.festival == next.statuses[0].festival
        else { return false }
        days = days.firstDay...next.days.lastDay
        statuses += next.statuses
        return true
    }

    /// The names of the days, and the reason of all of them if the names do not say it: 春節, 佛誕 (補假), 選舉日.
    package func name(by festivals: Festivals, _ daysOff: WorkCalendar, in language: CalendarLanguage) -> String {
        let names = festivals.names(ofDaysOff: days, by: daysOff, in: language).joined(
            separator: language.listSeparator
        )
        if names.isEmpty { return reason?.name(in: language) ?? "" }
        switch reason {
        case nil, .law, .holiday, .usual: return names
        case _ where statuses.allSatisfy({ $0.festival == nil }): return names
        case let reason?: return "\(names) (\(reason.name(in: language)))"
        }
    }

    /// The sign of a range with a day that is not certain; empty if all are.
    var sign: String { statuses.lazy.compactMap { $0.doubt?.certainty.sign }.first ?? "" }

    /// The reason that all of the days have; nil if they have several.
    var reason: WorkStatus.Reason? {
        let first = statuses[0].reason
        return statuses.allSatisfy { $0.reason == first } ? first : nil
    }
}

extension WorkCalendar {
    /// The ranges of marked days that have a day among some others, in order, each whole.
    package func ranges(in days: DayRange) -> [DayOffRange] {
        // No range is longer than the days of a row of the data files, a month, and the holidays beside it.
        guard let first = days.firstDay.advanced(by: -62), let last = days.lastDay.advanced(by: 62),
            let all = DayRange(from: first, to: last)?.intersection(self.days)
        else { return [] }
        var ranges: [DayOffRange] = []
        for day in all {
            guard let next = DayOffRange(day, status(of: day)) else { continue }
            if ranges.isEmpty || !ranges[ranges.count - 1].add(next) { ranges.append(next) }
        }
        return ranges.filter { $0.days.overlaps(days) }
    }
}

extension WorkStatus.Mark {
    /// The word before the name of an event: 休, 班, Day off:.
    package func eventWord(in language: CalendarLanguage) -> String {
        let phrase: Phrase =
            switch self {
            case .holiday: .dayOffEvent
            case .halfDay: .halfDayEvent
            case .makeUpWorkday: .workdayEvent
            }
        return phrase.text(in: language)
    }
}

extension WorkCalendar {
    /// The authorities whose notices decide in addition to the law, in their own words, each once.
    package var authorities: [String] { notices.map(\.authority).unique }

    /// The range of decided days in one line: 中國大陸：2004-01-01...2026-12-31 已定（国务院办公厅），查於 2026-11-21.
    fileprivate func decidedText(_ region: String, in language: CalendarLanguage) -> String {
        let names = authorities.joined(separator: ", ")
        let (audience, by) = (audience.name(in: language), names.isEmpty ? "" : " (\(names))")
        guard let completeDays else { return "\(region) · \(audience)" }
        let values = [region, audience, "\(completeDays)", by, "\(lookedUp)"]
        return Phrase.regionCompleteness.text(in: language, values)
    }
}
