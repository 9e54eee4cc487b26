/// Section 5: the festivals of all calendars and regions.
///
/// The compiler evaluates the rules of `Data/festivals`; the table holds rows with one of four anchors: a Gregorian
/// day, a lunar day or the last of the year, a term day, or a list of days by year. Rows are in the order of the labels
/// of a day: by kind, then as the festivals are first named in the files. Numbers of one meaning are stored together,
/// which deflates best.
///
/// | size | field |
/// | --- | --- |
/// | 1, 8 each | number of calendars, at most 16; their names, ASCII, padded with zeros |
/// | 1, 8 each | number of regions, at most 15; their names likewise |
/// | 1 each | the calendar of each region, as an index into the calendars |
/// | 2 | number of festivals f |
/// | f | lengths of the ids |
/// | | the ids, ASCII |
/// | 2, 2, 2 | number of lists l, first year of the lists, number of their years y |
/// | 2 l | base of each list |
/// | l y | for each list and year 0, or the day of the year, 1 … 366, minus the base |
/// | 2 | number of rows r |
/// | 2 r | festivals, as indices into the ids |
/// | r | kinds |
/// | 2 r | regions, a bit for each by its index; all bits for every region |
/// | 2 r | calendars, a bit for each by its index |
/// | 2 r | first years |
/// | 2 r | last years |
/// | r | lengths in days, at least 1 |
/// | r | anchors: 0 Gregorian day, 1 lunar day, 2 the same in leap months too, 3 last day of a lunar year, 4 term, 5 list |
/// | r | month or term |
/// | 2 r | day of the month, days after the term, or number of the list |
///
/// The first region of a calendar is its home. All rows together have at most 1 048 576 days, counted as
/// (years + 2) × length, twice that for anchor 2, with at most 680 for years + 2: no reader lays out more for a calendar.
package struct FestivalSection: Equatable, Sendable {
    /// A region in which festivals are kept, and the calendar its people use.
    package struct Region: Equatable, Sendable {
        package let id: RegionID
        package let calendar: CalendarID

        package init(id: RegionID, calendar: CalendarID) { (self.id, self.calendar) = (id, calendar) }
    }

    package let calendars: [CalendarID]
    /// The regions, the home of a calendar before its other regions.
    package let regions: [Region]
    package let ids: [FestivalID]
    /// The rows, in the order of labels.
    package let rows: [FestivalRow]
    package let firstListYear: Int
    package let listYears: Int
    /// The lists one after the other: for each year the day of the year, 1 … 366, or 0 for none. No day of a list is more
    /// than 254 days after another, so that each takes a byte.
    package let lists: [UInt16]
    /// The doubts about days of lists: of own days only, because no table holds any.
    var listDoubts: [ListDoubt] = []

    /// The doubt about a day of a list of an own day.
    struct ListDoubt: Equatable, Sendable {
        /// The festival, as an index.
        let festival: UInt16
        /// The bit of the calendar.
        let calendar: UInt16
        let day: Day
        let certainty: Certainty
    }

    package init(
        calendars: [CalendarID],
        regions: [Region],
        ids: [FestivalID],
        rows: [FestivalRow],
        firstListYear: Int,
        listYears: Int,
        lists: [UInt16]
    ) {
        (self.calendars, self.regions, self.ids, self.rows) = (calendars, regions, ids, rows)
        (self.firstListYear, self.listYears, self.lists) = (firstListYear, listYears, lists)
    }

    /// A section without festivals, for tables that have none.
    static var empty: FestivalSection {
        FestivalSection(calendars: [], regions: [], ids: [], rows: [], firstListYear: 0, listYears: 0, lists: [])
    }

    /// The most calendars: a bit for each in a row.
    package static var mostCalendars: Int { 16 }

    /// The most regions: a bit for each in a row, and one that only rows of every region have.
    package static var mostRegions: Int { 15 }

    /// The bits of a row that holds in every region.
    package static var everyRegion: UInt16 { .max }

    /// The bit that only rows of every region have.
    static var worldwide: UInt16 { 1 << 15 }

    /// The most days that all rows together may have in a calendar.
    package static var mostDays: Int { 1 << 20 }

    /// The bit of a calendar, or 0 if it has no festivals.
    func bit(of calendar: CalendarID) -> UInt16 {
        calendars.firstIndex(of: calendar).map { 1 << UInt16(truncatingIfNeeded: $0) } ?? 0
    }

    /// The bit of a region, or nil if the table does not know it.
    func bit(of region: RegionID) -> UInt16? {
        regions.firstIndex { $0.id == region }.map { 1 << UInt16(truncatingIfNeeded: $0) }
    }

    /// The day of the year, 1 … 366, that a list has in a year; 0 if it has none.
    @inline(__always)
    func dayOfYear(list: UInt16, year: Int) -> Int {
        let index = year &- firstListYear
        guard index >= 0, index < listYears else { return 0 }
        return Int(lists[Int(list) &* listYears &+ index])
    }

    /// The doubt about the day of a list of a row in a calendar; nil if there is none.
    func listDoubt(about row: FestivalRow, on day: Day, in calendar: CalendarID) -> Certainty? {
        listDoubts.first { $0.festival == row.festival && $0.day == day && $0.calendar == bit(of: calendar) }?.certainty
    }
}

// MARK: - Reading

extension FestivalSection {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let calendars: [CalendarID] = try Self.readIdentifiers(&reader, atMost: Self.mostCalendars)
        let regionIDs: [RegionID] = try Self.readIdentifiers(&reader, atMost: Self.mostRegions)
        let ofRegions = try reader.read(UInt8.self, count: regionIDs.count)
        guard ofRegions.allSatisfy({ $0 < calendars.count }) else { throw MalformedBytes() }
        self.calendars = calendars
        regions = zip(regionIDs, ofRegions).map { Region(id: $0, calendar: calendars[Int($1)]) }
        ids = try reader.readIdentifiers(count: Int(try reader.read(UInt16.self)))
        let listCount = Int(try reader.read(UInt16.self))
        firstListYear = Int(try reader.read(Int16.self))
        listYears = Int(try reader.read(UInt16.self))
        lists = try Self.readLists(&reader, count: listCount, from: firstListYear, years: listYears)
        rows = try reader.readFestivalRows(festivals: ids.count, lists: listCount)
    }

    private static func readIdentifiers<ID: ASCIIIdentifier>(
        _ reader: inout ByteReader,
        atMost limit: Int
    ) throws(MalformedBytes) -> [ID] {
        let count = Int(try reader.read(UInt8.self))
        guard count <= limit else { throw MalformedBytes() }
        let ids = try reader.readList(count: count) { reader throws(MalformedBytes) in
            try reader.readIdentifier(ID.self)
        }
        guard ids.isDistinct(by: { $0 }) else { throw MalformedBytes() }
        return ids
    }

    private static func readLists(
        _ reader: inout ByteReader,
        count: Int,
        from firstYear: Int,
        years: Int
    ) throws(MalformedBytes) -> [UInt16] {
        let bases = try reader.read(UInt16.self, count: count)
        guard bases.allSatisfy({ $0 < 366 }) else { throw MalformedBytes() }
        let (dayCount, isTooMany) = count.multipliedReportingOverflow(by: years)
        guard !isTooMany else { throw MalformedBytes() }
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
            guard day <= GregorianDate.length(ofYear: firstYear + index % years) else { throw MalformedBytes() }
        }
        return days
    }
}
