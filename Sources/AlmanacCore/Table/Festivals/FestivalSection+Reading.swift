// The fields of the section in the order of the file.

extension FestivalSection {
    init(reading reader: inout ByteReader) throws(TableError) {
        calendars = try Self.readCalendars(&reader)
        regions = try Self.readRegions(&reader, calendars)
        ids = try reader.readIdentifiers(count: Int(try reader.read(UInt16.self)))
        let listCount = Int(try reader.read(UInt16.self))
        firstListYear = Int(try reader.read(Int16.self))
        listYears = Int(try reader.read(UInt16.self))
        lists = try Self.readLists(&reader, count: listCount, from: firstListYear, years: listYears)
        rows = try Self.readRows(&reader, festivals: ids.count, lists: listCount)
    }

    private static func readCalendars(_ reader: inout ByteReader) throws(TableError) -> [CalendarID] {
        try readIdentifiers(&reader, atMost: mostCalendars)
    }

    private static func readRegions(
        _ reader: inout ByteReader,
        _ calendars: [CalendarID]
    ) throws(TableError) -> [Region] {
        let ids = try readIdentifiers(&reader, atMost: mostRegions) as [RegionID]
        return try [Region](count: ids.count) { index throws(TableError) in
            let calendar = Int(try reader.read(UInt8.self))
            guard calendar < calendars.count else { throw reader.malformed }
            return Region(id: ids[index], calendar: calendars[calendar])
        }
    }

    private static func readIdentifiers<ID: ASCIIIdentifier>(
        _ reader: inout ByteReader,
        atMost limit: Int
    ) throws(TableError) -> [ID] {
        let count = Int(try reader.read(UInt8.self))
        guard count <= limit else { throw reader.malformed }
        let ids = try reader.readList(count: count) { reader throws(TableError) in
            try reader.readIdentifier(ID.self)
        }
        guard ids.isDistinct(by: { $0 }) else { throw reader.malformed }
        return ids
    }

    private static func readLists(
        _ reader: inout ByteReader,
        count: Int,
        from firstYear: Int,
        years: Int
    ) throws(TableError) -> [UInt16] {
        let bases = try reader.read(UInt16.self, count: count)
        guard bases.allSatisfy({ $0 < 366 }) else { throw reader.malformed }
        let (dayCount, isTooMany) = count.multipliedReportingOverflow(by: years)
        guard !isTooMany else { throw reader.malformed }
        let stored = try reader.readBytes(dayCount)
        let days = [UInt16](unsafeUninitializedCapacity: dayCount) { days, initializedCount in
            for (list, base) in bases.enumerated() {
                for index in list * years..<(list + 1) * years {
                    days[index] = stored[index] == 0 ? 0 : base &+ UInt16(stored[index])
                }
            }
            initializedCount = dayCount
        }
        // Every year has 365 days.
        for (index, day) in days.enumerated() where day > 365 {
            guard day <= GregorianDate.length(ofYear: firstYear + index % years) else { throw reader.malformed }
        }
        return days
    }

    private static func readRows(
        _ reader: inout ByteReader,
        festivals: Int,
        lists: Int
    ) throws(TableError) -> [FestivalRow] {
        let columns = try FestivalColumns(reading: &reader)
        var days = 0
        return try [FestivalRow](count: columns.count) { index throws(TableError) in
            guard columns.isInOrder(index), let row = columns.row(index, listCount: lists),
                Int(row.festival) < festivals
            else { throw reader.malformed }
            days += row.mostDays
            guard days <= mostDays else { throw reader.malformed }
            return row
        }
    }
}
