// On which days a lunar month and day fall over the years, and in which years they fall on a Gregorian month and day.

extension LunisolarCalendar {
    /// The days that are a lunar month and day in some lunar years, in order; years without it are skipped.
    ///
    /// - Parameters:
    ///   - monthDay: The lunar month and the day.
    ///   - years: Lunar years, by the Gregorian years in which they begin.
    /// - Complexity: O(1) a year, computed as the days are asked for; nothing is allocated.
    public func days(of monthDay: LunarMonthDay, inYears years: ClosedRange<Int>) -> LunarDayOccurrences {
        LunarDayOccurrences(calendar: self, monthDay: monthDay, years: years.shared(with: lunarYears))
    }

    /// The days of some Gregorian years that are both a lunar and a Gregorian month and day: when 中秋 is on 1 October.
    ///
    /// - Parameters:
    ///   - monthDay: The lunar month and the day.
    ///   - gregorian: The Gregorian month and day; for 29 February only leap years are searched.
    ///   - years: Gregorian years.
    /// - Complexity: O(1) a year, computed as the days are asked for; nothing is allocated.
    public func days(
        of monthDay: LunarMonthDay,
        on gregorian: MonthDay,
        inYears years: ClosedRange<Int>
    ) -> LunarDayCoincidences {
        let held = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
        return LunarDayCoincidences(
            calendar: self,
            monthDay: monthDay,
            gregorian: gregorian,
            years: years.shared(with: held)
        )
    }
}

/// The days of one lunar month and day over the years, one after the other.
public struct LunarDayOccurrences: Sequence, IteratorProtocol, Sendable {
    private let calendar: LunisolarCalendar
    private let monthDay: LunarMonthDay
    private var year: Int
    private let endYear: Int

    init(calendar: LunisolarCalendar, monthDay: LunarMonthDay, years: Range<Int>) {
        self.calendar = calendar
        self.monthDay = monthDay
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    public mutating func next() -> Day? {
        while year < endYear {
            defer { year += 1 }
            if let date = LunarDate(year: year, monthDay), let day = calendar.day(of: date) { return day }
        }
        return nil
    }
}

/// The days that are both a lunar and a Gregorian month and day, one after the other.
public struct LunarDayCoincidences: Sequence, IteratorProtocol, Sendable {
    private let calendar: LunisolarCalendar
    private let monthDay: LunarMonthDay
    private let gregorian: MonthDay
    private var year: Int
    private let endYear: Int

    init(calendar: LunisolarCalendar, monthDay: LunarMonthDay, gregorian: MonthDay, years: Range<Int>) {
        self.calendar = calendar
        self.monthDay = monthDay
        self.gregorian = gregorian
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    public mutating func next() -> Day? {
        while year < endYear {
            defer { year += 1 }
            guard let day = gregorian.day(inYear: year), let date = calendar.lunarDate(on: day) else { continue }
            if LunarMonthDay(date) == monthDay { return day }
        }
        return nil
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
