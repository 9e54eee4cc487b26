/// A month of a lunar year in a calendar, with its first day and its length.
///
/// ```swift
/// if let day = Day("2025-08-01"), let month = LunisolarCalendar.china.month(containing: day) {
///     print(month, month.month.isLeap, month.length)  // 2025-6L 2025-07-25...2025-08-22 true 29
/// }
/// ```
public struct LunarMonth: Hashable, Sendable {
    /// The lunar year, by the Gregorian year in which its New Year's day falls.
    public let year: Int
    /// The month by its name.
    public let month: LunarMonthNumber
    /// The civil day of the new moon, cited exceptions included.
    public let firstDay: Day
    /// 29 or 30 days.
    public let length: Int

    /// The last civil day, the 29th or the 30th of the month.
    public var lastDay: Day { Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: length) &- 1) }
}

extension LunarMonth: CustomStringConvertible {
    /// The lunar year and the month, then its first and its last day: `2025-6L 2025-07-25...2025-08-22`.
    public var description: String { "\(year)-\(month) \(firstDay)...\(lastDay)" }
}

// MARK: - The months of a calendar: by day, by name, by range of days

extension LunisolarCalendar {
    /// The lunar month to which a day belongs, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(containing day: Day) -> LunarMonth? {
        months.lunation(containing: day).map { month(lunation: $0) }
    }

    /// A month of a lunar year, or nil if the year has no such month or the calendar does not reach it.
    ///
    /// ```swift
    /// let china = LunisolarCalendar.china
    /// if let leap = china.leapMonth(inLunarYear: 2033), let month = china.month(leap, inLunarYear: 2033) {
    ///     print(month)  // 2033-11L 2033-12-22...2034-01-19
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func month(_ month: LunarMonthNumber, inLunarYear year: Int) -> LunarMonth? {
        months.lunation(of: month, inYear: year).map { self.month(lunation: $0) }
    }

    /// The leap month of a lunar year, or nil if it has none or the calendar does not reach the year: `lunarYears` says which.
    ///
    /// - Complexity: O(1).
    public func leapMonth(inLunarYear year: Int) -> LunarMonthNumber? { months.leapMonth(inLunarYear: year) }

    /// The months whose first days are in a range of days, in order, as far as the calendar reaches.
    ///
    /// ```swift
    /// if let year = DayRange(year: 2026) {
    ///     print(LunisolarCalendar.china.months(beginningIn: year).count)  // 12
    /// }
    /// ```
    ///
    /// - Complexity: O(1); each month is computed when it is asked for, in O(1).
    public func months(beginningIn days: DayRange) -> CalendarSlice<LunarMonth> {
        let first = firstLunation(beginningOnOrAfter: days.firstDay)
        let end = days.lastDay.next.map { firstLunation(beginningOnOrAfter: $0) } ?? months.count
        return months(ofLunations: first..<max(first, end))
    }

    /// The months that share a day with a range of days, in order, as far as the calendar reaches: two or three for a
    /// Gregorian month.
    ///
    /// ```swift
    /// if let may = YearMonth("2026-05") {
    ///     print(LunisolarCalendar.china.months(overlapping: may.days).map(\.month))  // [3, 4]
    /// }
    /// ```
    ///
    /// - Complexity: O(1); each month is computed when it is asked for, in O(1).
    public func months(overlapping days: DayRange) -> CalendarSlice<LunarMonth> {
        guard let held = days.intersection(self.days), let first = months.lunation(containing: held.firstDay),
            let last = months.lunation(containing: held.lastDay)
        else { return months(ofLunations: 0..<0) }
        return months(ofLunations: first..<last + 1)
    }

    /// The month that follows a month of this calendar, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(after month: LunarMonth) -> LunarMonth? {
        month.lastDay.next.flatMap { self.month(containing: $0) }
    }

    /// The month before a month of this calendar, or nil if the calendar does not reach it.
    ///
    /// - Complexity: O(1).
    public func month(before month: LunarMonth) -> LunarMonth? {
        month.firstDay.previous.flatMap { self.month(containing: $0) }
    }

    private func months(ofLunations lunations: Range<Int>) -> CalendarSlice<LunarMonth> {
        CalendarSlice(calendar: self, numbers: lunations) { $0.month(lunation: $1) }
    }

    private func firstLunation(beginningOnOrAfter day: Day) -> Int {
        guard day > months.days.firstDay else { return 0 }
        guard let lunation = months.lunation(containing: day) else { return months.count }
        return months.firstDay(ofLunation: lunation) < day ? lunation + 1 : lunation
    }

    func month(lunation: Int) -> LunarMonth {
        let firstDay = months.firstDay(ofLunation: lunation)
        return LunarMonth(
            year: months.year(ofLunation: lunation),
            month: months.month(ofLunation: lunation),
            firstDay: firstDay,
            length: Int(months.firstDay(ofLunation: lunation + 1).rawValue &- firstDay.rawValue)
        )
    }
}
