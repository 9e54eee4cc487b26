/// A lunar month and a day of it without a year, such as the 15th of the eighth month: a lunar birthday, or 中秋.
///
/// Only its shape is checked here. Whether a year has such a leap month, and the month a 30th, depends on the calendar
/// and the year.
///
/// ```swift
/// if let birthday = LunarMonthDay("8-15") {
///     print(birthday.text(in: .vietnamese), LunarDate(year: 2026, birthday) ?? "-")  // ngày 15 tháng 8 2026-8-15
/// }
/// ```
public struct LunarMonthDay: Codable, Hashable, Sendable {
    /// The month, plain or leap.
    public let month: LunarMonthNumber

    let storedDay: UInt8

    /// The day of the month, 1 … 30.
    public var day: Int { Int(storedDay) }

    /// The day of a month, or nil unless the day is 1 … 30.
    public init?(month: LunarMonthNumber, day: Int) {
        guard (1...30).contains(day) else { return nil }
        self.month = month
        storedDay = UInt8(truncatingIfNeeded: day)
    }

    /// The day of a month, or nil unless the month is 1 … 12 and the day 1 … 30.
    ///
    /// - Parameters:
    ///   - month: The number of the month.
    ///   - isLeap: Whether it is the leap month of that number.
    ///   - day: The day of the month.
    public init?(month: Int, isLeap: Bool = false, day: Int) {
        guard let month = LunarMonthNumber(number: month, isLeap: isLeap) else { return nil }
        self.init(month: month, day: day)
    }

    /// The month and day of a date.
    public init(_ date: LunarDate) {
        month = date.month
        storedDay = UInt8(truncatingIfNeeded: date.day)
    }
}

extension LunarMonthDay: Comparable {
    /// Whether the left day comes earlier in a lunar year; a leap month comes after the plain one of its number.
    public static func < (left: LunarMonthDay, right: LunarMonthDay) -> Bool {
        (left.month.rawValue, left.storedDay) < (right.month.rawValue, right.storedDay)
    }
}

extension LunarDate {
    /// The date with this month and day in a lunar year, or nil unless the year is 1 … 9999.
    ///
    /// - Parameters:
    ///   - year: The Gregorian year in which the lunar year begins.
    ///   - monthDay: The month and the day.
    public init?(year: Int, _ monthDay: LunarMonthDay) {
        self.init(year: year, month: monthDay.month, day: monthDay.day)
    }
}

/// Month and day as `LunarDate` prints them: `8-15`, in a leap month `6L-1`.
///
/// Leading zeros are accepted: `08-15`, `06L-01`.
extension LunarMonthDay: PlainText {
    /// Room for `12L-30`.
    public static var textCapacity: Int { 6 }

    /// Reads a month and a day from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let month = try LunarMonthNumber(reading: &reader)
        try reader.read("-", or: .hyphen)
        let start = reader.offset
        let day = try reader.readNumber(digits: 1, through: 2)
        self = try reader.require(LunarMonthDay(month: month, day: Int(day)), .day, at: start)
    }

    /// Writes month and day.
    public func write(to writer: inout ASCIIWriter) {
        month.write(to: &writer)
        writer.write("-")
        writer.write(UInt64(storedDay))
    }
}
