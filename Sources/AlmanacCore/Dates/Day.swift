/// A civil day, as the number of days since 1970-01-01: a day of the calendar on the wall, without a time zone.
///
/// Every `Int32` is a day: from -5877641-06-23 to +5881580-07-11 of the proleptic Gregorian calendar. The same number
/// stands for the day in the C interface and in WebAssembly; coded it is the date, `2026-02-17`.
///
/// ```swift
/// if let day = Day(year: 2026, month: 2, day: 17), let newYear = Day("2026-01-01") {
///     print(day, day.weekday, day.isoWeek, day.days(since: newYear), day.rawValue)
///     // 2026-02-17 tuesday 2026-W08 47 20501
///     print(day.advanced(by: 100) ?? day, GregorianDate(day).dayOfYear)  // 2026-05-28 48
/// }
/// ```
public struct Day: RawRepresentable, Hashable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let rawValue: Int32

    /// The day `rawValue` days after 1970-01-01, before it if negative.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The first day that `Day` holds, -5877641-06-23.
    public static let min = Day(rawValue: .min)

    /// The last day that `Day` holds, +5881580-07-11.
    public static let max = Day(rawValue: .max)
}

extension Day: Comparable {
    /// Whether the left day is earlier than the right one.
    public static func < (left: Day, right: Day) -> Bool { left.rawValue < right.rawValue }
}

extension Day: Identifiable {
    /// The day itself, so that a list of days needs no key.
    public var id: Day { self }
}

// MARK: - The parts of the date

extension Day {
    /// The year of the Gregorian date; year 0 is 1 BC. `GregorianDate(day)` has all three parts at once.
    public var year: Int { GregorianDate(self).year }

    /// The month of the Gregorian date, 1 … 12.
    public var month: Int { GregorianDate(self).month }

    /// The day of the month of the Gregorian date, 1 … 31.
    public var dayOfMonth: Int { GregorianDate(self).day }
}

extension Day: Strideable {
    /// The number of days to another day, negative if that is earlier.
    public func distance(to other: Day) -> Int { other.days(since: self) }

    /// The day `count` days later, or the last or first that `Day` holds if that is beyond it: `Strideable` knows no nil.
    ///
    /// The compiler takes it only where a day is needed and an optional one would not do.
    @_disfavoredOverload
    public func advanced(by count: Int) -> Day { advanced(by: count) ?? (count < 0 ? .min : .max) }
}

// MARK: - Neighbours

extension Day {
    /// The day `count` days later, earlier if negative, or nil if `Day` does not hold it.
    public func advanced(by count: Int) -> Day? {
        let (sum, overflow) = Int64(rawValue).addingReportingOverflow(Int64(count))
        guard !overflow, let rawValue = Int32(exactly: sum) else { return nil }
        return Day(rawValue: rawValue)
    }

    /// The following day, or nil for `Day.max`.
    public var next: Day? { advanced(by: 1) }

    /// The preceding day, or nil for `Day.min`.
    public var previous: Day? { advanced(by: -1) }

    /// Returns the number of days from `other` to this day, negative if this day is earlier.
    ///
    /// Where `Int` has 32 bits, distances over 5.8 million years are clamped to `Int.min` or `Int.max`.
    public func days(since other: Day) -> Int { Int(clamping: Int64(rawValue) - Int64(other.rawValue)) }

    /// The day of the week.
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday, three days after a Monday, and 2³¹ is 2 modulo 7: hence 3 − 2 = 1.
        let daysAfterMonday = (UInt64(UInt32(bitPattern: rawValue) ^ 0x8000_0000) + 1) % 7
        return Weekday(rawValue: UInt8(truncatingIfNeeded: daysAfterMonday) + 1) ?? .monday
    }

    /// The last `weekday` on or before this day, or nil if `Day` does not hold it.
    ///
    /// ```swift
    /// if let day = Day("2026-02-17") {
    ///     print(day.onOrBefore(.monday) ?? day, day.onOrAfter(.monday) ?? day)  // 2026-02-16 2026-02-23
    /// }
    /// ```
    public func onOrBefore(_ weekday: Weekday) -> Day? { advanced(by: -self.weekday.column(inWeekBeginning: weekday)) }

    /// The first `weekday` on or after this day, or nil if `Day` does not hold it.
    public func onOrAfter(_ weekday: Weekday) -> Day? { advanced(by: weekday.column(inWeekBeginning: self.weekday)) }

    /// The number of the Julian day that begins at noon of this civil day: 2440588 for 1970-01-01.
    ///
    /// Where `Int` has 32 bits, the numbers of the last 2440588 days up to `Day.max` are clamped to `Int.max`.
    public var julianDayNumber: Int { Int(clamping: Int64(rawValue) + Day.julianDayNumberOfOrigin) }

    /// The civil day at whose noon the Julian day with this number begins, or nil if `Day` does not hold it.
    public init?(julianDayNumber: Int) {
        let (days, overflow) = Int64(julianDayNumber).subtractingReportingOverflow(Day.julianDayNumberOfOrigin)
        guard !overflow, let rawValue = Int32(exactly: days) else { return nil }
        self.init(rawValue: rawValue)
    }

    private static var julianDayNumberOfOrigin: Int64 { 2_440_588 }

    /// 1972-01-01, the first day of UTC as it is today: from it on the calendar's clock is UTC, before it UT1.
    package static var firstOfUTC: Day { Day(rawValue: 730) }
}

/// The ISO 8601 date of the day, as `GregorianDate` prints and reads it: `2026-02-17`.
extension Day: PlainText {
    /// Room for `-5877641-06-23`.
    public static var textCapacity: Int { GregorianDate.textCapacity }

    /// Reads an ISO 8601 date from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        self.init(try GregorianDate(reading: &reader))
    }

    /// Writes the date in ISO 8601.
    public func write(to writer: inout ASCIIWriter) { GregorianDate(self).write(to: &writer) }
}

#if !hasFeature(Embedded)
    extension Day: Codable {
        /// Decodes an ISO 8601 date, a string.
        public init(from decoder: any Decoder) throws { self.init(try GregorianDate(from: decoder)) }

        /// Encodes the ISO 8601 date, a string.
        public func encode(to encoder: any Encoder) throws { try GregorianDate(self).encode(to: encoder) }
    }
#endif
