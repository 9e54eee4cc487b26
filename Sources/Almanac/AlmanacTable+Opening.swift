// Opening a table from bytes or from a file: check, inflate, hand over.

extension AlmanacTable {
    /// No table file is larger; a longer one is not read to its end.
    private static var largestFile: Int { 1 << 21 }

    /// Opens a table from the bytes of its file. They are copied: nothing has to be kept alive.
    ///
    /// - Throws: `TableError`. Any bytes are safe: they give a table or an error.
    /// - Complexity: O(size of the table), about 0.3 ms for the bundled one; at most 1 MiB is inflated.
    public init(bytes: [UInt8]) throws(TableError) {
        let (header, deflatedBody) = try TableHeader.split(bytes)
        let body: [UInt8]
        do {
            body = try inflate(deflatedBody, expectedSize: header.inflatedByteCount)
        } catch {
            throw .corruptStream
        }
        try self.init(header: header, body: body)
    }

    /// Opens a table from a file.
    ///
    /// - Parameter path: The file, relative to the working directory if not absolute.
    /// - Throws: `TableError`, `unreadableFile` if the file itself cannot be read.
    /// - Complexity: As for bytes, and reading the file once.
    public init(contentsOfFile path: String) throws(TableError) {
        let bytes: [UInt8]
        do {
            bytes = try readFile(path, limit: Self.largestFile)
        } catch {
            throw .unreadableFile(TableError.FileProblem(path: path, reason: error.reason))
        }
        try self.init(bytes: bytes)
    }
}

extension FileReadFailure {
    /// Why, in the system's words.
    fileprivate var reason: String {
        switch self {
        case .system(_, let reason): reason
        case .tooLarge(let limit): "larger than \(limit) bytes"
        }
    }
}
