/// A month and a day without a year, such as 29 February: a birthday, or a day that is kept every year.
///
/// It is ISO 8601's `--02-29`, and the `PlainMonthDay` of Temporal.
///
/// ```swift
/// if let leapDay = MonthDay("02-29") { print((2026...2029).compactMap { leapDay.day(inYear: $0) }) }  // [2028-02-29]
/// ```
public struct MonthDay: Codable, Hashable, Sendable {
    let storedMonth: UInt8
    let storedDay: UInt8

    /// The month, 1 … 12.
    public var month: Int { Int(storedMonth) }

    /// The day of the month, 1 … 31.
    public var day: Int { Int(storedDay) }

    /// The day of a month, or nil unless some year has it: 29 February exists, 30 February does not.
    public init?(month: Int, day: Int) {
        // Year 0 is a leap year.
        guard day >= 1, day <= GregorianDate.length(ofMonth: month, inYear: 0) else { return nil }
        storedMonth = UInt8(truncatingIfNeeded: month)
        storedDay = UInt8(truncatingIfNeeded: day)
    }

    /// The month and day of a date.
    public init(_ date: GregorianDate) {
        storedMonth = date.storedMonth
        storedDay = date.storedDay
    }

    /// The month and day of a day's Gregorian date.
    public init(_ day: Day) { self.init(GregorianDate(day)) }

    /// The day with this month and day in a year.
    ///
    /// - Returns: nil for 29 February of a common year, and for a year that `Day` does not hold.
    public func day(inYear year: Int) -> Day? { Day(year: year, month: month, day: day) }
}

extension MonthDay: Comparable {
    /// Whether the left day comes earlier in a year than the right one.
    public static func < (left: MonthDay, right: MonthDay) -> Bool {
        (left.storedMonth, left.storedDay) < (right.storedMonth, right.storedDay)
    }
}

/// Month and day in two digits each: `02-29`.
extension MonthDay: PlainText {
    /// Room for `02-29`.
    public static var textCapacity: Int { 5 }

    /// Reads a month and a day from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let month = try reader.readTwoDigits(1...12, or: .month)
        try reader.read("-", or: .hyphen)
        let start = reader.offset
        let day = try reader.readTwoDigits(1...31, or: .day)
        self = try reader.require(MonthDay(month: month, day: day), .day, at: start)
    }

    /// Writes month and day in two digits each.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(UInt64(storedMonth), width: 2)
        writer.write("-")
        writer.write(UInt64(storedDay), width: 2)
    }
}
