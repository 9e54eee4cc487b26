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
        let count = Int(try reader.read(UInt16.self))
        let regions = try reader.readBytes(count)
        let codes = try reader.readBytes(count)
        let festivals = try reader.readBytes(count)
        let audiences = try reader.readBytes(count)
        let firstYears = try reader.read(UInt16.self, count: count)
        let yearCounts = try reader.readBytes(count)
        // The bytes of the values of one byte, and of all.
        var (narrow, all) = (0, 0)
        let actions = try [HolidayLaw.Action](count: count) { index throws(TableError) in
            guard let action = HolidayLaw.Action(rawValue: codes[index]) else { throw reader.malformed }
            let years = Int(yearCounts[index])
            narrow += action.width == 1 ? years : 0
            all += action.width * years
            return action
        }
        let values = Array(try reader.readBytes(all))
        var (nextNarrow, nextWide) = (0, narrow)
        var rows = [[HolidayLaw]](repeating: [], count: regionCount)
        // The columns stand one after the other, each as long as the next.
        for (index, region) in regions.enumerated() {
            let festival = festivals[index]
            let audience = Int(audiences[index])
            let action = actions[index]
            guard Int(region) < regionCount, names.hasFestival(festival), audience < names.audiences.count,
                (HolidayNameSection.festival(festival) == nil) == (action == .between)
            else { throw reader.malformed }
            let firstYear = Int(firstYears[index])
            let yearCount = Int(yearCounts[index])
            let start = action.width == 1 ? nextNarrow : nextWide
            let end = start + action.width * yearCount
            rows[Int(region)].append(
                HolidayLaw(
                    action: action,
                    festival: HolidayNameSection.festival(festival),
                    audience: audience,
                    years: firstYear..<firstYear + yearCount,
                    values: values[start..<end]
                )
            )
            if action.width == 1 { nextNarrow = end } else { nextWide = end }
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
