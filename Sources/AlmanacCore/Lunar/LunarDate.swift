/// A date of a lunisolar calendar: lunar year, month and day of the month.
///
/// Only its shape is checked here. Whether the year has such a leap month, and the month a 30th, depends on the
/// calendar.
///
/// The value is one 32-bit number, so comparing two dates is one comparison:
///
///     bit   31 … 16   15 … 8               7 … 0
///           year      month, as rawValue   day
///
/// ```swift
/// if let date = LunarDate("2025-6L-1") {
///     print(date, date.year, date.month, date.month.isLeap, date.day)  // 2025-6L-1 2025 6L true 1
///     print(date.text(in: .traditionalChinese))  // 2025年閏六月初一
/// }
/// ```
public struct LunarDate: Codable, Hashable, Sendable {
    /// Year × 65536 + month's raw value × 256 + day.
    public let rawValue: UInt32

    /// The lunar years that a date can have, 1 … 9999.
    public static var years: ClosedRange<Int> { 1...9999 }

    /// The date with this raw value, or nil if the year, the month or the day in it is out of range.
    public init?(rawValue: UInt32) {
        guard let month = LunarMonthNumber(rawValue: UInt8(truncatingIfNeeded: rawValue >> 8)) else { return nil }
        self.init(year: Int(rawValue >> 16), month: month, day: Int(rawValue & 0xFF))
    }

    /// The date, or nil unless the year is 1 … 9999 and the day 1 … 30.
    ///
    /// - Parameters:
    ///   - year: The Gregorian year in which the lunar year begins.
    ///   - month: The month, plain or leap.
    ///   - day: The day of the month.
    public init?(year: Int, month: LunarMonthNumber, day: Int) {
        guard LunarDate.years.contains(year), (1...30).contains(day) else { return nil }
        self.init(uncheckedYear: UInt32(truncatingIfNeeded: year), month: month, day: UInt32(truncatingIfNeeded: day))
    }

    /// The date, or nil unless the year is 1 … 9999, the month 1 … 12 and the day 1 … 30.
    ///
    /// - Parameters:
    ///   - year: The Gregorian year in which the lunar year begins.
    ///   - month: The number of the month.
    ///   - isLeap: Whether it is the leap month of that number.
    ///   - day: The day of the month.
    public init?(year: Int, month: Int, isLeap: Bool = false, day: Int) {
        guard let month = LunarMonthNumber(number: month, isLeap: isLeap) else { return nil }
        self.init(year: year, month: month, day: day)
    }

    init(uncheckedYear year: UInt32, month: LunarMonthNumber, day: UInt32) {
        rawValue = year << 16 | UInt32(month.rawValue) << 8 | day
    }

    @inlinable
    init(uncheckedRawValue rawValue: UInt32) { self.rawValue = rawValue }

    /// The lunar year, numbered by the Gregorian year in which it begins, 1 … 9999.
    public var year: Int { Int(rawValue >> 16) }

    /// The month, plain or leap.
    public var month: LunarMonthNumber { LunarMonthNumber(uncheckedRawValue: UInt8(truncatingIfNeeded: rawValue >> 8)) }

    /// The day of the month, 1 … 30.
    public var day: Int { Int(rawValue & 0xFF) }

    /// The pillar of the lunar year, which changes on New Year's day (春節).
    public var yearPillar: StemBranch { StemBranch.year(year) }
}

extension LunarDate: Comparable {
    /// Whether the left date is earlier than the right one, both being dates of the same calendar.
    public static func < (left: LunarDate, right: LunarDate) -> Bool { left.rawValue < right.rawValue }
}

/// Year, month and day: `2025-6-1`, in a leap month `2025-6L-1`.
///
/// Leading zeros in month and day are accepted: `2025-06L-01`.
extension LunarDate: PlainText {
    /// Room for `9999-12L-30`.
    public static var textCapacity: Int { 11 }

    /// Reads a date from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let start = reader.offset
        let year = try reader.readNumber(digits: 1, through: 4)
        guard year > 0 else { throw ParsingError(expected: .year, offset: start) }
        try reader.read("-", or: .hyphen)
        let monthDay = try LunarMonthDay(reading: &reader)
        self.init(uncheckedYear: UInt32(truncatingIfNeeded: year), month: monthDay.month, day: UInt32(monthDay.day))
    }

    /// Writes year, month and day.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(UInt64(year))
        writer.write("-")
        LunarMonthDay(self).write(to: &writer)
    }
}
