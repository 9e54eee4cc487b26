import AlmanacCore
import CZlib

/// A compiled file, inflated and checked: its header and its body.
package struct CompiledFile: Sendable {
    /// The header.
    package let header: TableHeader
    /// The inflated body.
    package let body: [UInt8]

    /// No compiled file is larger, in bytes; a longer one is not read to its end.
    package static var largest: Int { 1 << 21 }

    /// The compiled file of some bytes.
    ///
    /// - Parameters:
    ///   - bytes: The whole file. Any bytes are safe: at most `TableHeader.largestBody` is inflated.
    ///   - format: What the file has to be.
    /// - Throws: What `TableHeader.split` throws, `TableError.corruptStream`, `.sizeMismatch` and `.checksumMismatch`.
    package init(_ bytes: [UInt8], as format: FileFormat) throws(TableError) {
        let (header, deflatedBody) = try TableHeader.split(bytes, as: format)
        self.header = header
        do {
            body = try inflate(deflatedBody, expectedSize: header.inflatedByteCount)
        } catch {
            throw error == .sizeMismatch ? .sizeMismatch : .corruptStream
        }
        try header.check(body) { bytes, previous in
            UInt32(truncatingIfNeeded: crc32(uLong(previous), bytes, uInt(bytes.count)))
        }
    }
}
