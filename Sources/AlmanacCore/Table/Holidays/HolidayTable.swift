/// A compiled file of holidays: what governments decided day by day, and the days to which laws move holidays.
///
/// Public holidays on their own days are in `AlmanacTable`; `AlmanacTable.workCalendar(in:for:by:)` lays out both together. A
/// notice of next year needs a new file of holidays and no new table, so the two are apart: the bundled one is replaced by
/// opening another.
///
/// Made to be safe on bytes from anywhere: damaged or hostile ones give a `HolidayTableError`, never a trap, and no more
/// memory is used than a constant times the size of the inflated body, at most 1 MiB.
public struct HolidayTable: Sendable {
    /// The header the file was read with.
    package let header: TableHeader
    /// Which table it was made with.
    package let about: HolidayAboutSection
    /// The festivals and audiences that it names.
    package let names: HolidayNameSection
    /// The regions in the order of the file.
    package let regions: [HolidayRegion]

    /// The file of a header and an inflated body.
    ///
    /// - Complexity: O(size of the body).
    package init(header: TableHeader, body: [UInt8]) throws(HolidayTableError) {
        do throws(TableError) {
            try header.check(body)
        } catch {
            throw HolidayTableError(error)
        }
        try self.init(header: header, checkedBody: body)
    }

    /// The file of a header and an inflated body that is known to have the header's size and checksum.
    ///
    /// - Complexity: O(size of the body).
    package init(header: TableHeader, checkedBody body: [UInt8]) throws(HolidayTableError) {
        do throws(TableError) {
            self = try body.withUnsafeBufferPointer { (body) throws(TableError) in
                try HolidayTable(header: header, sections: try TableBody(reading: body))
            }
        } catch {
            throw HolidayTableError(error)
        }
    }

    private init(header: TableHeader, sections: TableBody) throws(TableError) {
        self.header = header
        about = try sections.read(HolidaySection.about.rawValue, HolidayAboutSection.init(reading:))
        names = try sections.read(HolidaySection.names.rawValue, HolidayNameSection.init(reading:))
        regions = try sections.holidayRegions(names)
    }
}

// MARK: - What it is

extension HolidayTable {
    /// The file's name: the day on which the last notice was looked for, such as `20261121`.
    public var release: String { header.release.description }

    /// The SHA-256 of everything the file was compiled from, as 64 hexadecimal digits.
    public var digest: String { header.digestText }

    /// The name of the table that the file was made with, such as `2026b`.
    public var tableRelease: String { about.tableRelease.description }

    /// Whether the file was made with a table: laws move holidays from the days that this very table has.
    ///
    /// With another table days off by notice are right all the same; a day in place of a holiday is missing if the other table
    /// lacks that holiday.
    public func wasMade(with table: AlmanacTable) -> Bool { about.tableDigest == table.header.digest }

    /// The regions of which the file knows, in the order of the data files.
    public var regionIDs: [RegionID] { regions.map { $0.head.id } }

    /// The audiences of which the file knows, everybody first.
    public var audiences: [Audience] { names.audiences }
}

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
