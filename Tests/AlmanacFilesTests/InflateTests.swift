import AlmanacCore
import CZlib
import Testing

@testable import AlmanacFiles

/// Inflating good streams, and every way in which a stream can be bad.
@Suite struct InflateTests {
    private let message = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    private let corrupt = TableError(.corruptStream, in: .table)

    @Test("gives back what was deflated", arguments: [0, 1, 2, 255, 5000])
    func givesBackWhatWas(size: Int) throws {
        let original = Array(message.prefix(size))
        let stream = try deflated(original)
        #expect(try inflate(stream[...], to: size, of: .table) == original)
    }

    @Test("takes a slice from the middle of a file") func takesASlice() throws {
        let stream = try deflated(message)
        let file = [1, 2, 3] + stream + [4, 5]
        #expect(try inflate(file[3..<3 + stream.count], to: message.count, of: .table) == message)
    }

    @Test("every truncation is noticed") func everyTruncationIsNoticed() throws {
        let stream = try deflated(message)
        // Of fewer than five bytes the promised 5000 are out of reach, which is another failure.
        for length in 5..<stream.count {
            #expect(throws: corrupt, "length \(length)") {
                try inflate(stream.prefix(length), to: message.count, of: .table)
            }
        }
    }

    @Test("bytes behind the end are corrupt") func bytesBehindTheEnd() throws {
        let stream = try deflated(message) + [0]
        #expect(throws: corrupt) { try inflate(stream[...], to: message.count, of: .table) }
    }

    @Test("blocks that cannot be are corrupt") func blocksThatCannot() {
        // RFC 1951, 3.2.3 and 3.2.4: a kind of block that is reserved; a stored block whose length and its complement differ.
        for stream in [[0b111], [0b001, 5, 0, 5, 0, 1, 2, 3, 4, 5]] as [[UInt8]] {
            #expect(throws: corrupt) { try inflate(stream[...], to: 5, of: .table) }
        }
    }

    @Test("a stream of zlib is corrupt") func aStreamOfZlib() throws {
        var stream = [UInt8](repeating: 0, count: 6000)
        var size = uLong(stream.count)
        try #require(compress2(&stream, &size, message, uLong(message.count), 9) == Z_OK)
        #expect(throws: corrupt) { try inflate(stream.prefix(Int(size)), to: message.count, of: .table) }
    }

    @Test("any other size is refused", arguments: [-1, 0, 4998, 4999, 5001, 5002, 1 << 20, 1 << 33, .max, .min])
    func anyOtherSize(promised: Int) throws {
        let stream = try deflated(message)
        #expect(throws: TableError(.sizeMismatch, in: .table)) { try inflate(stream[...], to: promised, of: .table) }
    }

    @Test("a bomb is stopped at the promised size") func aBombIsStopped() throws {
        let bomb = try deflated([UInt8](repeating: 0, count: 1 << 20))
        #expect(throws: TableError(.sizeMismatch, in: .table)) { try inflate(bomb[...], to: 1000, of: .table) }
    }

    @Test("the checksum of the table is the one of zlib") func theChecksumOfTheTable() {
        for size in [0, 1, 7, 8, 9, 31, 32, 33, 63, 64, 65, 96, 1000, 5000] {
            let bytes = Array(message.prefix(size))
            #expect(CRC32.checksum(of: bytes) == UInt32(crc32(0, bytes, uInt(size))), "size \(size)")
        }
    }

    private func deflated(_ bytes: [UInt8]) throws -> [UInt8] {
        // A zlib stream without its header of two bytes and its Adler-32 (RFC 1950).
        var stream = [UInt8](repeating: 0, count: Int(compressBound(uLong(bytes.count))))
        var size = uLong(stream.count)
        try #require(compress2(&stream, &size, bytes, uLong(bytes.count), 9) == Z_OK)
        return Array(stream[2..<Int(size) - 4])
    }
}
