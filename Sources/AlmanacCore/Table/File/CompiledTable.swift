/// A table that is opened from a compiled file: `AlmanacTable` or `HolidayTable`.
package protocol CompiledTable {
    static var format: FileFormat { get }

    /// The table of a header and the sections of a body.
    init(header: TableHeader, sections: TableBody) throws(TableError)
}

extension CompiledTable {
    /// The table of a header and an inflated body that is known to have the header's size and checksum.
    ///
    /// - Complexity: O(size of the body).
    package init(header: TableHeader, checkedBody body: [UInt8]) throws(TableError) {
        self = try body.withUnsafeBufferPointer { (body) throws(TableError) in
            try Self(header: header, sections: try TableBody(reading: body, of: Self.format))
        }
    }

    /// The table of a header and an inflated body.
    ///
    /// Importers of `Almanac` open a table from its file or bytes instead; this is for the compiler, which has the body, and for
    /// the WebAssembly module, whose host inflates it.
    ///
    /// - Complexity: O(size of the body).
    package init(header: TableHeader, body: [UInt8]) throws(TableError) {
        try header.check(body)
        try self.init(header: header, checkedBody: body)
    }
}
