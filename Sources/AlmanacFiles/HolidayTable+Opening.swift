// Opening a file of holidays from bytes or from a file.

import AlmanacCore

extension HolidayTable {
    /// Opens a file of holidays from its bytes. They are copied: nothing has to be kept alive.
    ///
    /// - Throws: `HolidayTableError`. Any bytes are safe: they give a file of holidays or an error.
    /// - Complexity: O(size of the file), some 45 µs for the bundled one; at most 1 MiB is inflated.
    public init(bytes: [UInt8]) throws(HolidayTableError) {
        let file: CompiledFile
        do {
            file = try CompiledFile(bytes, as: .holidays)
        } catch {
            throw HolidayTableError(error)
        }
        try self.init(header: file.header, checkedBody: file.body)
    }
}

#if !hasFeature(Embedded)
    extension HolidayTable {
        /// Opens a file of holidays from a file.
        ///
        /// - Parameter path: The file, relative to the working directory if not absolute.
        /// - Throws: `HolidayTableError`, with the cause `unreadableFile` if the file itself cannot be read.
        /// - Complexity: As for bytes, and reading the file once.
        public init(contentsOfFile path: String) throws(HolidayTableError) {
            let bytes: [UInt8]
            do {
                bytes = try FileStore.read(path, limit: CompiledFile.largest)
            } catch {
                throw HolidayTableError(.unreadableFile(TableError.FileProblem(path: path, reason: error.reason)))
            }
            try self.init(bytes: bytes)
        }
    }
#endif
