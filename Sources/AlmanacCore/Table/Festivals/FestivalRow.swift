/// One rule of a festival as the table holds it: its regions, calendars and years, and the anchor of its first day.
package struct FestivalRow: Equatable, Sendable {
    /// The anchor of the first day. There are no other kinds of rules in a table.
    package enum Anchor: Equatable, Sendable {
        /// A day of the Gregorian calendar.
        case gregorian(month: UInt8, day: UInt8)
        /// A day of a lunar month; in the leap month of that number only if `leapToo`.
        case lunar(month: UInt8, day: UInt8, leapToo: Bool)
        /// The last day of a lunar year.
        case lastOfLunarYear
        /// Days after (before, if negative) the civil day of a solar term.
        case term(SolarTerm, days: Int16)
        /// The days of a list, by year.
        case list(UInt16)
    }

    /// The festival, as an index into the section's ids.
    package let festival: UInt16
    package internal(set) var kind: FestivalKind
    /// The regions in which the row holds, a bit for each by its index in the section; all bits for every region.
    package let regions: UInt16
    /// The calendars by which it is reckoned, a bit for each by its index in the section.
    package internal(set) var calendars: UInt16
    /// The Gregorian years in which its first days lie.
    package let years: ClosedRange<Int16>
    /// The number of its days, at least one.
    package let length: UInt8
    /// The anchor of the first day.
    package internal(set) var anchor: Anchor

    package init(
        festival: UInt16,
        kind: FestivalKind,
        regions: UInt16,
        calendars: UInt16,
        years: ClosedRange<Int16>,
        length: UInt8,
        anchor: Anchor
    ) {
        (self.festival, self.kind, self.regions, self.calendars) = (festival, kind, regions, calendars)
        (self.years, self.length, self.anchor) = (years, length, anchor)
    }

    package static var allYears: ClosedRange<Int16> { 0...Int16.max }

    /// An upper bound on the days a calendar can have of this row: no table has more than 680 years, and a lunar year or
    /// the year of a term has one first day, which may be in the Gregorian year before or after.
    var mostDays: Int {
        let years = min(Int(years.upperBound) - Int(years.lowerBound) + 3, 680)
        return years * Int(length) * (isKeptTwiceInLeapYears ? 2 : 1)
    }

    private var isKeptTwiceInLeapYears: Bool {
        if case .lunar(_, _, leapToo: true) = anchor { true } else { false }
    }
}

// MARK: - Reading

extension FestivalRow.Anchor {
    /// The anchor of three numbers, or nil if they are not one in a section with some lists.
    fileprivate init?(kind: UInt8, first: UInt8, second: Int16, listCount: Int) {
        let day = UInt8(truncatingIfNeeded: second)
        switch kind {
        case 0:
            guard GregorianDate(year: 2000, month: Int(first), day: Int(second)) != nil else { return nil }
            self = .gregorian(month: first, day: day)
        case 1, 2:
            guard (1...12).contains(first), (1...30).contains(second) else { return nil }
            self = .lunar(month: first, day: day, leapToo: kind == 2)
        case 3: self = .lastOfLunarYear
        case 4:
            guard let term = SolarTerm(rawValue: first), abs(Int(second)) <= 366 else { return nil }
            self = .term(term, days: second)
        case 5:
            guard Int(UInt16(bitPattern: second)) < listCount else { return nil }
            self = .list(UInt16(bitPattern: second))
        default: return nil
        }
    }
}

// MARK: - Rows by calendar and region

extension FestivalSection {
    /// The bits of regions and the bit of worldwide festivals; unknown regions have no bit.
    func bits(of regions: [RegionID]) -> UInt16 { regions.reduce(Self.worldwide) { $0 | (bit(of: $1) ?? 0) } }

    /// The rows that hold in a calendar and in the regions whose bits are set.
    func rows(of calendar: CalendarID, _ regions: UInt16) -> [FestivalRow] {
        let bit = bit(of: calendar)
        return rows.filter { $0.holds(in: bit, regions) }
    }

    /// The rows of a festival that hold in a calendar and in the regions whose bits are set.
    func rows(of id: FestivalID, in calendar: CalendarID, _ regions: UInt16) -> [FestivalRow] {
        guard let index = ids.firstIndex(of: id) else { return [] }
        let bit = bit(of: calendar)
        return rows.filter { Int($0.festival) == index && $0.holds(in: bit, regions) }
    }
}

extension FestivalRow {
    /// Whether the row holds in a calendar and in one of some regions, by their bits.
    fileprivate func holds(in calendar: UInt16, _ regions: UInt16) -> Bool {
        calendars & calendar != 0 && self.regions & regions != 0
    }
}

extension ByteReader {
    /// The rows of a section with a number of festivals and of lists.
    mutating func readFestivalRows(festivals: Int, lists: Int) throws(MalformedBytes) -> [FestivalRow] {
        let count = Int(try read(UInt16.self))
        let ids = try readColumn(UInt16.self, count: count)
        let kinds = try readColumn(UInt8.self, count: count)
        let regions = try readColumn(UInt16.self, count: count)
        let calendars = try readColumn(UInt16.self, count: count)
        let firstYears = try readColumn(Int16.self, count: count)
        let lastYears = try readColumn(Int16.self, count: count)
        let lengths = try readColumn(UInt8.self, count: count)
        let anchors = try readColumn(UInt8.self, count: count)
        let firsts = try readColumn(UInt8.self, count: count)
        let seconds = try readColumn(Int16.self, count: count)
        var days = 0
        return try (0..<count).map { (index) throws(MalformedBytes) in
            let (first, second) = (firsts[index], seconds[index])
            let anchor = FestivalRow.Anchor(kind: anchors[index], first: first, second: second, listCount: lists)
            guard let anchor, let kind = FestivalKind(rawValue: kinds[index]), Int(ids[index]) < festivals,
                index == 0 || kinds[index] >= kinds[index - 1], lengths[index] > 0,
                firstYears[index] <= lastYears[index]
            else { throw MalformedBytes() }
            let row = FestivalRow(
                festival: ids[index],
                kind: kind,
                regions: regions[index],
                calendars: calendars[index],
                years: firstYears[index]...lastYears[index],
                length: lengths[index],
                anchor: anchor
            )
            days += row.mostDays
            guard days <= FestivalSection.mostDays else { throw MalformedBytes() }
            return row
        }
    }
}
