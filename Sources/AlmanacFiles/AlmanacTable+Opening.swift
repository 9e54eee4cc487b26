// Opening a table from bytes or from a file: inflate, check, hand over.

import AlmanacCore

extension AlmanacTable {
    /// Opens a table from the bytes of its file. They are copied: nothing has to be kept alive.
    ///
    /// - Throws: `TableError`. Any bytes are safe: they give a table or an error.
    /// - Complexity: O(size of the table), about 0.2 ms for the bundled one; at most 1 MiB is inflated.
    public init(bytes: [UInt8]) throws(TableError) {
        let file = try CompiledFile(bytes, as: .almanac)
        try self.init(header: file.header, checkedBody: file.body)
    }
}

#if !hasFeature(Embedded)
    extension AlmanacTable {
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
        /// - Throws: `TableError`, `unreadableFile` if the file itself cannot be read.
        /// - Complexity: As for bytes, and reading the file once.
        public init(contentsOfFile path: String) throws(TableError) {
            let bytes: [UInt8]
            do {
                bytes = try FileStore.read(path, limit: CompiledFile.largest)
            } catch {
                throw .unreadableFile(TableError.FileProblem(path: path, reason: error.reason))
            }
            try self.init(bytes: bytes)
        }
    }
#endif
