import AlmanacCore

extension CheckInLedger {
    /// Whether a day is checked in, made up or not. O(1).
    public func contains(_ day: Day) -> Bool {
        checkIns.contains(day)
    }

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

    /// How many days of a week are checked in. O(1).
    public func total(in week: CalendarWeek) -> Int { checkIns.count(in: week) }

    /// How many days of a Gregorian month are checked in. O(1).
    public func total(in month: YearMonth) -> Int { checkIns.count(in: month) }

    /// How many days of a lunar month are checked in. O(1).
    public func total(in month: LunarMonth) -> Int { checkIns.count(in: month) }
}
