// Anniversaries of a lunar date.

extension LunisolarCalendar {
    /// The days on which a lunar month and day are kept in some lunar years, in order, as far as the calendar reaches.
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day: a lunar birthday is `LunarMonthDay(dateOfBirth)`.
    ///   - years: Lunar years, by the Gregorian years in which they begin.
    ///   - rule: What is done about leap months and the 30th; by default the date is kept once in every year.
    /// - Complexity: O(number of years); this allocates.
    public func anniversaries(
        of monthDay: LunarMonthDay,
        inLunarYears years: ClosedRange<Int>,
        rule: AnniversaryRule = .oncePerYear
    ) -> [Day] {
        Array(days(keeping: monthDay, inLunarYears: years, rule: rule))
    }

    private func days(
        keeping monthDay: LunarMonthDay,
        inLunarYears years: ClosedRange<Int>,
        rule: AnniversaryRule
    ) -> Anniversaries {
        Anniversaries(calendar: self, monthDay: monthDay, rule: rule, years: years.shared(with: lunarYears))
    }

    /// The first day after another on which a lunar month and day are kept: the next lunar birthday.
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day: a lunar birthday is `LunarMonthDay(dateOfBirth)`.
    ///   - day: The day after which to look; an anniversary on the day itself is not returned.
    ///   - rule: What is done about leap months and the 30th; by default the date is kept once in every year.
    /// - Returns: nil if the calendar does not reach `day` or has no anniversary after it.
    /// - Complexity: O(1) by the default rule; O(number of years to the anniversary) by one that skips years.
    public func nextAnniversary(
        of monthDay: LunarMonthDay,
        after day: Day,
        rule: AnniversaryRule = .oncePerYear
    ) -> Day? {
        guard let year = lunarDate(on: day)?.year else { return nil }
        // The 30th of the last month may be kept on the first day of the next year.
        return days(keeping: monthDay, inLunarYears: year - 1...lunarYears.upperBound, rule: rule).first { $0 > day }
    }

    /// The last day before another on which a lunar month and day were kept.
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day.
    ///   - day: The day before which to look; an anniversary on the day itself is not returned.
    ///   - rule: What is done about leap months and the 30th; by default the date is kept once in every year.
    /// - Returns: nil if the calendar does not reach `day` or has no anniversary before it.
    /// - Complexity: O(1) by the default rule; O(number of years to the anniversary) by one that skips years.
    public func previousAnniversary(
        of monthDay: LunarMonthDay,
        before day: Day,
        rule: AnniversaryRule = .oncePerYear
    ) -> Day? {
        guard var year = lunarDate(on: day)?.year else { return nil }
        while lunarYears.contains(year) {
            let kept = days(keeping: monthDay, inLunarYears: year...year, rule: rule)
            // By a rule that keeps the leap month too there are two in a year, the later one last.
            if let last = kept.reduce(nil, { $1 < day ? $1 : $0 }) { return last }
            year -= 1
        }
        return nil
    }
}
