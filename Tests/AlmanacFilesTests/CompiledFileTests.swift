import AlmanacCore
import CZlib
import Testing

@testable import AlmanacFiles

/// Inflating a compiled file: what is whole is given back, and damage anywhere is noticed.
@Suite struct CompiledFileTests {
    private let format = FileFormat.holidays
    private let body = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }

    /// A file with the body.
    private func file() throws -> [UInt8] {
        var stream = [UInt8](repeating: 0, count: 6000)
        var size = uLong(stream.count)
        try #require(compress2(&stream, &size, body, uLong(body.count), 9) == Z_OK)
        // Without the header and the Adler-32 of a zlib stream (RFC 1950).
        let deflated = stream[2..<Int(size) - 4]
        let header = TableHeader(
            format: format,
            release: "2026a",
            body: body,
            deflatedByteCount: deflated.count,
            digest: [UInt8](repeating: 9, count: 32)
        )
        return header.bytes + deflated
    }

    @Test("a whole file is given back") func aWholeFile() throws {
        let file = try CompiledFile(try file(), as: format)
        #expect(file.body == body && file.header.format == format && file.header.minorVersion == format.minorVersion)
    }

    @Test("every damaged byte is noticed") func everyDamagedByte() throws {
        let file = try file()
        for index in file.indices {
            for damage in [0x01, 0x55, 0xFF] as [UInt8] {
                var damaged = file
                damaged[index] ^= damage
                #expect(throws: TableError.self, "byte \(index)") { try CompiledFile(damaged, as: format) }
            }
        }
    }

    @Test("every truncation is noticed") func everyTruncationIsNoticed() throws {
        let file = try file()
        for length in file.indices {
            let part = Array(file.prefix(length))
            #expect(throws: TableError.self, "length \(length)") { try CompiledFile(part, as: format) }
        }
        #expect(throws: TableError(.trailingBytes(expected: file.count, found: file.count + 1), in: .holidays)) {
            try CompiledFile(file + [0], as: format)
        }
    }
}
