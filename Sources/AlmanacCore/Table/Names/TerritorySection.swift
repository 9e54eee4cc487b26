/// Section 7: for each territory the first weekday of the week, the region that a reader there is shown, and the colour in which
/// calendars there print Saturdays.
///
/// | size | field |
/// | --- | --- |
/// | 1 | number of territories |
/// | 2 each | their codes of ISO 3166-1, two capital letters |
/// | 1 each | first weekdays, 1 (Monday) … 7 (Sunday), plus 8 where Saturdays are blue, plus 16 where there is no region |
/// | 8 each | regions of the others, ASCII, padded with zeros |
package struct TerritorySection: Equatable, Sendable {
    /// A territory, its region and how calendars there show a week.
    package struct Territory: Equatable, Sendable {
        package let code: TerritoryCode
        /// The region whose calendar and festivals its people use; nil if only their week is known.
        package let region: RegionID?
        package let firstWeekday: Weekday
        /// Whether calendars print Saturdays in blue, not as Sundays.
        package let hasBlueSaturdays: Bool

        package init(_ code: TerritoryCode, region: RegionID?, firstWeekday: Weekday, hasBlueSaturdays: Bool) {
            (self.code, self.region) = (code, region)
            (self.firstWeekday, self.hasBlueSaturdays) = (firstWeekday, hasBlueSaturdays)
        }
    }

    /// The territories, within a region in the order of its rows.
    package let territories: [Territory]

    package init(_ territories: [Territory]) { self.territories = territories }

    /// The bit of blue Saturdays in the byte of a first weekday.
    package static var blueSaturdays: UInt8 { 8 }

    /// The bit of a territory without a region in the byte of its first weekday.
    package static var noRegion: UInt8 { 16 }

    /// The most territories: their number is one byte.
    package static var mostTerritories: Int { 255 }
}

// MARK: - Reading

extension TerritorySection {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let count = Int(try reader.read(UInt8.self))
        let letters = try reader.readBytes(2 * count)
        let weekdays = try reader.read(UInt8.self, count: count)
        territories = try (0..<count).map { (index) throws(MalformedBytes) in
            let code = try TerritoryCode(letters[2 * index], letters[2 * index + 1]).orMalformed()
            let bits = weekdays[index]
            let hasRegion = bits & Self.noRegion == 0
            let region = hasRegion ? try reader.readIdentifier(RegionID.self) : nil
            let weekday = try Weekday(rawValue: bits & ~(Self.blueSaturdays | Self.noRegion)).orMalformed()
            let isBlue = bits & Self.blueSaturdays != 0
            return Territory(code, region: region, firstWeekday: weekday, hasBlueSaturdays: isBlue)
        }
        guard territories.isDistinct(by: { $0.code }) else { throw MalformedBytes() }
    }
}
