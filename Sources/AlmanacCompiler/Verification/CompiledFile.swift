import AlmanacCore
import CZlib

/// A table file, opened without the reader's library.
package struct CompiledFile: Sendable {
    private let bytes: [UInt8]

    /// A file from its bytes.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Header and inflated body.
    func contents() throws(TableError) -> (header: TableHeader, body: [UInt8]) {
        let header = try TableHeader(reading: bytes)
        let expected = TableHeader.byteCount + header.deflatedByteCount
        guard bytes.count >= expected else { throw .truncated(expected: expected, found: bytes.count) }
        guard bytes.count == expected else { throw .corruptStream }
        var body = [UInt8](repeating: 0, count: header.inflatedByteCount)
        var size = uLongf(body.count)
        let deflated = Array(bytes[TableHeader.byteCount...])
        var consumed = uLong(deflated.count)
        guard uncompress2(&body, &size, deflated, &consumed) == Z_OK, size == body.count, consumed == deflated.count
        else { throw .corruptStream }
        return (header, body)
    }

    /// The table.
    package func table() throws(TableError) -> AlmanacTable {
        let (header, body) = try contents()
        return try AlmanacTable(header: header, body: body)
    }
}
