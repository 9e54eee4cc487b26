import AlmanacCore

/// The days on which a user checked in, and which of them were made up later (簽到, 補簽).
///
/// Today is an argument of every question that needs it: the day on the user's clock after `CheckInRules.cutoff`. Checking
/// in twice on a day changes nothing. The ledger stores two bits a day and the longest streak, so no question iterates
/// over days.
///
/// ```swift
/// if let today = Day("2026-02-17"), let yesterday = today.previous {
///     var ledger = CheckInLedger(over: YearMonth(today).days, rules: CheckInRules(makeUpsPerMonth: 1, makeUpReach: 3))
///     do {
///         try ledger.checkIn(today: today)
///         try ledger.makeUp(yesterday, today: today)
///         print(ledger.currentStreak(today: today)?.count ?? 0, ledger.makeUpsLeft(in: YearMonth(today)))  // 2 0
///     } catch {
///         print(error)
///     }
/// }
/// ```
public struct CheckInLedger: Hashable, Sendable {
    /// The rules for making up, and the hour at which days end.
    public let rules: CheckInRules

    /// All days checked in, including those made up.
    public private(set) var checkIns: DayMarks

    /// The days that were made up, a subset of `checkIns`.
    public private(set) var madeUp: DayMarks

    /// The longest streak, the earliest of several of the same length, or nil if no day is checked in. O(1).
    public private(set) var longestStreak: DayRange?

    /// An empty ledger over a range of days.
    ///
    /// - Parameters:
    ///   - days: The days that can be checked in; the ledger's memory depends on how many they are.
    ///   - rules: The rules for making up, and the hour at which days end.
    public init(over days: DayRange, rules: CheckInRules = CheckInRules()) {
        self.rules = rules
        checkIns = DayMarks(over: days)
        madeUp = checkIns
    }

    /// A ledger with check-ins, or nil if they contradict each other: a day made up that is not checked in, or marks over
    /// two different ranges.
    ///
    /// Past check-ins are facts; whether the rules would allow them today is not checked.
    ///
    /// - Parameters:
    ///   - checkIns: All days checked in, including those made up.
    ///   - madeUp: The days that were made up.
    ///   - rules: The rules for making up from now on, and the hour at which days end.
    public init?(checkIns: DayMarks, madeUp: DayMarks, rules: CheckInRules) {
        guard checkIns.days == madeUp.days, madeUp.isSubset(of: checkIns) else { return nil }
        self.rules = rules
        self.checkIns = checkIns
        self.madeUp = madeUp
        longestStreak = checkIns.longestStreak
    }

    /// The days that can be checked in.
    public var days: DayRange { checkIns.days }
}

// MARK: - Checking in

extension CheckInLedger {
    /// Checks in today.
    ///
    /// - Parameter today: Today, by the user's clock and the cut-off hour.
    /// - Returns: true if the day is new, false if it was checked in before.
    /// - Throws: `CheckInError.outsideLedger`.
    /// - Complexity: O(1) next to the longest streak, O(length of the streak / 64) elsewhere.
    @discardableResult
    public mutating func checkIn(today: Day) throws(CheckInError) -> Bool {
        guard days.contains(today) else { throw .outsideLedger }
        return insert(today)
    }

    /// Makes up for a missed day.
    ///
    /// The quota is that of the month in which the missed day lies, whenever it is made up. So it follows from the marked
    /// days alone, and two ledgers can be merged.
    ///
    /// - Parameters:
    ///   - day: The missed day.
    ///   - today: Today, by the user's clock and the cut-off hour.
    /// - Returns: true if the day is new; false if it was checked in before, which uses none of the quota.
    /// - Throws: `CheckInError`, if the rules do not allow it.
    /// - Complexity: O(1) next to the longest streak, O(length of the streak / 64) elsewhere.
    @discardableResult
    public mutating func makeUp(_ day: Day, today: Day) throws(CheckInError) -> Bool {
        guard days.contains(day) else { throw .outsideLedger }
        guard day < today else { throw .notMissedYet }
        guard !checkIns.contains(day) else { return false }
        guard today.days(since: day) <= rules.makeUpReach else { throw .tooLongAgo }
        guard makeUpsLeft(in: YearMonth(day)) > 0 else { throw .quotaUsedUp }
        madeUp.insert(day)
        return insert(day)
    }

    /// How many more days of a month can be made up. O(1).
    public func makeUpsLeft(in month: YearMonth) -> Int {
        max(0, rules.makeUpsPerMonth - madeUp.count(in: month))
    }

    private mutating func insert(_ day: Day) -> Bool {
        guard checkIns.insert(day) else { return false }
        updateLongestStreak(around: day)
        return true
    }

    /// The earliest streak stays the longest among equals.
    private mutating func updateLongestStreak(around day: Day) {
        let before = day.previous.flatMap { self.streak(around: $0) }
        let after = day.next.flatMap { self.streak(around: $0) }
        let streak = (before?.firstDay ?? day)...(after?.lastDay ?? day)
        guard let longest = longestStreak, streak.count <= longest.count else {
            longestStreak = streak
            return
        }
        if streak.count == longest.count, streak.firstDay < longest.firstDay { longestStreak = streak }
    }

    /// The streak with a day in it, or nil if the day is not checked in.
    ///
    /// - Complexity: O(1) in the longest streak, O(length of the streak / 64) in any other.
    func streak(around day: Day) -> DayRange? {
        if let longestStreak, longestStreak.contains(day) { return longestStreak }
        return checkIns.streak(around: day)
    }
}
