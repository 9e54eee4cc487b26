// Section 3 of a file of holidays.
//
// | size | field |
// | --- | --- |
// | 1 | number of regions |
// | | for each: |
// | 8 | the region, ASCII, padded with zeros |
// | 1 | the usual audience, as an index |
// | 4, 4 | first and last day for which it is complete, days since 1970-01-01 |
// | 4 | day on which the last notice was looked for |
// | 1 | number of rules of the week |
// | | for each: first day (4), number of days of rest (1), and of each a code (1) and its argument (4) |
//
// The code of a day of rest has its weekday (1 … 7) in bits 0-3; in bits 4-6 what fixes it: 0 every one, 1 those of the month
// whose bit is set in the argument (bit 1 for the first), 2 every second one, counted from the day in the argument; bit 7 is
// set if the afternoon alone is off.

extension HolidayRegion.Head {
    init(reading reader: inout ByteReader, _ names: HolidayNameSection) throws(TableError) {
        id = try reader.readIdentifier(RegionID.self)
        usualAudience = Int(try reader.read(UInt8.self))
        let first = Day(rawValue: try reader.read(Int32.self))
        let last = Day(rawValue: try reader.read(Int32.self))
        guard let complete = DayRange(from: first, to: last), names.audiences.indices.contains(usualAudience) else {
            throw reader.malformed
        }
        completeDays = complete
        lookedUp = Day(rawValue: try reader.read(Int32.self))
        let count = Int(try reader.read(UInt8.self))
        weeks = try reader.readList(count: count) { reader throws(TableError) in
            try WorkWeek(reading: &reader)
        }
        for (week, next) in zip(weeks, weeks.dropFirst()) where next.firstDay <= week.firstDay {
            throw reader.malformed
        }
    }

    func write(to writer: inout ByteWriter) {
        writer.write(id.name)
        writer.write(UInt8(truncatingIfNeeded: usualAudience))
        writer.write(completeDays.firstDay.rawValue)
        writer.write(completeDays.lastDay.rawValue)
        writer.write(lookedUp.rawValue)
        writer.write(UInt8(truncatingIfNeeded: weeks.count))
        for week in weeks { week.write(to: &writer) }
    }
}
