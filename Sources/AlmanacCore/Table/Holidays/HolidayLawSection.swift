/// Section 6 of a file of holidays: what laws add to the public holidays of the table.
///
/// | size | field |
/// | --- | --- |
/// | 2 | number of rows r |
/// | r | regions, as indices |
/// | r | actions: 0 move, 1 add, 2 only, 3 half, 4 between, 5 listed |
/// | r | festivals, as indices; 255 for none |
/// | r | audiences, as indices |
/// | 2 r | first years |
/// | r | numbers of years |
/// | | the values of rows 0 and 1, row by row: a signed byte for each year |
/// | | the values of rows 2 to 4, row by row: two bytes for each year |
struct HolidayLawSection {
    /// The rows of each region.
    private(set) var rows: [[HolidayLaw]]

    /// The section of the regions of a file.
    init(_ regions: [HolidayRegion]) {
        rows = regions.map { $0.laws }
    }

    init(
        reading reader: inout ByteReader,
        _ names: HolidayNameSection,
        regionCount: Int
    ) throws(TableError) {
        let columns = try HolidayLawColumns(reading: &reader)
        var rows = [[HolidayLaw]](repeating: [], count: regionCount)
        var values = try HolidayLawValues(reading: &reader, of: columns)
        for index in 0..<columns.count {
            let region = Int(columns.regions[index])
            guard region < regionCount, let law = columns.law(index, names, &values) else { throw reader.malformed }
            rows[region].append(law)
        }
        self.rows = rows
    }

    /// The section as it is in the body.
    var bytes: [UInt8] {
        let all = rows.joined()
        var writer = ByteWriter()
        writer.write(UInt16(truncatingIfNeeded: all.count))
        for (region, laws) in rows.enumerated() {
            writer.write([UInt8](repeating: UInt8(truncatingIfNeeded: region), count: laws.count))
        }
        writer.write(all.map { $0.action.rawValue })
        writer.write(all.map { HolidayNameSection.byte(of: $0.festival) })
        writer.write(all.map { UInt8(truncatingIfNeeded: $0.audience) })
        writer.write(all.map { UInt16(truncatingIfNeeded: $0.years.lowerBound) })
        writer.write(all.map { UInt8(truncatingIfNeeded: $0.years.count) })
        for width in 1...2 {
            for law in all where law.action.width == width { writer.write(bytes: Array(law.values)) }
        }
        return writer.bytes
    }
}
