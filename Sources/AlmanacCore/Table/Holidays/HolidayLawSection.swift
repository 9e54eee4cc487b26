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
        let malformed = HolidaySection.laws.malformed
        let count = Int(try reader.read(UInt16.self))
        let regions = try reader.read(UInt8.self, count: count)
        let codes = try reader.read(UInt8.self, count: count)
        let festivals = try reader.read(UInt8.self, count: count)
        let audiences = try reader.read(UInt8.self, count: count)
        let firstYears = try reader.read(UInt16.self, count: count)
        let yearCounts = try reader.read(UInt8.self, count: count)
        var actions: [HolidayLaw.Action] = []
        for index in 0..<count {
            guard let action = HolidayLaw.Action(rawValue: codes[index]), Int(regions[index]) < regionCount,
                names.hasFestival(festivals[index]), Int(audiences[index]) < names.audiences.count,
                (festivals[index] == HolidayNameSection.byte(of: nil)) == (action == .between)
            else { throw malformed }
            actions.append(action)
        }
        var values = [[Int16]](repeating: [], count: count)
        for index in 0..<count where actions[index].width == 1 {
            values[index] = try reader.read(Int8.self, as: Int16.self, count: Int(yearCounts[index]))
        }
        for index in 0..<count where actions[index].width == 2 {
            values[index] = try reader.read(Int16.self, count: Int(yearCounts[index]))
        }
        var rows = [[HolidayLaw]](repeating: [], count: regionCount)
        for index in 0..<count {
            rows[Int(regions[index])].append(
                HolidayLaw(
                    action: actions[index],
                    festival: HolidayNameSection.festival(festivals[index]),
                    audience: Int(audiences[index]),
                    firstYear: Int(firstYears[index]),
                    yearCount: Int(yearCounts[index]),
                    values: values[index]
                )
            )
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
        for law in all where law.action.width == 1 { writer.write(law.values.map { Int8(truncatingIfNeeded: $0) }) }
        for law in all where law.action.width == 2 { writer.write(law.values) }
        return writer.bytes
    }
}
