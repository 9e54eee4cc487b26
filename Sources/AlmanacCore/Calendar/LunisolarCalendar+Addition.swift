// Lunar dates some months or years after others.

extension LunarDate {
    /// The fate of the 30th in a month of 29 days.
    public enum Overflow: UInt8, NamedCase {
        /// There is no such date; an anniversary is not kept.
        case skip
        /// It becomes the 29th, the last day of the month.
        case lastDay
        /// It becomes the first day of the following month.
        case nextDay
    }
}

extension LunisolarCalendar {
    /// The lunar date some months after another one, or before it if the number is negative.
    ///
    /// *Three months later* is the third month after this one as the calendar has them, leap months counted: three months
    /// after 2025-5-1 is 2025-7-1, as 2025 has a leap sixth month.
    ///
    /// ```swift
    /// if let date = LunarDate("2025-5-1") {
    ///     print(LunisolarCalendar.china.date(byAddingMonths: 3, to: date) ?? "none")  // 2025-7-1
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of months.
    ///   - date: A date of this calendar.
    ///   - overflow: The fate of the 30th in a month of 29 days.
    /// - Returns: nil if this calendar does not have `date`, if it does not reach the result, or if `overflow` skips it.
    /// - Complexity: O(1).
    public func date(
        byAddingMonths count: Int,
        to date: LunarDate,
        overflow: LunarDate.Overflow = .lastDay
    ) -> LunarDate? {
        guard day(of: date) != nil, let start = months.lunation(of: date.month, inYear: date.year) else { return nil }
        let (lunation, isTooLarge) = start.addingReportingOverflow(count)
        guard !isTooLarge, (0..<months.count).contains(lunation) else { return nil }
        return self.date(inLunation: lunation, onDay: date.day, overflow)
    }

    /// The same month and day of a later lunar year, or of an earlier one if the number is negative.
    ///
    /// A date of a leap month goes to the leap month of its number where the other year has it, else to the plain month.
    ///
    /// ```swift
    /// if let date = LunarDate("2025-6L-29") {
    ///     print(LunisolarCalendar.china.date(byAddingYears: 1, to: date) ?? "none")  // 2026-6-29
    ///     print(LunisolarCalendar.china.date(byAddingYears: 1, to: date, overflow: .skip) ?? "none")  // none
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of years.
    ///   - date: A date of this calendar.
    ///   - overflow: The fate of the 30th in a month of 29 days; `.skip` also returns nil where the year lacks the leap month.
    /// - Returns: nil if this calendar does not have `date`, if it does not reach the result, or if `overflow` skips it.
    /// - Complexity: O(1).
    public func date(
        byAddingYears count: Int,
        to date: LunarDate,
        overflow: LunarDate.Overflow = .lastDay
    ) -> LunarDate? {
        let (year, isTooLarge) = date.year.addingReportingOverflow(count)
        let substitute = overflow == .skip ? date.month : date.month.plain
        guard day(of: date) != nil, !isTooLarge,
            let lunation = months.lunation(of: date.month, inYear: year)
                ?? months.lunation(of: substitute, inYear: year)
        else { return nil }
        return self.date(inLunation: lunation, onDay: date.day, overflow)
    }

    /// The date of a day of a lunation, which may have one day less.
    private func date(inLunation lunation: Int, onDay day: Int, _ overflow: LunarDate.Overflow) -> LunarDate? {
        let month = month(lunation: lunation)
        if day <= month.length { return LunarDate(year: month.year, month: month.month, day: day) }
        return switch overflow {
        case .lastDay: LunarDate(year: month.year, month: month.month, day: month.length)
        case .nextDay: month.lastDay.next.flatMap { lunarDate(on: $0) }
        case .skip: nil
        }
    }
}
