// Anniversaries of a lunar date.

extension LunisolarCalendar {
    /// The days on which a lunar month and day are kept in some lunar years, in order, as far as the calendar reaches.
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day: a lunar birthday is `LunarMonthDay(dateOfBirth)`.
    ///   - years: Lunar years, by the Gregorian years in which they begin.
    ///   - rule: The rule for leap months and the 30th; by default the date is kept once in every year.
    /// - Complexity: O(number of years); this allocates.
    public func anniversaries(
        of monthDay: LunarMonthDay,
        inLunarYears years: ClosedRange<Int>,
        rule: AnniversaryRule = .oncePerYear
    ) -> [Day] {
        years.shared(with: lunarYears).flatMap { days(keeping: monthDay, inLunarYear: $0, rule: rule) }
    }

    /// The days on which a lunar month and day are kept in a lunar year, in order: at most two, by a rule that keeps the leap
    /// month too.
    private func days(keeping monthDay: LunarMonthDay, inLunarYear year: Int, rule: AnniversaryRule) -> [Day] {
        rule.months(keeping: monthDay.month, inYearWith: leapMonth(inLunarYear: year)).compactMap { name in
            guard let month = self.month(name, inLunarYear: year) else { return nil }
            if monthDay.day <= month.length { return month.firstDay.advanced(by: monthDay.day - 1) }
            return switch rule.thirtieth {
            case .skip: nil
            case .lastDay: month.lastDay
            case .nextDay: month.lastDay.next
            }
        }
    }

    /// The first day after another on which a lunar month and day are kept: the next lunar birthday.
    ///
    /// ```swift
    /// if let birthday = LunarMonthDay("8-15"), let today = Day("2026-11-21") {
    ///     print(LunisolarCalendar.china.nextAnniversary(of: birthday, after: today) ?? "not reached")  // 2027-09-15
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day: a lunar birthday is `LunarMonthDay(dateOfBirth)`.
    ///   - day: The day after which to look; an anniversary on the day itself is not returned.
    ///   - rule: The rule for leap months and the 30th; by default the date is kept once in every year.
    /// - Returns: nil if the calendar does not reach `day` or has no anniversary after it.
    /// - Complexity: O(1) by the default rule; O(number of years to the anniversary) by one that skips years.
    public func nextAnniversary(
        of monthDay: LunarMonthDay,
        after day: Day,
        rule: AnniversaryRule = .oncePerYear
    ) -> Day? {
        guard let year = lunarDate(on: day)?.year else { return nil }
        // The 30th of the last month may be kept on the first day of the next year.
        for year in (year - 1...lunarYears.upperBound).shared(with: lunarYears) {
            if let next = days(keeping: monthDay, inLunarYear: year, rule: rule).first(where: { $0 > day }) {
                return next
            }
        }
        return nil
    }

    /// The first days after another on which a lunar month and day are kept, in order: the next lunar birthdays.
    ///
    /// ```swift
    /// if let birthday = LunarMonthDay("8-15"), let today = Day("2026-11-21") {
    ///     print(LunisolarCalendar.china.anniversaries(of: birthday, after: today, count: 2))  // [2027-09-15, 2028-10-03]
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day.
    ///   - day: The day after which to look; an anniversary on the day itself is not returned.
    ///   - count: How many days are wanted; there are fewer where the calendar ends.
    ///   - rule: The rule for leap months and the 30th; by default the date is kept once in every year.
    /// - Complexity: O(`count`) by the default rule; this allocates.
    public func anniversaries(
        of monthDay: LunarMonthDay,
        after day: Day,
        count: Int,
        rule: AnniversaryRule = .oncePerYear
    ) -> [Day] {
        var found: [Day] = []
        while found.count < count, let next = nextAnniversary(of: monthDay, after: found.last ?? day, rule: rule) {
            found.append(next)
        }
        return found
    }

    /// The last day before another on which a lunar month and day were kept.
    ///
    /// - Parameters:
    ///   - monthDay: The month, perhaps a leap month, and the day.
    ///   - day: The day before which to look; an anniversary on the day itself is not returned.
    ///   - rule: The rule for leap months and the 30th; by default the date is kept once in every year.
    /// - Returns: nil if the calendar does not reach `day` or has no anniversary before it.
    /// - Complexity: O(1) by the default rule; O(number of years to the anniversary) by one that skips years.
    public func previousAnniversary(
        of monthDay: LunarMonthDay,
        before day: Day,
        rule: AnniversaryRule = .oncePerYear
    ) -> Day? {
        guard let year = lunarDate(on: day)?.year else { return nil }
        for year in (lunarYears.lowerBound...year).reversed() {
            if let last = days(keeping: monthDay, inLunarYear: year, rule: rule).last(where: { $0 < day }) {
                return last
            }
        }
        return nil
    }
}

// MARK: - Lunar dates over the years

extension LunisolarCalendar {
    /// The days of some Gregorian years that are both a lunar and a Gregorian month and day: when 中秋 is on 1 October.
    ///
    /// ```swift
    /// if let midAutumn = LunarMonthDay("8-15"), let nationalDay = MonthDay("10-01") {
    ///     print(LunisolarCalendar.china.days(of: midAutumn, on: nationalDay, inYears: 2001...2050))
    ///     // [2001-10-01, 2020-10-01, 2031-10-01]
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - monthDay: The lunar month and the day.
    ///   - gregorian: The Gregorian month and day; for 29 February only leap years are searched.
    ///   - years: Gregorian years.
    /// - Complexity: O(number of years); this allocates.
    public func days(of monthDay: LunarMonthDay, on gregorian: MonthDay, inYears years: ClosedRange<Int>) -> [Day] {
        let held = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
        return years.shared(with: held).compactMap { year in
            guard let day = gregorian.day(inYear: year), let date = lunarDate(on: day) else { return nil }
            return LunarMonthDay(date) == monthDay ? day : nil
        }
    }
}

extension ClosedRange<Int> {
    /// The numbers that this range shares with one that ends before `Int.max`; empty if they are apart.
    func shared(with other: ClosedRange<Int>) -> Range<Int> {
        let first = Swift.max(lowerBound, other.lowerBound)
        let last = Swift.min(upperBound, other.upperBound)
        return first <= last ? first..<last + 1 : first..<first
    }
}
