// Tables made for tests: good headers around bodies of any kind.

import AlmanacCore
import CompilerSupport
import TestSupport

@testable import AlmanacCompiler

enum TestTable {
    /// The file of a body with a header that vouches for it, and the body deflated or as another stream.
    static func file(
        body: [UInt8],
        like header: TableHeader,
        format: FileFormat = .table,
        minorVersion: UInt16? = nil,
        release: ASCIIName? = nil,
        stream: [UInt8]? = nil
    ) throws -> [UInt8] {
        let stream = try stream ?? deflate(body)
        let header = TableHeader(
            format: format,
            minorVersion: minorVersion,
            release: release ?? header.release,
            body: body,
            deflatedByteCount: stream.count,
            digest: header.digest
        )
        return header.bytes + stream
    }

    /// The file of a body of holidays, which is stored as it is: that costs less than deflating.
    static func holidayFile(_ body: [UInt8]) -> [UInt8] {
        let stream = stored(body)
        return holidayHeader(body, deflatedByteCount: stream.count).bytes + stream
    }

    /// Opens a body of holidays as it is.
    static func openHolidays(_ body: [UInt8]) throws(TableError) -> HolidayTable {
        try HolidayTable(header: holidayHeader(body, deflatedByteCount: 0), body: body)
    }

    private static func holidayHeader(_ body: [UInt8], deflatedByteCount: Int) -> TableHeader {
        let digest = [UInt8](repeating: 7, count: 32)
        return TableHeader(
            format: .holidays,
            release: "20261121",
            body: body,
            deflatedByteCount: deflatedByteCount,
            digest: digest
        )
    }

    /// Opens a body as it is: the header's checksum is made to match.
    static func open(_ body: [UInt8]) throws(TableError) -> AlmanacTable {
        try SmallTable.open(body)
    }

    /// A stream that stores bytes as they are (RFC 1951, section 3.2.4): what another zlib might make.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 60_000) {
            let piece = bytes[start..<min(start + 60_000, bytes.count)]
            let size = UInt16(piece.count)
            stream.append(start + 60_000 >= bytes.count ? 1 : 0)
            stream += [UInt8(size & 0xFF), UInt8(size >> 8), UInt8(~size & 0xFF), UInt8(~size >> 8)]
            stream += piece
        }
        return stream
    }

    /// The body of some sections, kinds as plain numbers.
    static func body(_ sections: [(kind: UInt16, bytes: [UInt8])]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt16(sections.count))
        for section in sections {
            writer.write(section.kind)
            writer.write(UInt16(0))
            writer.write(UInt32(section.bytes.count))
        }
        for section in sections { writer.write(bytes: section.bytes) }
        return writer.bytes
    }

    /// The sections of a body.
    static func sections(of body: [UInt8]) throws -> [(kind: UInt16, bytes: [UInt8])] {
        try body.withUnsafeBufferPointer { (body) throws(TableError) in
            try TableBody(reading: body, of: .table).sections.map { ($0.kind, Array($0.bytes)) }
        }
    }
}
