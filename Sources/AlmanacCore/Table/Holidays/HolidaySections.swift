/// What a section of a file of holidays holds.
package enum HolidaySection: UInt16, Sendable {
    /// The table that it was made with.
    case about = 1
    /// The festivals and audiences that it names.
    case names = 2
    /// The regions: their weeks, and from when to when they are complete.
    case regions = 3
    /// Authorities and notices of each region.
    case notices = 4
    /// What the notices of each region decide.
    case decisions = 5
    /// What laws add to the public holidays of the table.
    case laws = 6
    /// What laws say of every week and every year.
    case rest = 7

    var malformed: TableError { .malformedSection(rawValue) }
}

/// Section 1 of a file of holidays.
///
/// | size | field |
/// | --- | --- |
/// | 8 | release of the table that it was made with, ASCII, padded with zeros |
/// | 32 | digest of that table |
package struct HolidayAboutSection: Equatable, Sendable {
    /// The name of the table.
    package let tableRelease: ASCIIName
    /// The SHA-256 of what the table was compiled from.
    package let tableDigest: [UInt8]

    /// The section about a table.
    package init(tableRelease: ASCIIName, tableDigest: [UInt8]) {
        self.tableRelease = tableRelease
        self.tableDigest = tableDigest
    }

    init(reading reader: inout ByteReader) throws(TableError) {
        tableRelease = try reader.readName()
        tableDigest = Array(try reader.readBytes(32))
    }

    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(tableRelease)
        writer.write(bytes: tableDigest)
        return writer.bytes
    }
}

/// Section 2 of a file of holidays.
///
/// | size | field |
/// | --- | --- |
/// | 1 | number of festivals f, at most 255 |
/// | f | lengths of their ids |
/// | | the ids, ASCII |
/// | 1 | number of audiences a, at least 1 |
/// | a | lengths of their names |
/// | | the names, ASCII; the first is `all` |
package struct HolidayNameSection: Equatable, Sendable {
    /// The most festivals: 255 stands for none.
    package static var mostFestivals: Int { 254 }
    /// The most audiences: a byte counts them.
    package static var mostAudiences: Int { 255 }

    /// The festivals that laws and notices name.
    package let festivals: [FestivalID]
    /// The audiences, everybody first.
    package let audiences: [Audience]

    /// The section of some festivals and audiences.
    package init(festivals: [FestivalID], audiences: [Audience]) {
        self.festivals = festivals
        self.audiences = audiences
    }

    init(reading reader: inout ByteReader) throws(TableError) {
        festivals = try reader.readIdentifiers(count: Int(try reader.read(UInt8.self)))
        audiences = try reader.readIdentifiers(count: Int(try reader.read(UInt8.self)))
        guard audiences.first == .everybody else { throw reader.malformed }
    }

    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        for names in [festivals.map { $0.name }, audiences.map { $0.name }] {
            writer.write(UInt8(truncatingIfNeeded: names.count))
            writer.write(names.map { UInt8(truncatingIfNeeded: $0.count) })
            for name in names { writer.write(bytes: name.bytes) }
        }
        return writer.bytes
    }
}
