import Almanac

/// Consecutive days that people know as one: off for one festival or by one notice, worked for them, or half off.
struct DayOffRange: Sendable {
    /// The mark of all of the days.
    let mark: WorkStatus.Mark
    /// The days.
    private(set) var days: DayRange
    /// The status of each of the days.
    private(set) var statuses: [WorkStatus]

    /// A day; nil if it has no mark, being what the week makes it or unknown.
    fileprivate init?(_ day: Day, _ status: WorkStatus) {
        guard let mark = status.mark else { return nil }
        self.mark = mark
        days = day...day
        statuses = [status]
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
}

extension DayOffRange {
    /// The festivals after which people call the days: those of which a notice says that the days are theirs, else those of
    /// the law. A notice about 春節 takes in 除夕 and 年初二, which are holidays of their own.
    var festivals: [FestivalID] {
        let named = statuses.filter { $0.festival != nil }
        let ofNotices = named.filter { $0.reason != .law }
        return (ofNotices.isEmpty ? named : ofNotices).compactMap(\.festival).reduce(into: []) { festivals, festival in
            if !festivals.contains(festival) { festivals.append(festival) }
        }
    }

    /// Why the days are off, if one reason is that of all; nil if there are several.
    var reason: WorkStatus.Reason? {
        let first = statuses[0].reason
        return statuses.allSatisfy { $0.reason == first } ? first : nil
    }
}

extension WorkCalendar {
    /// The ranges of marked days that have a day among some others, in order, each whole.
    func ranges(in days: DayRange) -> [DayOffRange] {
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
