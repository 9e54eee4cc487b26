extension AlmanacTable {
    /// The table with own days among its festivals.
    ///
    /// - Parameter days: The days, evaluated once over all years of the table. Several with one id are one festival.
    /// - Throws: `OwnDayError` for a day that the table cannot hold: an id that it has already, a region or calendar that it does not
    ///   know, a public holiday, a number out of range, or more days than a reader lays out.
    /// - Complexity: O(number of days × number of months × number of calendars); this allocates. Keep the result.
    public func adding(_ days: [OwnDay]) throws(OwnDayError) -> AlmanacTable {
        var table = self
        var builder = OwnDayRows(self)
        for (index, day) in days.enumerated() { try builder.add(day, line: day.line > 0 ? day.line : index + 1) }
        table.festivals = builder.section
        if !names.languages.isEmpty { table.names = names.adding(festivals: builder.names) }
        return table
    }
}

/// The festivals of a table and own days after them.
private struct OwnDayRows {
    private let old: FestivalSection
    private let calendars: [LunisolarCalendar]
    private let languages: [ASCIIName]
    private let listYears: ClosedRange<Int>
    private var ids: [FestivalID]
    private var rows: [FestivalRow]
    private var lists: [[UInt16]] = []
    private var listDoubts: [FestivalSection.ListDoubt] = []
    private var mostDays: Int
    /// The names of the festivals that are new, by language.
    private(set) var names: [[String]] = []

    init(_ table: AlmanacTable) {
        old = table.festivals
        calendars = old.calendars.compactMap { table.calendar($0) }
        languages = table.names.languages.map { $0.tag }
        (ids, rows) = (old.ids, old.rows)
        mostDays = old.rows.reduce(0) { $0 + $1.mostDays }
        let days = table.about.promisedDays
        let usual = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year + 1
        listYears = old.listYears > 0 ? old.firstListYear...old.firstListYear + old.listYears - 1 : usual
    }

    /// The section of all festivals, its rows in the order of labels.
    var section: FestivalSection {
        let order = rows.indices.sorted { left, right in
            let (first, second) = (rows[left], rows[right])
            return (first.kind.rawValue, first.festival, left) < (second.kind.rawValue, second.festival, right)
        }
        var section = FestivalSection(
            calendars: old.calendars,
            regions: old.regions,
            ids: ids,
            rows: order.map { rows[$0] },
            firstListYear: listYears.lowerBound,
            listYears: listYears.count,
            lists: old.lists + lists.flatMap { $0 }
        )
        section.listDoubts = listDoubts
        return section
    }

    mutating func add(_ day: OwnDay, line: Int) throws(OwnDayError) {
        func expected(_ text: String) -> OwnDayError { OwnDayError(line: line, expected: text) }
        guard !old.ids.contains(day.id) else { throw expected("an id that no festival of the table has") }
        guard day.kind != .publicHoliday else { throw expected("a kind other than public, which only laws make") }
        guard (-366...366).contains(day.offset), (1...255).contains(day.length) else {
            throw expected("at most 366 days from the rule, and 1 to 255 days")
        }
        if case .weekday(_, let ordinal, let month) = day.rule {
            guard (1...12).contains(month), ordinal.map({ (1...5).contains($0) }) ?? true else {
                throw expected("month 1 to 12 and weekday 1 to 5")
            }
        }
        guard day.names.allSatisfy({ $0.text.utf8.count <= 255 }) else { throw expected("names of at most 255 bytes") }
        var (regions, calendars): (UInt16, UInt16) = (day.regions.isEmpty ? FestivalSection.everyRegion : 0, 0)
        for region in day.regions {
            guard let bit = old.bit(of: region) else { throw expected("regions of the table") }
            regions |= bit
        }
        for calendar in day.calendars.isEmpty ? old.calendars : day.calendars {
            guard old.bit(of: calendar) != 0 else { throw expected("calendars of the table") }
            calendars |= old.bit(of: calendar)
        }
        let festival = try index(of: day, expected("fewer festivals"))
        let row = FestivalRow(
            festival: festival,
            kind: day.kind,
            regions: regions,
            calendars: calendars,
            years: Int16(clamping: day.years.lowerBound)...Int16(clamping: day.years.upperBound),
            length: UInt8(day.length),
            anchor: day.anchor ?? .lastOfLunarYear
        )
        let count = rows.count
        if day.anchor != nil { rows.append(row) } else { addLists(of: day, like: row) }
        mostDays += rows[count...].reduce(0) { $0 + $1.mostDays }
        guard mostDays <= FestivalSection.mostDays, rows.count < 65_535 else { throw expected("fewer or shorter days") }
    }

    private mutating func index(of day: OwnDay, _ tooMany: OwnDayError) throws(OwnDayError) -> UInt16 {
        if let index = ids.firstIndex(of: day.id) { return UInt16(truncatingIfNeeded: index) }
        guard ids.count < 65_535 else { throw tooMany }
        ids.append(day.id)
        names.append(languages.map { tag in day.names.first { $0.language == tag }?.text ?? "" })
        return UInt16(truncatingIfNeeded: ids.count - 1)
    }

    /// Adds a row with a list for the first days of each year, one for the second ones; calendars that agree share them.
    private mutating func addLists(of day: OwnDay, like row: FestivalRow) {
        var byCalendar: [(calendars: UInt16, days: [Day])] = []
        for calendar in calendars where row.calendars & old.bit(of: calendar.id) != 0 {
            let (bit, found) = (old.bit(of: calendar.id), day.firstDays(in: calendar, calendar.days))
            for first in found {
                let certainty = day.certainty(of: first, in: calendar)
                guard certainty.isDoubtful else { continue }
                listDoubts.append(.init(festival: row.festival, calendar: bit, day: first, certainty: certainty))
            }
            if let index = byCalendar.firstIndex(where: { $0.days == found }) {
                byCalendar[index].calendars |= bit
            } else {
                byCalendar.append((bit, found))
            }
        }
        for (calendars, days) in byCalendar {
            var left = days
            while !left.isEmpty {
                var (list, later): ([UInt16], [Day]) = (Array(repeating: 0, count: listYears.count), [])
                for day in left {
                    let date = GregorianDate(day)
                    guard listYears.contains(date.year) else { continue }
                    let index = date.year - listYears.lowerBound
                    if list[index] == 0 { list[index] = UInt16(date.dayOfYear) } else { later.append(day) }
                }
                left = later
                let number = lists.firstIndex(of: list) ?? lists.count
                if number == lists.count { lists.append(list) }
                let oldCount = old.listYears > 0 ? old.lists.count / old.listYears : 0
                var row = row
                (row.calendars, row.anchor) = (calendars, .list(UInt16(truncatingIfNeeded: oldCount + number)))
                rows.append(row)
            }
        }
    }
}
