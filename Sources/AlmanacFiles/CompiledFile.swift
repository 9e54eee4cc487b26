// Opening a compiled file from bytes or from a path: read, inflate, check, hand over.

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
    ///   - format: The format that the file has to have.
    /// - Throws: `TableError`: the errors of `TableHeader.split`, `corruptStream`, `sizeMismatch` and `checksumMismatch`.
    package init(_ bytes: [UInt8], as format: FileFormat) throws(TableError) {
        let (header, deflatedBody) = try TableHeader.split(bytes, as: format)
        self.header = header
        body = try inflate(deflatedBody, to: header.inflatedByteCount, of: format)
        try header.check(body) { bytes, previous in
            UInt32(truncatingIfNeeded: crc32(uLong(previous), bytes, uInt(bytes.count)))
        }
    }
}

extension CompiledTable {
    fileprivate init(opening bytes: [UInt8]) throws(TableError) {
        let file = try CompiledFile(bytes, as: Self.format)
        try self.init(header: file.header, checkedBody: file.body)
    }

    #if !hasFeature(Embedded)
        /// Opens a compiled file at a path.
        package init(openingFile path: String) throws(TableError) {
            let bytes: [UInt8]
            do {
                bytes = try FileStore.read(path, limit: CompiledFile.largest)
            } catch {
                throw Self.format.error(.unreadableFile(path: Array(path.utf8), words: Array(error.reason.utf8)))
            }
            try self.init(opening: bytes)
        }
    #endif
}

extension AlmanacTable {
    /// Opens a table from the bytes of its file. They are copied: nothing has to be kept alive.
    ///
    /// - Throws: `TableError`. Any bytes are safe: they give a table or an error.
    /// - Complexity: O(size of the table), about 0.2 ms for the bundled one; at most 1 MiB is inflated.
    public init(bytes: [UInt8]) throws(TableError) { try self.init(opening: bytes) }

    #if !hasFeature(Embedded)
        /// Opens a table from a file.
        ///
        /// ```swift
        /// do {
        ///     print(try AlmanacTable(contentsOfFile: "newer.bin").release)
        /// } catch {
        ///     print(error)  // cannot read newer.bin: No such file or directory
        /// }
        /// ```
        ///
        /// - Parameter path: The file, relative to the working directory if not absolute.
        /// - Throws: `TableError`, with the reason `unreadableFile` if the file itself cannot be read.
        /// - Complexity: As for bytes, and reading the file once.
        public init(contentsOfFile path: String) throws(TableError) { try self.init(openingFile: path) }
    #endif
}

extension HolidayTable {
    /// Opens a file of holidays from its bytes. They are copied: nothing has to be kept alive.
    ///
    /// - Throws: `TableError`. Any bytes are safe: they give a file of holidays or an error.
    /// - Complexity: O(size of the file), some 45 µs for the bundled one; at most 1 MiB is inflated.
    public init(bytes: [UInt8]) throws(TableError) { try self.init(opening: bytes) }

    #if !hasFeature(Embedded)
        /// Opens a file of holidays from a file.
        ///
        /// - Parameter path: The file, relative to the working directory if not absolute.
        /// - Throws: `TableError`, with the reason `unreadableFile` if the file itself cannot be read.
        /// - Complexity: As for bytes, and reading the file once.
        public init(contentsOfFile path: String) throws(TableError) { try self.init(openingFile: path) }
    #endif
}
