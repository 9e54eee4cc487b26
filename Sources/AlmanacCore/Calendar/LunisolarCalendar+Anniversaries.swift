// Anniversaries of a lunar date.

extension LunisolarCalendar {
    /// The days on which a lunar date is kept in some lunar years, in order; as far as the calendar reaches.
    ///
    /// - Parameters:
    ///   - date: the date; its own year does not matter.
    ///   - years: lunar years, by the Gregorian years in which they begin.
    ///   - rule: what is done about leap months and the 30th.
    /// - Complexity: O(1) a year, worked out year by year as days are asked for; nothing is allocated.
    public func anniversaries(
        of date: LunarDate,
        inYears years: ClosedRange<Int>,
        rule: AnniversaryRule
    ) -> Anniversaries {
        Anniversaries(
            calendar: self,
            month: date.month,
            day: date.day,
            rule: rule,
            years: years.shared(with: lunarYears)
        )
    }
}

/// The days on which a lunar date is kept, one after the other.
public struct Anniversaries: Sequence, IteratorProtocol, Sendable {
    private let calendar: LunisolarCalendar
    private let month: LunarMonth
    private let day: Int
    private let rule: AnniversaryRule
    private let endYear: Int
    private var year: Int
    /// Whether the plain month of `year` is done, and its leap month comes next.
    private var isInLeapMonth = false

    init(calendar: LunisolarCalendar, month: LunarMonth, day: Int, rule: AnniversaryRule, years: Range<Int>) {
        self.calendar = calendar
        self.month = month
        self.day = day
        self.rule = rule
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    public mutating func next() -> Day? {
        while year < endYear {
            let candidate = isInLeapMonth ? dayInLeapMonth() : dayInPlainMonth()
            if isInLeapMonth { year += 1 }
            isInLeapMonth.toggle()
            if let candidate { return candidate }
        }
        return nil
    }

    private func dayInPlainMonth() -> Day? {
        let yearHasLeap = calendar.leapMonth(ofYear: year) == month.leap
        return rule.keepsPlainMonth(of: month, yearHasLeap: yearHasLeap) ? day(in: month.plain) : nil
    }

    private func dayInLeapMonth() -> Day? {
        rule.keepsLeapMonth(of: month) ? day(in: month.leap) : nil
    }

    private func day(in month: LunarMonth) -> Day? {
        guard let month = calendar.month(month, ofYear: year) else { return nil }
        if day <= month.length { return month.firstDay.advanced(by: day - 1) }
        return switch rule.thirtieth {
        case .skip: nil
        case .lastDay: month.lastDay
        case .nextDay: month.lastDay.next
        }
    }
}
