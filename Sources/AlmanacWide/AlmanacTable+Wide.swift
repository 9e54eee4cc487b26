// The wide table inside a library of its own, so that only programs that ask for it carry it.

import Almanac
import CAlmanacWide

extension AlmanacTable {
    /// The table of 1646-2200, opened when it is first used. In 1900-2100 dates, terms, phases, pillars and festivals are the same as
    /// in `bundled`; eras and the lunar year that began before 1900 are in this table alone.
    ///
    /// ```swift
    /// let china = AlmanacTable.wide.calendar(.china)
    /// print(china?.lunarDate(on: Day(year: 1689, month: 8, day: 25)!) ?? "-")  // 1689-7-11
    /// ```
    ///
    /// No calendar is issued for the years after 2100: every answer there is computed. For the years before 1900 the article
    /// *Years before 1900 and after 2100* says which days are those of the issued calendars. New moons and solar terms are stored
    /// to the second; quarters and full moons outside 1900-2100 within eight seconds.
    ///
    /// It cannot fail: the bytes are part of the program, and the tests open the same ones.
    ///
    /// - Complexity: Some 0.7 ms for the first use, nothing after it.
    public static let wide: AlmanacTable = {
        let bytes = UnsafeBufferPointer(start: almanac_wide_table(), count: almanac_wide_table_size())
        do {
            return try AlmanacTable(bytes: Array(bytes))
        } catch {
            preconditionFailure("the wide almanac table is damaged: \(error)")
        }
    }()
}
