/// A month of a year of the proleptic Gregorian calendar, such as February 2026.
///
/// The first month is -5877641-06, the last +5881580-07; of these two `Day` holds only a part.
///
/// ```swift
/// if let may = YearMonth("2026-05") {
///     print(may.length, may.days, may.weekCount(beginning: .sunday), may.text(in: .korean))
///     // 31 2026-05-01...2026-05-31 6 2026년 5월
///     print(may.day(2, .sunday) ?? may.firstDay, may.lastDay(.friday) ?? may.lastDay, may.advanced(by: 10) ?? may)
///     // 2026-05-10 2026-05-29 2027-03
/// }
/// ```
public struct YearMonth: Codable, Hashable, Sendable {
    let storedIndex: Int32

    /// The number of months since January of year 0: `12 * year + month - 1`.
    public var monthIndex: Int { Int(storedIndex) }

    /// The month with this index, or nil if `Day` holds no day of it.
    public init?(monthIndex: Int) {
        guard monthIndex >= YearMonth.first.monthIndex, monthIndex <= YearMonth.last.monthIndex else { return nil }
        self.init(uncheckedMonthIndex: Int32(truncatingIfNeeded: monthIndex))
    }

    /// The month of a year, or nil unless `month` is 1 … 12 and `Day` holds a day of it.
    public init?(year: Int, month: Int) {
        // Years out of range are refused first, so that the product does not overflow.
        guard year >= YearMonth.first.year, year <= YearMonth.last.year, (1...12).contains(month) else { return nil }
        self.init(monthIndex: 12 * year + month - 1)
    }

    /// The month to which a day belongs.
    public init(_ day: Day) { self = GregorianDate(day).yearMonth }

    init(uncheckedMonthIndex index: Int32) { storedIndex = index }

    private static var first: YearMonth { YearMonth(uncheckedMonthIndex: -5_877_641 * 12 + 5) }
    private static var last: YearMonth { YearMonth(uncheckedMonthIndex: 5_881_580 * 12 + 6) }

    /// The year; year 0 is 1 BC.
    public var year: Int { Int(storedIndex.flooredQuotient(12)) }

    /// The month, 1 … 12.
    public var month: Int { Int(storedIndex.modulo(12)) + 1 }
}

extension YearMonth: Comparable {
    /// Whether the left month is earlier than the right one.
    public static func < (left: YearMonth, right: YearMonth) -> Bool { left.storedIndex < right.storedIndex }
}

extension YearMonth {
    /// The month `count` months later, earlier if negative, or nil if `Day` holds no day of it.
    public func advanced(by count: Int) -> YearMonth? {
        let (index, overflow) = monthIndex.addingReportingOverflow(count)
        return overflow ? nil : YearMonth(monthIndex: index)
    }

    /// The next month, or nil for the last one.
    public var next: YearMonth? { advanced(by: 1) }

    /// The preceding month, or nil for the first one.
    public var previous: YearMonth? { advanced(by: -1) }

    /// Returns the number of months from `other` to this month, negative if this month is earlier.
    public func months(since other: YearMonth) -> Int { monthIndex - other.monthIndex }

    /// The number of days in the month, 28 … 31.
    public var length: Int { GregorianDate.length(ofMonth: month, inYear: year) }

    /// The first of the month; in the first month of all, `Day.min`.
    public var firstDay: Day { Day(rawValue: Int32(clamping: daysSince1970(toDay: 1))) }

    /// The last day of the month; in the last month of all, `Day.max`.
    public var lastDay: Day { Day(rawValue: Int32(clamping: daysSince1970(toDay: length))) }

    /// The days of the month that `Day` holds, which are all of them except in the first and the last month.
    public var days: DayRange { firstDay...lastDay }

    /// Returns a day of the month, or nil if the month has no such day or `Day` does not hold it.
    public func day(_ dayOfMonth: Int) -> Day? {
        guard dayOfMonth >= 1, dayOfMonth <= length else { return nil }
        guard let rawValue = Int32(exactly: daysSince1970(toDay: dayOfMonth)) else { return nil }
        return Day(rawValue: rawValue)
    }

    /// Returns the n-th of a weekday in the month: `day(2, .sunday)` of May is Mother's Day.
    ///
    /// - Parameters:
    ///   - ordinal: 1 for the first to 5 for the fifth.
    ///   - weekday: The weekday to count.
    /// - Returns: nil if the month has fewer of them, or `ordinal` is not 1 … 5.
    public func day(_ ordinal: Int, _ weekday: Weekday) -> Day? {
        guard (1...5).contains(ordinal) else { return nil }
        return day(1 + weekday.column(inWeekBeginning: self.weekday(ofDay: 1)) + 7 * (ordinal - 1))
    }

    /// Returns the last of a weekday in the month; nil only if `Day` does not hold it, in the first and the last month.
    public func lastDay(_ weekday: Weekday) -> Day? {
        day(length - self.weekday(ofDay: length).column(inWeekBeginning: weekday))
    }

    /// Returns the number of weeks that have a day of the month, 4 … 6: the rows of its page.
    ///
    /// - Parameter firstWeekday: The day on which weeks begin.
    public func weekCount(beginning firstWeekday: Weekday) -> Int { MonthWeeks(self, firstWeekday: firstWeekday).count }

    /// Returns the weekday of a day of the month, also if `Day` does not hold it.
    private func weekday(ofDay dayOfMonth: Int) -> Weekday {
        // 1970-01-01 was a Thursday.
        Weekday(daysAfterMonday: Int(truncatingIfNeeded: (daysSince1970(toDay: dayOfMonth) + 3).modulo(7)))
    }

    /// Returns the number of days from 1970-01-01 to a day of the month, also if `Day` does not hold it.
    package func daysSince1970(toDay dayOfMonth: Int) -> Int64 {
        GregorianDate(
            uncheckedYear: Int32(truncatingIfNeeded: year),
            month: UInt8(truncatingIfNeeded: month),
            day: UInt8(truncatingIfNeeded: dayOfMonth)
        ).daysSince1970
    }
}

/// The month in ISO 8601: `2026-02`; years outside 0 … 9999 with a sign.
extension YearMonth: PlainText {
    /// Room for `-5877641-06`.
    public static var textCapacity: Int { 11 }

    /// Reads an ISO 8601 month from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        let month = try reader.readTwoDigits(1...12, or: .month)
        self = try reader.require(YearMonth(year: year, month: month), .year, at: start)
    }

    /// Writes the month in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(year: year)
        writer.write("-")
        writer.write(UInt64(month), width: 2)
    }
}
