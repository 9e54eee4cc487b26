/// How many of some days are worked.
public struct WorkdayCount: Hashable, Sendable {
    /// The days of which some is worked: workdays, make-up workdays, and days of which half is off.
    public internal(set) var workdays: Int
    /// How many of the workdays have half the day off.
    public internal(set) var halfDays: Int
    /// The days off and days of the weekend.
    public internal(set) var daysOff: Int
    /// The days that nobody has decided yet; they are in none of the other counts.
    public internal(set) var unknown: Int

    /// The count of no days.
    public init() {
        (workdays, halfDays, daysOff, unknown) = (0, 0, 0, 0)
    }

    /// Counts a day.
    mutating func add(_ status: WorkStatus) {
        switch status.kind {
        case .workday, .makeUpWorkday: workdays += 1
        case .halfDay:
            workdays += 1
            halfDays += 1
        case .dayOff, .weekend: daysOff += 1
        case .unknown: unknown += 1
        }
    }
}

extension DaysOff {
    /// How many days of a range are worked; both ends belong to it.
    ///
    /// - Complexity: O(number of days); nothing is allocated.
    public func workdayCount(in days: DayRange) -> WorkdayCount {
        var count = WorkdayCount()
        for day in days { count.add(status(of: day)) }
        return count
    }

    /// The first day after a day of which some is worked, or nil if an unknown day comes first.
    ///
    /// - Complexity: O(number of days between); nothing is allocated.
    public func nextWorkday(after day: Day) -> Day? { workday(byAdding: 1, to: day) }

    /// The last day before a day of which some is worked, or nil if an unknown day comes first.
    ///
    /// - Complexity: O(number of days between); nothing is allocated.
    public func previousWorkday(before day: Day) -> Day? { workday(byAdding: -1, to: day) }

    /// The day that is a number of workdays after a day, which itself is not counted.
    ///
    /// - Parameters:
    ///   - count: 1 for the next workday; negative for workdays before the day; 0 for the day itself.
    ///   - day: Any day, worked or not.
    /// - Returns: nil if an unknown day comes first.
    /// - Complexity: O(number of days between); nothing is allocated.
    public func workday(byAdding count: Int, to day: Day) -> Day? {
        var (found, rest) = (day, count.magnitude)
        while rest > 0 {
            guard let next = count > 0 ? found.next : found.previous else { return nil }
            let status = status(of: next)
            guard status.kind != .unknown else { return nil }
            if status.isWorked { rest -= 1 }
            found = next
        }
        return found
    }
}
