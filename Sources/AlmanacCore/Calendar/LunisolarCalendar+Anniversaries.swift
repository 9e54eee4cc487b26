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
        return days(keeping: monthDay, inLunarYears: year - 1...lunarYears.upperBound, rule: rule).first { $0 > day }
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

/// The days on which a lunar month and day are kept, one after the other.
struct Anniversaries: Sequence, IteratorProtocol {
    private let calendar: LunisolarCalendar
    private let monthDay: LunarMonthDay
    private let rule: AnniversaryRule
    private let endYear: Int
    private var year: Int
    /// Whether the plain month of `year` is done, and its leap month comes next.
    private var isInLeapMonth = false

    init(calendar: LunisolarCalendar, monthDay: LunarMonthDay, rule: AnniversaryRule, years: Range<Int>) {
        self.calendar = calendar
        self.monthDay = monthDay
        self.rule = rule
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    mutating func next() -> Day? {
        while year < endYear {
            let day = isInLeapMonth ? dayInLeapMonth() : dayInPlainMonth()
            if isInLeapMonth { year += 1 }
            isInLeapMonth.toggle()
            if let day { return day }
        }
        return nil
    }

    private func dayInPlainMonth() -> Day? {
        let yearHasLeap = calendar.leapMonth(inLunarYear: year) == monthDay.month.leap
        guard rule.keepsPlainMonth(of: monthDay.month, yearHasLeap: yearHasLeap) else { return nil }
        return day(in: monthDay.month.plain)
    }

    private func dayInLeapMonth() -> Day? {
        rule.keepsLeapMonth(of: monthDay.month) ? day(in: monthDay.month.leap) : nil
    }

    private func day(in month: LunarMonthNumber) -> Day? {
        guard let month = calendar.month(month, inLunarYear: year) else { return nil }
        if monthDay.day <= month.length { return month.firstDay.advanced(by: monthDay.day - 1) }
        return switch rule.thirtieth {
        case .skip: nil
        case .lastDay: month.lastDay
        case .nextDay: month.lastDay.next
        }
    }
}

// MARK: - Lunar dates over the years

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

// MARK: - Ages as East Asia counts them

extension LunisolarCalendar {
    /// The age of a person by the count of East Asia (虛歲, 세는나이, 数え年, tuổi ta): one at birth, and one more on every New Year's
    /// day.
    ///
    /// The year is the lunar one; where the count goes by the civil year, as in Korea and Japan, it is the Gregorian one.
    ///
    /// ```swift
    /// if let birth = Day("1995-10-09"), let day = Day("2026-02-17") {
    ///     print(LunisolarCalendar.china.countingAge(on: day, bornOn: birth) ?? 0)  // 32
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - day: The day of the age.
    ///   - birth: The day of birth.
    /// - Returns: nil before the birth, and unless the calendar reaches both days.
    /// - Complexity: O(1).
    public func countingAge(on day: Day, bornOn birth: Day) -> Int? {
        guard day >= birth, let date = lunarDate(on: day), let dateOfBirth = lunarDate(on: birth) else { return nil }
        if customs.contains(.agesByGregorianYear) { return GregorianDate(day).year - GregorianDate(birth).year + 1 }
        return date.year - dateOfBirth.year + 1
    }
}
