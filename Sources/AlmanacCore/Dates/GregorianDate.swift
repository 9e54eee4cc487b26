/// A date of the proleptic Gregorian calendar: year, month and day of the month.
///
/// Every `Day` has a date and every date a `Day`, so conversions never fail. Years are numbered as in astronomy and ISO
/// 8601: year 0 is 1 BC.
public struct GregorianDate: Hashable, Sendable {
    let storedYear: Int32
    let storedMonth: UInt8
    let storedDay: UInt8

    /// The year, -5877641 … 5881580; year 0 is 1 BC.
    public var year: Int { Int(storedYear) }

    /// The month, 1 … 12.
    public var month: Int { Int(storedMonth) }

    /// The day of the month, 1 … 31.
    public var day: Int { Int(storedDay) }

    /// The date, or nil if the year has no such month, the month no such day, or `Day` does not hold it.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= GregorianDate.length(ofMonth: month, inYear: year),
            let year = Int32(exactly: year)
        else { return nil }
        self.init(uncheckedYear: year, month: UInt8(month), day: UInt8(day))
        guard GregorianDate.first <= self, self <= GregorianDate.last else { return nil }
    }

    init(uncheckedYear year: Int32, month: UInt8, day: UInt8) {
        storedYear = year
        storedMonth = month
        storedDay = day
    }

    private static var first: GregorianDate { GregorianDate(uncheckedYear: -5_877_641, month: 6, day: 23) }
    private static var last: GregorianDate { GregorianDate(uncheckedYear: 5_881_580, month: 7, day: 11) }
}

extension GregorianDate: Comparable {
    /// Whether the left date is earlier than the right one.
    public static func < (left: GregorianDate, right: GregorianDate) -> Bool {
        left.sortKey < right.sortKey
    }

    private var sortKey: Int64 {
        Int64(storedYear) << 16 | Int64(storedMonth) << 8 | Int64(storedDay)
    }
}

extension GregorianDate {
    /// Whether February of the year has 29 days.
    public static func isLeapYear(_ year: Int) -> Bool {
        // A multiple of 100 is a multiple of 400 exactly if it is one of 16.
        year % 100 == 0 ? year & 15 == 0 : year & 3 == 0
    }

    /// The number of days in a year, 365 or 366.
    static func length(ofYear year: Int) -> Int { isLeapYear(year) ? 366 : 365 }

    /// The number of days in a month, 28 … 31, or 0 unless `month` is 1 … 12.
    static func length(ofMonth month: Int, inYear year: Int) -> Int {
        guard (1...12).contains(month) else { return 0 }
        guard month != 2 else { return isLeapYear(year) ? 29 : 28 }
        // Long and short months alternate, except that both July (7) and August (8) are long.
        return 30 | (month ^ (month >> 3))
    }

    /// The number of the day in its year, 1 … 366.
    public var dayOfYear: Int {
        // From March on, the days before a month are the integer part of a line with slope 30.6, as in
        // `GregorianDate+Day.swift`.
        guard month > 2 else { return day + (month - 1) * 31 }
        return day + (979 * month - 2919) / 32 + (GregorianDate.isLeapYear(year) ? 60 : 59)
    }

    /// The month of the date, with its year.
    public var yearMonth: YearMonth {
        YearMonth(uncheckedMonthIndex: storedYear * 12 + Int32(storedMonth) - 1)
    }

    /// The day of the week, Monday to Sunday.
    public var weekday: Weekday { Day(self).weekday }
}
