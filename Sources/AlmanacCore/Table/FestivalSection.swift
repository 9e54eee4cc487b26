/// Section 5: the festivals of all calendars and regions.
///
/// The compiler evaluates the rules of `Data/festivals`; what is left are rows that hang on one of four anchors: a
/// Gregorian day, a lunar day or the last of the year, a term day, or a list of days by year. Rows stand in the order of
/// the labels of a day: by kind, then as the festivals stand in the files. Numbers of one meaning stand together, which
/// deflates best.
///
/// | size | field |
/// | --- | --- |
/// | 1, 8 each | number of calendars, at most 16; their names, ASCII, padded with zeros |
/// | 2 | number of festivals f |
/// | f | lengths of the ids |
/// | | the ids, ASCII |
/// | 2, 2, 2 | number of lists l, first year of the lists, number of their years y |
/// | 2 l | base of each list |
/// | l y | for each list and year 0, or the day of the year, 1 … 366, less the base: the low byte |
/// | l y | the high byte |
/// | 2 | number of rows r |
/// | 2 r | festivals, by their place among the ids |
/// | r | kinds |
/// | r | regions, a bit for each |
/// | 2 r | calendars, a bit for each by its place among the names |
/// | 2 r | first years |
/// | 2 r | last years |
/// | r | lengths in days, at least 1 |
/// | r | anchors: 0 Gregorian day, 1 lunar day, 2 the same in leap months too, 3 last day of a lunar year, 4 term, 5 list |
/// | r | month or term |
/// | 2 r | day of the month, days after the term, or number of the list |
/// | 2 r | first slots of the windows |
/// | 2 r | last slots |
///
/// A window tells in which part of the year first days fall (29 February counts in every year), so that a reader knows
/// which rows it need not look at on a day; the compiler reads every festival back through it. What a row does outside its
/// window is not defined. Over all rows the slots of a window and of a span that begins in it, at least 46 for a row,
/// come to 65 535 at most.
package struct FestivalSection: Equatable, Sendable {
    /// The calendars that have festivals.
    package let calendars: [CalendarID]
    /// The festivals.
    package let ids: [FestivalID]
    /// The rows, in the order of labels.
    package let rows: [FestivalRow]
    /// The first year of the lists.
    package let firstListYear: Int
    /// How many years each list has.
    package let listYears: Int
    /// The lists one after the other: for each year the day of the year, 1 … 366, or 0 for none.
    package let lists: [UInt16]

    /// The section from its fields.
    package init(
        calendars: [CalendarID],
        ids: [FestivalID],
        rows: [FestivalRow],
        firstListYear: Int,
        listYears: Int,
        lists: [UInt16]
    ) {
        self.calendars = calendars
        self.ids = ids
        self.rows = rows
        self.firstListYear = firstListYear
        self.listYears = listYears
        self.lists = lists
    }

    /// A section without festivals, for tables that have none.
    static var empty: FestivalSection {
        FestivalSection(calendars: [], ids: [], rows: [], firstListYear: 0, listYears: 0, lists: [])
    }

    /// The bit of a calendar, or 0 if it has no festivals.
    func bit(of calendar: CalendarID) -> UInt16 {
        guard let place = calendars.firstIndex(of: calendar) else { return 0 }
        return 1 << UInt16(truncatingIfNeeded: place)
    }

    /// The day of the year, 1 … 366, that a list has in a year; 0 if none.
    @inline(__always)
    func dayOfYear(list: UInt16, year: Int) -> Int {
        let index = year &- firstListYear
        guard index >= 0, index < listYears else { return 0 }
        return Int(lists[Int(list) &* listYears &+ index])
    }

    private static var malformed: TableError { .malformedSection(TableBody.Kind.festivals.rawValue) }
}

// MARK: - Reading

extension FestivalSection {
    init(reading section: TableBody.Section) throws(TableError) {
        var reader = section.reader
        let calendarCount = Int(try reader.read(UInt8.self))
        guard calendarCount <= 16 else { throw Self.malformed }
        var calendars: [CalendarID] = []
        for _ in 0..<calendarCount {
            guard let name = try reader.readName() else { throw Self.malformed }
            calendars.append(CalendarID(name))
        }
        self.calendars = calendars
        ids = try Self.readIDs(&reader)
        let listCount = Int(try reader.read(UInt16.self))
        firstListYear = Int(try reader.read(Int16.self))
        listYears = Int(try reader.read(UInt16.self))
        lists = try Self.readLists(&reader, count: listCount, from: firstListYear, years: listYears)
        rows = try Self.readRows(&reader, festivals: ids.count, lists: listCount)
    }

    private static func readIDs(_ reader: inout ByteReader) throws(TableError) -> [FestivalID] {
        let count = Int(try reader.read(UInt16.self))
        let lengths = try reader.read(UInt8.self, count: count)
        var ids: [FestivalID] = []
        ids.reserveCapacity(count)
        for length in lengths {
            guard let id = FestivalID(bytes: try reader.readBytes(Int(length))) else { throw malformed }
            ids.append(id)
        }
        return ids
    }

    private static func readLists(
        _ reader: inout ByteReader,
        count: Int,
        from firstYear: Int,
        years: Int
    ) throws(TableError) -> [UInt16] {
        let bases = try reader.read(UInt16.self, count: count)
        let (dayCount, isTooMany) = count.multipliedReportingOverflow(by: years)
        guard !isTooMany else { throw malformed }
        var days = try reader.readSplit(count: dayCount)
        var isMalformed = false
        days.withUnsafeMutableBufferPointer { days in
            for (list, base) in bases.enumerated() {
                for place in list * years..<(list + 1) * years where days[place] != 0 {
                    let day = Int(base) + Int(days[place])
                    days[place] = UInt16(truncatingIfNeeded: day)
                    // Every year has 365 days.
                    guard day > 365 else { continue }
                    let year = firstYear + place - list * years
                    isMalformed = isMalformed || day > GregorianDate.length(ofYear: year)
                }
            }
        }
        guard !isMalformed else { throw malformed }
        return days
    }

    private static func readRows(
        _ reader: inout ByteReader,
        festivals: Int,
        lists: Int
    ) throws(TableError) -> [FestivalRow] {
        let count = Int(try reader.read(UInt16.self))
        let places = try reader.read(UInt16.self, count: count)
        let kinds = try reader.read(UInt8.self, count: count)
        let regions = try reader.read(UInt8.self, count: count)
        let calendars = try reader.read(UInt16.self, count: count)
        let firstYears = try reader.read(Int16.self, count: count)
        let lastYears = try reader.read(Int16.self, count: count)
        let lengths = try reader.read(UInt8.self, count: count)
        let anchors = try reader.read(UInt8.self, count: count)
        let firsts = try reader.read(UInt8.self, count: count)
        let seconds = try reader.read(Int16.self, count: count)
        let windowStarts = try reader.read(UInt16.self, count: count)
        let windowEnds = try reader.read(UInt16.self, count: count)
        var rows: [FestivalRow] = []
        rows.reserveCapacity(count)
        var entries = 0
        for row in 0..<count {
            guard Int(places[row]) < festivals, let kind = FestivalKind(rawValue: kinds[row]), lengths[row] > 0,
                firstYears[row] <= lastYears[row], windowStarts[row] < YearSlot.count,
                windowEnds[row] < YearSlot.count,
                let anchor = FestivalRow.Anchor(
                    kind: anchors[row],
                    first: firsts[row],
                    second: seconds[row],
                    listCount: lists
                )
            else { throw malformed }
            rows.append(
                FestivalRow(
                    festival: places[row],
                    kind: kind,
                    regions: Regions(rawValue: regions[row]),
                    calendars: calendars[row],
                    years: firstYears[row]...lastYears[row],
                    length: lengths[row],
                    anchor: anchor,
                    window: YearWindow(first: windowStarts[row], last: windowEnds[row])
                )
            )
            entries += rows[row].mostListEntries
        }
        guard entries <= Int(UInt16.max) else { throw malformed }
        return rows
    }
}

// MARK: - Writing

extension FestivalSection {
    /// The section as it stands in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt8(truncatingIfNeeded: calendars.count))
        for calendar in calendars { writer.write(calendar.name) }
        writer.write(UInt16(truncatingIfNeeded: ids.count))
        writer.write(ids.map { UInt8(truncatingIfNeeded: $0.bytes.count) })
        for id in ids { writer.write(bytes: id.bytes) }
        writeLists(to: &writer)
        writer.write(UInt16(truncatingIfNeeded: rows.count))
        writer.write(rows.map { $0.festival })
        writer.write(rows.map { $0.kind.rawValue })
        writer.write(rows.map { $0.regions.rawValue })
        writer.write(rows.map { $0.calendars })
        writer.write(rows.map { $0.years.lowerBound })
        writer.write(rows.map { $0.years.upperBound })
        writer.write(rows.map { $0.length })
        writer.write(rows.map { $0.anchor.fields.kind })
        writer.write(rows.map { $0.anchor.fields.first })
        writer.write(rows.map { $0.anchor.fields.second })
        writer.write(rows.map { $0.window.first })
        writer.write(rows.map { $0.window.last })
        return writer.bytes
    }

    private func writeLists(to writer: inout ByteWriter) {
        let count = listYears > 0 ? lists.count / listYears : 0
        writer.write(UInt16(truncatingIfNeeded: count))
        writer.write(Int16(truncatingIfNeeded: firstListYear))
        writer.write(UInt16(truncatingIfNeeded: listYears))
        var bases: [UInt16] = []
        var values: [UInt16] = []
        for list in 0..<count {
            let days = lists[list * listYears..<(list + 1) * listYears]
            let base = (days.filter { $0 > 0 }.min() ?? 1) - 1
            bases.append(base)
            values += days.map { $0 > 0 ? $0 - base : 0 }
        }
        writer.write(bases)
        writer.write(values.map { UInt8(truncatingIfNeeded: $0) })
        writer.write(values.map { UInt8(truncatingIfNeeded: $0 >> 8) })
    }
}
