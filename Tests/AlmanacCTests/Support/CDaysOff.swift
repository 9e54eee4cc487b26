import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Days off of the bundled files as a C program has them, and the same in Swift; closed with the last reference.
final class CDaysOff {
    /// The handle that `almanac_days_off_open` gave.
    let handle: OpaquePointer
    /// The days off of the Swift library.
    let swift: WorkCalendar

    init(_ region: RegionID, _ audience: Audience?) throws {
        swift = try #require(AlmanacTable.bundled.workCalendar(in: region, for: audience))
        var table: OpaquePointer?
        #expect(almanac_table_open(UInt32(ALMANAC_ABI), &table) == 0)
        defer { almanac_table_close(table) }
        var handle: OpaquePointer?
        #expect(almanac_days_off_open(table, nil, region.description, audience?.description, &handle) == 0)
        self.handle = try #require(handle)
    }

    deinit { almanac_days_off_close(handle) }

    /// Workdays, half days, days off and unknown days between two days; nil if they are not counted.
    func count(_ first: Int32, _ last: Int32) -> [Int64]? {
        var count = almanac_workday_count()
        guard almanac_count_workdays(handle, first, last, &count) == 0 else { return nil }
        return [count.workdays, count.half_days, count.days_off, count.unknown]
    }
}
