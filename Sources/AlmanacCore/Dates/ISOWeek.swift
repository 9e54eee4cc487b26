/// A week of ISO 8601: Monday to Sunday, numbered in the year of its Thursday.
///
/// ```swift
/// if let day = Day("2027-01-01") { print(day.isoWeek, day.isoWeek.day(.monday) ?? day) }  // 2026-W53 2026-12-28
/// ```
public struct ISOWeek: Codable, Hashable, Sendable {
    let storedYear: Int32
    let storedWeek: UInt8

    /// The year of the week's Thursday. Around New Year it may differ from the year of a day of the week.
    public var year: Int { Int(storedYear) }

    /// The number of the week in its year, 1 … 53.
    public var week: Int { Int(storedWeek) }

    /// The week of a year, or nil if the year has no such week or `Day` does not hold the year.
    public init?(year: Int, week: Int) {
        guard week >= 1, week <= 53, let storedYear = Int32(exactly: year),
            let monday = ISOWeek.mondayOfFirstWeek(year: year)
        else { return nil }
        let thursday = GregorianDate(daysSince1970: monday + Int64(week - 1) * 7 + 3)
        guard thursday.storedYear == storedYear else { return nil }
        self.storedYear = storedYear
        storedWeek = UInt8(truncatingIfNeeded: week)
    }

    /// The week to which a day belongs.
    public init(_ day: Day) {
        let thursday = GregorianDate(daysSince1970: Int64(day.rawValue) + 4 - Int64(day.weekday.rawValue))
        storedYear = thursday.storedYear
        storedWeek = UInt8(truncatingIfNeeded: (thursday.dayOfYear - 1) / 7 + 1)
    }

    /// Returns a day of the week, or nil if `Day` does not hold it, which happens in the first and the last week only.
    public func day(_ weekday: Weekday) -> Day? {
        guard let monday = ISOWeek.mondayOfFirstWeek(year: year),
            let rawValue = Int32(exactly: monday + Int64(storedWeek - 1) * 7 + Int64(weekday.rawValue) - 1)
        else { return nil }
        return Day(rawValue: rawValue)
    }

    /// The number of days from 1970-01-01 to the Monday of week 1, the week of 4 January; nil if `Day` holds no day of
    /// the year.
    private static func mondayOfFirstWeek(year: Int) -> Int64? {
        guard year >= -5_877_641, year <= 5_881_580 else { return nil }
        let fourthOfJanuary = GregorianDate(uncheckedYear: Int32(truncatingIfNeeded: year), month: 1, day: 4)
        let days = fourthOfJanuary.daysSince1970
        return days - (days + 3).modulo(7)
    }
}

extension ISOWeek: Comparable {
    /// Whether the left week is earlier than the right one.
    public static func < (left: ISOWeek, right: ISOWeek) -> Bool {
        (left.storedYear, left.storedWeek) < (right.storedYear, right.storedWeek)
    }
}

extension Day {
    /// The ISO 8601 week to which this day belongs.
    public var isoWeek: ISOWeek { ISOWeek(self) }
}

/// The week in ISO 8601: `2026-W08`; years outside 0 … 9999 with a sign.
extension ISOWeek: PlainText {
    /// Room for `-5877641-W25`.
    public static var textCapacity: Int { 12 }

    /// Reads an ISO 8601 week from the front of a text.
    public init(reading reader: inout ASCIIReader) throws(ParsingError) {
        let year = try reader.readYear()
        try reader.read("-", or: .hyphen)
        try reader.read("W", or: .letterW)
        let start = reader.offset
        let number = try reader.readTwoDigits(1...53, or: .week)
        self = try reader.require(ISOWeek(year: year, week: number), .week, at: start)
    }

    /// Writes the week in ISO 8601.
    public func write(to writer: inout ASCIIWriter) {
        writer.write(year: year)
        writer.write("-")
        writer.write("W")
        writer.write(UInt64(storedWeek), width: 2)
    }
}
