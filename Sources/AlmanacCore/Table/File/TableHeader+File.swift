extension TableHeader {
    /// Splits a compiled file into its header and its deflated body (DEFLATE, RFC 1951).
    ///
    /// - Throws: `TableError.truncated` for a file that ends early, `.trailingBytes` for one with more bytes, and what
    ///   reading the header throws.
    package static func split(
        _ file: [UInt8],
        as format: FileFormat
    ) throws(TableError) -> (header: TableHeader, deflatedBody: ArraySlice<UInt8>) {
        let header = try TableHeader(reading: file, as: format)
        let end = byteCount + header.deflatedByteCount
        guard file.count >= end else { throw .truncated(expected: end, found: file.count) }
        guard file.count == end else { throw .trailingBytes(expected: end, found: file.count) }
        return (header, file[byteCount...])
    }
}
