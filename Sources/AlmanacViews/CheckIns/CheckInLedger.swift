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
    /// The rules: the days that can be made up, and when days end.
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

    /// Inserts a day; the earliest streak stays the longest among equals.
    private mutating func insert(_ day: Day) -> Bool {
        guard checkIns.insert(day) else { return false }
        let before = day.previous.flatMap { self.streak(around: $0) }
        let after = day.next.flatMap { self.streak(around: $0) }
        let streak = (before?.firstDay ?? day)...(after?.lastDay ?? day)
        let (count, longest) = (streak.count, longestStreak?.count ?? 0)
        if count > longest || count == longest && streak.firstDay < longestStreak?.firstDay ?? .max {
            longestStreak = streak
        }
        return true
    }

    /// The streak with a day in it, or nil if the day is not checked in.
    ///
    /// - Complexity: O(1) in the longest streak, O(length of the streak / 64) in any other.
    func streak(around day: Day) -> DayRange? {
        if let longestStreak, longestStreak.contains(day) { return longestStreak }
        return checkIns.streak(around: day)
    }

    /// Whether a day is checked in, made up or not. O(1).
    public func contains(_ day: Day) -> Bool { checkIns.contains(day) }

    /// The streak that is alive today: it ends today, or yesterday if today is not checked in yet. Nil if there is none.
    ///
    /// - Complexity: O(1) if it is the longest, O(length of the streak / 64) otherwise.
    public func currentStreak(today: Day) -> DayRange? {
        let lastDay = checkIns.contains(today) ? today : today.previous
        guard let lastDay else { return nil }
        // Days after today can be checked in already: the user has travelled west over the date line.
        if let longestStreak, longestStreak.contains(lastDay) { return longestStreak.firstDay...lastDay }
        return checkIns.streak(through: lastDay)
    }

    /// How many days of a range are checked in. Days outside the ledger are not.
    ///
    /// - Complexity: O(length of the range / 64).
    public func total(in days: DayRange) -> Int { checkIns.count(in: days) }

    /// How many days of a Gregorian month are checked in. O(1).
    public func total(in month: YearMonth) -> Int { checkIns.count(in: month) }

    /// How many days of a lunar month are checked in. O(1).
    public func total(in month: LunarMonth) -> Int { checkIns.count(in: month) }

    /// Adds the check-ins of another ledger of the same user, such as one from another device.
    ///
    /// A day that one ledger has made up and the other has checked in on the day itself was not missed. Merging in any
    /// order, and more than once, gives the same days. The rules stay those of this ledger, and days outside this ledger
    /// are left out.
    ///
    /// - Complexity: O(days / 64 + number of streaks).
    public mutating func merge(_ other: CheckInLedger) {
        let punctual = checkIns.subtracting(madeUp).union(other.checkIns.subtracting(other.madeUp))
        let madeUp = madeUp.union(other.madeUp).subtracting(punctual)
        if let merged = CheckInLedger(checkIns: punctual.union(madeUp), madeUp: madeUp, rules: rules) { self = merged }
    }
}

#if !hasFeature(Embedded)
    extension CheckInLedger: Codable {
        private enum CodingKeys: CodingKey { case rules, checkIns, madeUp }

        /// Decodes an object of `rules`, `checkIns` and `madeUp`.
        ///
        /// - Throws: `DecodingError`, also if a day was made up that is not checked in.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            // The rules first, so that they are named first if more is missing.
            let rules = try form.decode(CheckInRules.self, forKey: .rules)
            let ledger = CheckInLedger(
                checkIns: try form.decode(DayMarks.self, forKey: .checkIns),
                madeUp: try form.decode(DayMarks.self, forKey: .madeUp),
                rules: rules
            )
            guard let ledger else {
                let message = "days made up that are not checked in, or other days than those of the ledger"
                throw decoder.refusal(message, at: CodingKeys.madeUp)
            }
            self = ledger
        }
    }
#endif

/// The reason why a ledger refuses a day.
///
/// ```swift
/// if let today = Day("2026-02-17") {
///     var ledger = CheckInLedger(over: YearMonth(today).days)
///     do { try ledger.makeUp(today, today: today) } catch { print(error) }  // only a day before today can be made up
/// }
/// ```
public enum CheckInError: UInt8, Error, CaseIterable, Hashable, Sendable {
    /// The day is not one of the ledger's days.
    case outsideLedger
    /// The day is today or later; only days before today can be made up.
    case notMissedYet
    /// The day lies further back than `CheckInRules.makeUpReach`.
    case tooLongAgo
    /// `CheckInRules.makeUpsPerMonth` days of the day's month are made up already.
    case quotaUsedUp
}

extension CheckInError: CustomStringConvertible {
    /// The message, in English.
    public var description: String {
        switch self {
        case .outsideLedger: "the ledger does not have this day"
        case .notMissedYet: "only a day before today can be made up"
        case .tooLongAgo: "the day is too long ago to be made up"
        case .quotaUsedUp: "no more days of this month can be made up"
        }
    }
}
