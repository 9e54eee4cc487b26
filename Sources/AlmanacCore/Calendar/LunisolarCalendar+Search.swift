// On which days a lunar month and day fall over the years, and in which years they fall on a Gregorian month and day.

extension LunisolarCalendar {
    /// The days of one month and day of the month in some lunar years, in order; years without it are passed over.
    ///
    /// - Parameters:
    ///   - month: the lunar month.
    ///   - day: the day of the month, 1 … 30.
    ///   - years: lunar years, by the Gregorian years in which they begin.
    /// - Complexity: O(1) a year, worked out as the days are asked for; nothing is allocated.
    public func days(of month: LunarMonth, day: Int, inYears years: ClosedRange<Int>) -> LunarDayOccurrences {
        LunarDayOccurrences(calendar: self, month: month, day: day, years: years.shared(with: lunarYears))
    }

    /// The days of some Gregorian years that are both a lunar and a Gregorian month and day: when 中秋 is on 1 October.
    ///
    /// - Parameters:
    ///   - month: the lunar month.
    ///   - day: the day of the lunar month, 1 … 30.
    ///   - gregorianMonth: the Gregorian month, 1 … 12.
    ///   - gregorianDay: the day of the Gregorian month; on 29 February only leap years are looked at.
    ///   - years: Gregorian years.
    /// - Complexity: O(1) a year, worked out as the days are asked for; nothing is allocated.
    public func days(
        of month: LunarMonth,
        day: Int,
        onMonth gregorianMonth: Int,
        day gregorianDay: Int,
        inYears years: ClosedRange<Int>
    ) -> LunarDayCoincidences {
        let reach = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
        return LunarDayCoincidences(
            calendar: self,
            lunar: (month, day),
            gregorian: (gregorianMonth, gregorianDay),
            years: years.shared(with: reach)
        )
    }
}

/// The days of one lunar month and day over the years, one after the other.
public struct LunarDayOccurrences: Sequence, IteratorProtocol, Sendable {
    private let calendar: LunisolarCalendar
    private let month: LunarMonth
    private let day: Int
    private var year: Int
    private let endYear: Int

    init(calendar: LunisolarCalendar, month: LunarMonth, day: Int, years: Range<Int>) {
        self.calendar = calendar
        self.month = month
        self.day = day
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    public mutating func next() -> Day? {
        while year < endYear {
            defer { year += 1 }
            if let date = LunarDate(year: year, month: month, day: day), let found = calendar.day(of: date) {
                return found
            }
        }
        return nil
    }
}

/// The days that are both a lunar and a Gregorian month and day, one after the other.
public struct LunarDayCoincidences: Sequence, IteratorProtocol, Sendable {
    private let calendar: LunisolarCalendar
    private let lunar: (month: LunarMonth, day: Int)
    private let gregorian: (month: Int, day: Int)
    private var year: Int
    private let endYear: Int

    init(
        calendar: LunisolarCalendar,
        lunar: (month: LunarMonth, day: Int),
        gregorian: (month: Int, day: Int),
        years: Range<Int>
    ) {
        self.calendar = calendar
        self.lunar = lunar
        self.gregorian = gregorian
        year = years.lowerBound
        endYear = years.upperBound
    }

    /// The next day, or nil when there is none left.
    public mutating func next() -> Day? {
        while year < endYear {
            defer { year += 1 }
            guard let day = Day(year: year, month: gregorian.month, day: gregorian.day),
                let date = calendar.lunarDate(on: day)
            else { continue }
            if date.month == lunar.month && date.day == lunar.day { return day }
        }
        return nil
    }
}

extension ClosedRange<Int> {
    /// The numbers that this range shares with one that ends before `Int.max`; none if they are apart.
    func shared(with other: ClosedRange<Int>) -> Range<Int> {
        let first = Swift.max(lowerBound, other.lowerBound)
        let last = Swift.min(upperBound, other.upperBound)
        return first <= last ? first..<last + 1 : first..<first
    }
}
