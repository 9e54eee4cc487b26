/// A compiled file of holidays: what governments decided day by day, and the days to which laws move holidays.
///
/// Public holidays on their own days are in `AlmanacTable`; `AlmanacTable.daysOff(in:for:by:)` lays out both together. A
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
