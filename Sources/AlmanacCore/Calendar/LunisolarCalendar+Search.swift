// On which days a lunar month and day fall over the years, and in which years they fall on a Gregorian month and day.

extension LunisolarCalendar {
    /// The days that are a lunar month and day in some lunar years, in order; years without it are skipped.
    ///
    /// - Parameters:
    ///   - monthDay: The lunar month and the day.
    ///   - years: Lunar years, by the Gregorian years in which they begin.
    /// - Complexity: O(number of years); this allocates.
    public func days(of monthDay: LunarMonthDay, inLunarYears years: ClosedRange<Int>) -> [Day] {
        years.shared(with: lunarYears).compactMap { year in
            LunarDate(year: year, monthDay).flatMap { day(of: $0) }
        }
    }

    /// The days of some Gregorian years that are both a lunar and a Gregorian month and day: when 中秋 is on 1 October.
    ///
    /// - Parameters:
    ///   - monthDay: The lunar month and the day.
    ///   - gregorian: The Gregorian month and day; for 29 February only leap years are searched.
    ///   - years: Gregorian years.
    /// - Complexity: O(number of years); this allocates.
    public func days(
        of monthDay: LunarMonthDay,
        on gregorian: MonthDay,
        inYears years: ClosedRange<Int>
    ) -> [Day] {
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
