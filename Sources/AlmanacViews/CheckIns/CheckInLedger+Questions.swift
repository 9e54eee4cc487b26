import AlmanacCore

extension CheckInLedger {
    /// Whether a day is checked in, made up or not. O(1).
    public func contains(_ day: Day) -> Bool {
        checkIns.contains(day)
    }

    /// The streak that today continues: the run of days that ends today, or yesterday as long as today can still be
    /// entered; nil if there is none.
    ///
    /// - Complexity: O(1) if it is the longest, O(length of the streak / 64) otherwise.
    public func currentStreak(today: Day) -> DayRange? {
        let lastDay = checkIns.contains(today) ? today : today.previous
        guard let lastDay else { return nil }
        // Days after today may have been entered, if the reader has travelled west over the date line.
        if let longestStreak, longestStreak.contains(lastDay) { return longestStreak.firstDay...lastDay }
        return checkIns.run(through: lastDay)
    }

    /// How many of some days are checked in; days out of the ledger are not.
    ///
    /// - Complexity: O(days asked about / 64): constant for a week or a month.
    public func total(in days: DayRange) -> Int { checkIns.count(in: days) }

    /// How many days of a week are checked in. O(1).
    public func total(in week: CalendarWeek) -> Int { checkIns.count(in: week) }

    /// How many days of a month are checked in. O(1).
    public func total(in month: YearMonth) -> Int { checkIns.count(in: month) }

    /// How many days of a lunar month are checked in. O(1).
    public func total(in month: DatedLunarMonth) -> Int { checkIns.count(in: month) }
}
