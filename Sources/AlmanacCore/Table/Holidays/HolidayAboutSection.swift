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
