/// A compiled file of holidays: for each region and audience the days that are not what their weeks make them, by law and by what
/// governments decided.
///
/// `AlmanacTable.workCalendar(in:for:by:)` lays them out. A notice of next year needs a new file of holidays and no new table, so the
/// two are apart: the bundled one is replaced by opening another.
///
/// Made to be safe on bytes from anywhere: damaged or hostile ones give a `TableError`, never a trap, and no more
/// memory is used than a constant times the size of the inflated body, at most 1 MiB.
///
/// ```swift
/// let holidays = HolidayTable.bundled
/// print(holidays.wasMade(with: .bundled), holidays.regionIDs)
/// // true [mainland, hongkong, macau, taiwan, korea, vietnam, japan]
/// ```
public struct HolidayTable: CompiledTable, Sendable {
    package static var format: FileFormat { .holidays }

    package let header: TableHeader
    /// The release and the digest of the table with which the file was made: section 1, of 8 bytes of ASCII padded with zeros and 32 bytes.
    package let madeWith: (release: ASCIIName, digest: [UInt8])
    /// The festivals and audiences that it names.
    package let names: HolidayNameSection
    /// The regions in the order of the file.
    package let regions: [HolidayRegion]

    package init(header: TableHeader, sections: TableBody) throws(TableError) {
        self.header = header
        madeWith = try sections.read(HolidaySection.about) { reader throws(MalformedBytes) in
            (try reader.readName(), Array(try reader.readBytes(32)))
        }
        names = try sections.read(HolidaySection.names, HolidayNameSection.init(reading:))
        regions = try sections.holidayRegions(names)
    }
}

// MARK: - Release, regions and audiences

extension HolidayTable {
    /// The file's name: the day on which the last notice was looked for, such as `20261121`.
    public var release: String { header.release.description }

    /// The SHA-256 of everything the file was compiled from, as 64 hexadecimal digits.
    public var digest: String { header.digestText }

    /// The name of the table that the file was made with, such as `2026b`.
    public var tableRelease: String { madeWith.release.description }

    /// Whether the file was made with a table: public holidays are on the days that this very table has.
    ///
    /// With another table the days off are the same; it says of its own holidays alone how certain they are.
    public func wasMade(with table: AlmanacTable) -> Bool { madeWith.digest == table.header.digest }

    /// The regions that the file knows, in the order of the data files.
    public var regionIDs: [RegionID] { regions.map { $0.head.id } }

    /// The audiences that the file knows, everybody first.
    public var audiences: [Audience] { names.audiences }

    /// The audiences for which a region can be asked, in the order of the file.
    ///
    /// Every audience of the file is one of them. The shorter list is one only in a region that has such a list.
    /// `completeDays(in:for:)` is nil for an audience whose days nobody looked up; for it only laws and notices are known.
    ///
    /// ```swift
    /// print(HolidayTable.bundled.audiences(in: "japan") ?? [])
    /// // [all, women, youth, children, soldiers, public-offices, workers, banks]
    /// ```
    ///
    /// - Returns: nil if the file does not know the region.
    /// - Complexity: O(number of audiences).
    public func audiences(in region: RegionID) -> [Audience]? {
        regions.first { $0.head.id == region }.map { region in
            audiences.indices.filter { region.head.days(of: $0) != nil }.map { audiences[$0] }
        }
    }

    /// The audience of a question that names none; nil if the file does not know the region.
    package func usualAudience(in region: RegionID) -> Audience? {
        regions.first { $0.head.id == region }?.head.usual
    }

    /// The days that are decided in a region for an audience.
    ///
    /// ```swift
    /// print(HolidayTable.bundled.completeDays(in: "japan", for: .banks) ?? "-")  // 1989-02-01...2027-12-31
    /// ```
    ///
    /// - Parameters:
    ///   - region: Such as `japan`.
    ///   - audience: For whom; nil for the region's usual one.
    /// - Returns: nil if nobody looked them up, or the file does not know the region.
    /// - Complexity: O(number of audiences).
    public func completeDays(in region: RegionID, for audience: Audience? = nil) -> DayRange? {
        regions.first { $0.head.id == region }.flatMap { region in
            audiences.firstIndex(of: audience ?? region.head.usual).flatMap { region.head.days(of: $0)?.completeDays }
        }
    }
}

// MARK: - The body

/// A section of a file of holidays.
package enum HolidaySection: UInt16, Sendable {
    /// The table that it was made with.
    case about = 1
    /// The festivals and audiences that it names.
    case names = 2
    /// The regions: their audiences, with weeks and complete days.
    case regions = 3
    /// Authorities and notices of each region.
    case notices = 4
    /// The days of each region that are not what their weeks make them.
    case days = 5
}

extension TableBody {
    /// The regions of a file of holidays, from sections 3 to 5.
    fileprivate func holidayRegions(_ names: HolidayNameSection) throws(TableError) -> [HolidayRegion] {
        let heads = try read(HolidaySection.regions) { reader throws(MalformedBytes) in
            let count = Int(try reader.read(UInt8.self))
            let heads = try reader.readList(count: count) { reader throws(MalformedBytes) in
                try HolidayRegion.Head(reading: &reader, names)
            }
            guard heads.isDistinct(by: { $0.id }) else { throw MalformedBytes() }
            return heads
        }
        let notices = try read(HolidaySection.notices) { reader throws(MalformedBytes) in
            try heads.map { (_) throws(MalformedBytes) in
                let authorities = try reader.readAuthorities()
                return (authorities: authorities, list: try reader.readNotices(by: authorities))
            }
        }
        let days = try read(HolidaySection.days) { reader throws(MalformedBytes) in
            try notices.map { (notices) throws(MalformedBytes) in
                try HolidayDays(reading: &reader, names, noticeCount: notices.list.count)
            }
        }
        return heads.indices.map { index in
            HolidayRegion(
                head: heads[index],
                authorities: notices[index].authorities,
                notices: notices[index].list,
                days: days[index]
            )
        }
    }
}
