// What almanacs of one country print on a day by its lunar date alone.

extension LunisolarCalendar {
    /// The 六曜 of a day, or nil unless this is the Japanese calendar and reaches the day.
    ///
    /// They follow from the 旧暦 alone: month and day added, a leap month by its number. Other countries do not keep them.
    ///
    /// - Complexity: O(1).
    public func rokuyo(on day: Day) -> Rokuyo? {
        guard id == .japan, let date = lunarDate(on: day) else { return nil }
        return Rokuyo(date)
    }

    /// Whether a day is free of the spirit 손 (손 없는 날), so that Koreans move house on it: the day of the lunar month
    /// ends in 9 or 0, in leap months too.
    ///
    /// The custom is Korea's: false for every day of other calendars, and for days that the calendar does not reach.
    ///
    /// - Complexity: O(1).
    public func isSpiritFreeDay(_ day: Day) -> Bool {
        guard id == .korea, let date = lunarDate(on: day) else { return false }
        return date.day % 10 == 9 || date.day % 10 == 0
    }
}

extension LunisolarCalendar {
    /// The pillar of the lunar month of a day (월건), as Korean almanacs print it; nil in a leap month, which has none, in other
    /// calendars, and unless the calendar reaches the day.
    ///
    /// - Complexity: O(1).
    public func lunarMonthPillar(on day: Day) -> StemBranch? {
        guard id == .korea, let date = lunarDate(on: day) else { return nil }
        return StemBranch.month(date.month, inYearOf: date.yearPillar.stem)
    }
}
