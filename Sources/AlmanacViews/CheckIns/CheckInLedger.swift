import AlmanacCore

/// The days on which somebody checked in, and which of them were made up later (簽到, 補簽).
///
/// The present day is always given, already as the reader's clock and `CheckInRules.cutoff` have it. To enter a day twice
/// changes nothing. Two bits a day are kept, and the longest streak, so that every question is answered without going
/// through the days.
public struct CheckInLedger: Hashable, Sendable {
    /// What can be made up, and when days end.
    public let rules: CheckInRules

    /// All days checked in, made up or not.
    public private(set) var checkIns: DayMarks

    /// Those that were made up.
    public private(set) var madeUp: DayMarks

    /// The longest run of days checked in, the first of them if there are several; nil if there are none. O(1).
    public private(set) var longestStreak: DayRange?

    /// A ledger of some days without entries.
    public init(over days: DayRange, rules: CheckInRules = CheckInRules()) {
        self.rules = rules
        checkIns = DayMarks(over: days)
        madeUp = checkIns
    }

    /// A ledger with entries, or nil if a day was made up that is not checked in or the two are over different days.
    ///
    /// Past entries are facts: whether they would be allowed under the rules is not asked.
    ///
    /// - Parameters:
    ///   - checkIns: All days checked in, made up or not.
    ///   - madeUp: Those that were made up.
    ///   - rules: What can be made up from now on.
    public init?(checkIns: DayMarks, madeUp: DayMarks, rules: CheckInRules) {
        guard checkIns.days == madeUp.days, madeUp.isSubset(of: checkIns) else { return nil }
        self.rules = rules
        self.checkIns = checkIns
        self.madeUp = madeUp
        longestStreak = checkIns.longestRun
    }

    /// The days that can be entered.
    public var days: DayRange { checkIns.days }
}

// MARK: - Entries

extension CheckInLedger {
    /// Checks in on the present day.
    ///
    /// - Parameter today: The present day, by the reader's clock and the cut-off hour.
    /// - Returns: true if the day is new, false if it was entered before.
    /// - Throws: `CheckInError.outsideLedger`.
    /// - Complexity: O(1) next to the longest streak, O(length of the streak / 64) elsewhere.
    @discardableResult
    public mutating func checkIn(today: Day) throws(CheckInError) -> Bool {
        guard days.contains(today) else { throw .outsideLedger }
        return enter(today)
    }

    /// Makes up for a missed day.
    ///
    /// The quota is that of the month in which the missed day lies, whenever it is made up. So it follows from the marked
    /// days alone, and two ledgers can be merged.
    ///
    /// - Parameters:
    ///   - day: The missed day.
    ///   - today: The present day, by the reader's clock and the cut-off hour.
    /// - Returns: true if the day is new, false if it was entered before, which costs nothing.
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
        return enter(day)
    }

    /// The run of days checked in around a day, or nil if it is not checked in.
    ///
    /// - Complexity: O(1) in the longest streak, O(length of the run / 64) in any other.
    func streak(around day: Day) -> DayRange? {
        if let longestStreak, longestStreak.contains(day) { return longestStreak }
        return checkIns.run(around: day)
    }

    /// How many more days of a month can be made up. O(1).
    public func makeUpsLeft(in month: YearMonth) -> Int {
        max(0, rules.makeUpsPerMonth - madeUp.count(in: month))
    }

    private mutating func enter(_ day: Day) -> Bool {
        guard checkIns.insert(day) else { return false }
        noteStreak(around: day)
        return true
    }

    /// The first streak stays the longest among equals.
    private mutating func noteStreak(around day: Day) {
        let before = day.previous.flatMap { self.streak(around: $0) }
        let after = day.next.flatMap { self.streak(around: $0) }
        let streak = (before?.firstDay ?? day)...(after?.lastDay ?? day)
        guard let longest = longestStreak, streak.count <= longest.count else {
            longestStreak = streak
            return
        }
        if streak.count == longest.count, streak.firstDay < longest.firstDay { longestStreak = streak }
    }
}
