/// The Gregorian years in which a lunar date falls on a certain month and day.
///
/// Nothing is allocated; the years are tried one after the other, each in
///
/// - Complexity: O(1).
public struct YearsOnDate: Sequence, IteratorProtocol, Sendable {
    private let calendar: LunisolarCalendar
    private let lunarDate: LunarMonthDay
    private let date: MonthDay
    private var year: Int
    private let lastYear: Int

    init(_ calendar: LunisolarCalendar, _ lunarDate: LunarMonthDay, on date: MonthDay) {
        self.calendar = calendar
        self.lunarDate = lunarDate
        self.date = date
        year = GregorianDate(calendar.days.firstDay).year
        lastYear = GregorianDate(calendar.days.lastDay).year
    }

    /// The next year, or nil after the last.
    public mutating func next() -> Int? {
        while year <= lastYear {
            defer { year += 1 }
            guard let day = Day(year: year, month: date.month, day: date.day), let found = calendar.lunarDate(on: day)
            else { continue }
            if found.month == lunarDate.month && found.day == lunarDate.day { return year }
        }
        return nil
    }
}

extension LunisolarCalendar {
    /// The Gregorian years in which a day of a lunar month falls on a month and day.
    ///
    /// - Complexity: O(number of years) to walk through, nothing allocated.
    public func years(of lunarDate: LunarMonthDay, on date: MonthDay) -> YearsOnDate {
        YearsOnDate(self, lunarDate, on: date)
    }
}
