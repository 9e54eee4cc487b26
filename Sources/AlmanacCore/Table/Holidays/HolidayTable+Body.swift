extension TableBody {
    /// The regions of a file of holidays: what sections 3 to 7 say of each.
    func holidayRegions(_ names: HolidayNameSection) throws(TableError) -> [HolidayRegion] {
        let heads = try holidayHeads(names)
        var notices = try reader(HolidaySection.notices.rawValue)
        var decisions = try reader(HolidaySection.decisions.rawValue)
        var laws = try reader(HolidaySection.laws.rawValue)
        var rest = firstSection(HolidaySection.rest.rawValue)?.reader
        let rows = try HolidayLawSection(reading: &laws, names, regionCount: heads.count).rows
        return try [HolidayRegion](count: heads.count) { index throws(TableError) in
            let authorities = try HolidayRegion.readAuthorities(from: &notices)
            let list = try HolidayRegion.readNotices(from: &notices, authorityCount: authorities.count)
            return HolidayRegion(
                head: heads[index],
                authorities: authorities,
                notices: list,
                decisions: try HolidayRegion.readDecisions(from: &decisions, names, noticeCount: list.count),
                laws: rows[index],
                restLaws: try rest?.readRestLaws(names) ?? []
            )
        }
    }

    private func holidayHeads(_ names: HolidayNameSection) throws(TableError) -> [HolidayRegion.Head] {
        var reader = try self.reader(HolidaySection.regions.rawValue)
        let count = Int(try reader.read(UInt8.self))
        let heads = try reader.readList(count: count) { reader throws(TableError) in
            try HolidayRegion.Head(reading: &reader, names)
        }
        guard heads.isDistinct(by: { $0.id }) else { throw reader.malformed }
        return heads
    }
}

extension HolidayTable {
    /// The inflated body of a file of holidays.
    package static func bodyBytes(
        _ about: HolidayAboutSection,
        _ names: HolidayNameSection,
        _ regions: [HolidayRegion]
    ) -> [UInt8] {
        var heads = ByteWriter()
        var notices = ByteWriter()
        var decisions = ByteWriter()
        var rest = ByteWriter()
        heads.write(UInt8(truncatingIfNeeded: regions.count))
        for region in regions {
            region.head.write(to: &heads)
            region.writeNotices(to: &notices)
            region.writeDecisions(to: &decisions)
            rest.write(region.restLaws)
        }
        return TableBody.bytes(of: [
            (HolidaySection.about.rawValue, about.bytes),
            (HolidaySection.names.rawValue, names.bytes),
            (HolidaySection.regions.rawValue, heads.bytes),
            (HolidaySection.notices.rawValue, notices.bytes),
            (HolidaySection.decisions.rawValue, decisions.bytes),
            (HolidaySection.laws.rawValue, HolidayLawSection(regions).bytes),
            (HolidaySection.rest.rawValue, rest.bytes),
        ])
    }
}
