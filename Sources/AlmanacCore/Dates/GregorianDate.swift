/// A date of the proleptic Gregorian calendar: year, month and day of the month.
///
/// Every `Day` has a date and every date a `Day`, so conversions never fail. Years are numbered as in astronomy and ISO
/// 8601: year 0 is 1 BC.
///
/// ```swift
/// if let date = GregorianDate(year: 2028, month: 2, day: 29) {
///     print(date, date.dayOfYear, date.weekday, date.text(in: .english))  // 2028-02-29 60 tuesday 29 February 2028
/// }
/// ```
public struct GregorianDate: Codable, Hashable, Sendable {
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
    public static func < (left: GregorianDate, right: GregorianDate) -> Bool { left.sortKey < right.sortKey }

    private var sortKey: Int64 { Int64(storedYear) << 16 | Int64(storedMonth) << 8 | Int64(storedDay) }
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
        // From March on, the days before a month are the integer part of a line with slope 30.6, as
        // below for the day of a date.
        guard month > 2 else { return day + (month - 1) * 31 }
        return day + (979 * month - 2919) / 32 + (GregorianDate.isLeapYear(year) ? 60 : 59)
    }

    /// The month of the date, with its year.
    public var yearMonth: YearMonth { YearMonth(uncheckedMonthIndex: storedYear * 12 + Int32(storedMonth) - 1) }

    /// The day of the week, Monday to Sunday.
    public var weekday: Weekday { Day(self).weekday }
}

// Days to dates and back by Euclidean affine functions: multiplications and shifts instead of divisions and tables.
//
// Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to calendar algorithms",
// Software: Practice and Experience 53 (4), 2023, pages 937-970, doi:10.1002/spe.3172: propositions 6.2 and 6.3.
//
// In these functions years begin on 1 March, so that the leap day comes last, and everything is moved forward by a
// whole number of 400-year cycles, so that no number is negative.

private let daysOfCycle: Int64 = 146_097
private let cyclesMoved: Int64 = 14_700
private let yearsMoved = 400 * cyclesMoved

/// Days from 0000-03-01, moved back by the cycles, to 1970-01-01.
private let daysMoved = 719_468 + daysOfCycle * cyclesMoved

extension GregorianDate {
    /// The date of a day.
    ///
    /// - Complexity: O(1), a few nanoseconds.
    public init(_ day: Day) { self.init(daysSince1970: Int64(day.rawValue)) }

    /// The date `days` days after 1970-01-01, right also for a week before `Day.min` and after `Day.max`.
    init(daysSince1970 days: Int64) {
        let dayNumber = UInt64(truncatingIfNeeded: days + daysMoved)

        let centuryPart = 4 * dayNumber + 3
        let century = centuryPart / 146_097
        let dayOfCentury = UInt32(truncatingIfNeeded: centuryPart % 146_097 / 4)

        // 2939745 / 2³² replaces 1 / 1461 for the days of a century.
        let product = UInt64(4 * dayOfCentury + 3) * 2_939_745
        let yearOfCentury = product >> 32
        let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4

        // Months from 3 (March) to 14 (February): 2141 / 2¹⁶ replaces 5 / 153, the reciprocal of 30.6 days.
        let monthPart = 2141 * dayOfYear + 197_913
        let month = monthPart >> 16
        let dayOfMonth = (monthPart & 0xFFFF) / 2141 + 1

        let isJanuaryOrFebruary = dayOfYear >= 306
        let year = Int64(truncatingIfNeeded: 100 * century + yearOfCentury) - yearsMoved + (isJanuaryOrFebruary ? 1 : 0)
        self.init(
            uncheckedYear: Int32(truncatingIfNeeded: year),
            month: UInt8(truncatingIfNeeded: isJanuaryOrFebruary ? month - 12 : month),
            day: UInt8(truncatingIfNeeded: dayOfMonth)
        )
    }

    /// The number of days from 1970-01-01 to this date.
    var daysSince1970: Int64 {
        let isJanuaryOrFebruary = storedMonth <= 2
        let year = UInt64(truncatingIfNeeded: Int64(storedYear) + yearsMoved - (isJanuaryOrFebruary ? 1 : 0))
        let month = UInt64(storedMonth) + (isJanuaryOrFebruary ? 12 : 0)
        let century = year / 100
        let daysBeforeYear = 1461 * year / 4 - century + century / 4
        let daysBeforeMonth = (979 * month - 2919) / 32
        return Int64(truncatingIfNeeded: daysBeforeYear + daysBeforeMonth + UInt64(storedDay) - 1) - daysMoved
    }
}

extension Day {
    /// The day of a date.
    ///
    /// - Complexity: O(1), a few nanoseconds.
    public init(_ date: GregorianDate) { self.init(rawValue: Int32(truncatingIfNeeded: date.daysSince1970)) }

    /// The day of a date of the proleptic Gregorian calendar, or nil if it does not exist or `Day` does not hold it.
    public init?(year: Int, month: Int, day: Int) {
        guard let date = GregorianDate(year: year, month: month, day: day) else { return nil }
        self.init(date)
    }
}

/// The date in ISO 8601: `2026-02-17`; years outside 0 … 9999 with a sign, `-0001-12-31`, `+10000-01-01`.
extension GregorianDate: PlainText {
    /// Room for `-5877641-06-23`.
    public static var textCapacity: Int { 14 }

    /// Reads an ISO 8601 date from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        let month = try reader.readTwoDigits(1...12, or: .month)
        try reader.read("-", or: .hyphen)
        let day = try reader.readTwoDigits(1...GregorianDate.length(ofMonth: month, inYear: year), or: .day)
        self = try reader.require(GregorianDate(year: year, month: month, day: day), .year, at: start)
    }

    /// Writes the date in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(year: year)
        writer.write("-")
        writer.write(UInt64(storedMonth), width: 2)
        writer.write("-")
        writer.write(UInt64(storedDay), width: 2)
    }
}
