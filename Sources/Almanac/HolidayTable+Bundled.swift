// The file of holidays inside the library.

import CAlmanacData

extension HolidayTable {
    /// The file of holidays that was compiled into this library, opened when it is first used.
    ///
    /// Governments decide every year. A program that lives longer opens a newer file, `HolidayTable(contentsOfFile:)`, and
    /// keeps this one if that is refused. This one cannot fail: the bytes are part of the program, and the tests open the same
    /// ones.
    ///
    /// - Complexity: Some 45 µs for the first use, nothing after it.
    public static let bundled: HolidayTable = {
        let bytes = UnsafeBufferPointer(start: almanac_bundled_holidays(), count: almanac_bundled_holidays_size())
        do {
            return try HolidayTable(bytes: Array(bytes))
        } catch {
            preconditionFailure("the bundled file of holidays is damaged: \(error)")
        }
    }()
}

extension AlmanacTable {
    /// The work calendar of a region, by this table and the bundled file of holidays.
    ///
    /// - Parameters:
    ///   - region: Such as `mainland`.
    ///   - audience: For whom; nil for the region's usual one: everybody, or in Macau, Taiwan and Vietnam public offices.
    /// - Returns: nil if the table or the file does not know the region, or the region has no such audience:
    ///   `HolidayTable.audiences(in:)` lists them.
    /// - Complexity: O(number of public holidays × years), some 0.35 ms for the bundled table; this allocates. Keep the result.
    public func workCalendar(in region: RegionID, for audience: Audience? = nil) -> WorkCalendar? {
        workCalendar(in: region, for: audience, by: .bundled)
    }
}
