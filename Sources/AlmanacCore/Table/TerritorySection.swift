/// Section 7: which region a reader in a territory is shown, and the weekday on which the week begins there.
///
/// | size | field |
/// | --- | --- |
/// | 1 | number of territories |
/// | 2 each | their codes of ISO 3166-1, two capital letters |
/// | 1 each | first weekdays, 1 (Monday) … 7 (Sunday) |
/// | 8 each | regions, ASCII, padded with zeros |
package struct TerritorySection: Equatable, Sendable {
    /// A territory, its region and the first weekday there.
    package struct Territory: Equatable, Sendable {
        /// Which territory.
        package let code: TerritoryCode
        /// The region whose calendar and festivals its people use.
        package let region: RegionID
        /// The first weekday of the week.
        package let firstWeekday: Weekday

        /// A territory of a region.
        package init(_ code: TerritoryCode, region: RegionID, firstWeekday: Weekday) {
            self.code = code
            self.region = region
            self.firstWeekday = firstWeekday
        }
    }

    /// The territories, those of a region in the order of its rows.
    package let territories: [Territory]

    /// The section of some territories.
    package init(_ territories: [Territory]) {
        self.territories = territories
    }

    /// The most territories: their number is one byte.
    package static var mostTerritories: Int { 255 }
}

// MARK: - Bytes

extension TerritorySection {
    init(reading section: TableBody.Section) throws(TableError) {
        let malformed = TableError.malformedSection(TableBody.Kind.territories.rawValue)
        var reader = section.reader
        let count = Int(try reader.read(UInt8.self))
        let letters = try reader.readBytes(2 * count)
        let weekdays = try reader.read(UInt8.self, count: count)
        var territories: [Territory] = []
        for index in 0..<count {
            let code = TerritoryCode(bytes: letters.dropFirst(2 * index).prefix(2))
            let region = try reader.readIdentifier(RegionID.self)
            guard let code, let region, let firstWeekday = Weekday(rawValue: weekdays[index]),
                !territories.contains(where: { $0.code == code })
            else { throw malformed }
            territories.append(Territory(code, region: region, firstWeekday: firstWeekday))
        }
        self.territories = territories
    }

    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt8(truncatingIfNeeded: territories.count))
        for territory in territories {
            writer.write(territory.code.letters.0)
            writer.write(territory.code.letters.1)
        }
        writer.write(territories.map { $0.firstWeekday.rawValue })
        for territory in territories { writer.write(territory.region.name) }
        return writer.bytes
    }
}
