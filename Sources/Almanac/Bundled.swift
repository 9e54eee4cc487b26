// The table and the file of holidays inside the library, and the calendars of that table by name.

import CAlmanacData

extension AlmanacTable {
    /// The table that was compiled into this library, opened when it is first used.
    ///
    /// It cannot fail: the bytes are part of the program, and the tests open the same ones.
    ///
    /// - Complexity: Some 0.2 ms for the first use, nothing after it.
    public static let bundled = opened(almanac_bundled_table(), almanac_bundled_table_size(), AlmanacTable.init(bytes:))

    /// The work calendar of a region, by this table and the bundled file of holidays.
    ///
    /// - Parameters:
    ///   - region: Such as `mainland`.
    ///   - audience: For whom; nil for the region's usual one: everybody, or in Hong Kong, Macau, Taiwan and Vietnam public offices.
    /// - Returns: nil if the table or the file does not know the region, or the region has no such audience:
    ///   `HolidayTable.audiences(in:)` lists them.
    /// - Complexity: O(number of days), some 0.1 ms for the bundled table; this allocates. Keep the result.
    public func workCalendar(in region: RegionID, for audience: Audience? = nil) -> WorkCalendar? {
        workCalendar(in: region, for: audience, by: .bundled)
    }
}

extension HolidayTable {
    /// The file of holidays that was compiled into this library, opened when it is first used.
    ///
    /// Governments decide every year. A program that lives longer opens a newer file, `HolidayTable(contentsOfFile:)`, and
    /// keeps this one if that is refused. This one cannot fail: the bytes are part of the program, and the tests open the same
    /// ones.
    ///
    /// - Complexity: Some 45 µs for the first use, nothing after it.
    public static let bundled = opened(
        almanac_bundled_holidays(),
        almanac_bundled_holidays_size(),
        HolidayTable.init(bytes:)
    )
}

/// Opens a file inside the library, which the tests open, too.
private func opened<Table>(
    _ bytes: UnsafePointer<UInt8>?,
    _ size: Int,
    _ open: ([UInt8]) throws(TableError) -> Table
) -> Table {
    do throws(TableError) {
        return try open(Array(UnsafeBufferPointer(start: bytes, count: size)))
    } catch {
        preconditionFailure("a compiled file inside the library is damaged: \(error)")
    }
}

extension LunisolarCalendar {
    /// The Chinese calendar of the bundled table: as issued, then as GB/T 33661-2017 computes it.
    public static let china = bundled(.china)

    /// The Chinese calendar of the bundled table as the Hong Kong Observatory publishes it.
    public static let hongkong = bundled(.hongkong)

    /// The Korean calendar of the bundled table: the Chinese one until 1911, then months by UTC+9.
    public static let korea = bundled(.korea)

    /// The Vietnamese calendar of the bundled table: the Chinese one until 1967, then months by UTC+7.
    public static let vietnam = bundled(.vietnam)

    /// The Japanese lunisolar calendar (旧暦) of the bundled table: months by UTC+9.
    public static let japan = bundled(.japan)

    /// A calendar that the bundled table holds. It cannot fail: the table is part of the program, and the tests ask for each.
    private static func bundled(_ id: CalendarID) -> LunisolarCalendar {
        guard let calendar = AlmanacTable.bundled.calendar(id) else {
            preconditionFailure("the bundled almanac table lacks the calendar \(id)")
        }
        return calendar
    }
}
