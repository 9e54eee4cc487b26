/// The inflated body of a table: a directory, then the sections in its order.
///
/// | byte | size | field |
/// | --- | --- | --- |
/// | 0 | 2 | number of sections |
/// | 2 | 8 each | directory: kind (2), zero (2), size in bytes (4) |
/// | | | the sections in the order of the directory |
///
/// Readers skip kinds they do not know. A kind may occur several times: one `calendar` for each calendar.
///
/// The bytes are borrowed: a body lasts no longer than the scope that lends them.
package struct TableBody {
    /// The subject of a section.
    package enum Kind: UInt16, Sendable {
        /// The days the table promises, and its conventions.
        case about = 1
        /// The instants of the solar terms.
        case terms = 2
        /// The instants of the Moon's phases.
        case phases = 3
        /// ΔT and its uncertainty.
        case deltaT = 4
        /// The festivals of all calendars.
        case festivals = 5
        /// The names of festivals, regions and calendars.
        case names = 6
        /// The regions and first weekdays of territories.
        case territories = 7
        /// Other names of festivals.
        case aliases = 8
        /// Customs of calendars and regions, and eras.
        case customs = 9
        /// Months, term days, exceptions and disputes of one calendar.
        case calendar = 16
    }

    package struct Section {
        /// The kind as a number, which may be one this code does not know.
        package let kind: UInt16
        package let bytes: UnsafeBufferPointer<UInt8>
        /// The file whose body it is part of.
        fileprivate let file: FileFormat
    }

    private let file: FileFormat
    /// The sections in the order of the directory.
    package let sections: [Section]

    package init(reading body: UnsafeBufferPointer<UInt8>, of file: FileFormat) throws(TableError) {
        self.file = file
        var directory = ByteReader(body, malformed: TableError(.malformedDirectory, in: file))
        let count = Int(try directory.read(UInt16.self))
        var contents = directory
        _ = try contents.readBytes(8 * count)
        sections = try directory.readList(count: count) { directory throws(TableError) in
            let kind = try directory.read(UInt16.self)
            _ = try directory.read(UInt16.self)
            guard let size = Int(exactly: try directory.read(UInt32.self)) else { throw directory.malformed }
            return Section(kind: kind, bytes: try contents.readBytes(size), file: file)
        }
    }

    /// Reads every section of a kind, in the order of the directory.
    func readAll<Value>(
        _ kind: Kind,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> [Value] {
        var values: [Value] = []
        for section in sections where section.kind == kind.rawValue {
            var reader = section.reader
            values.append(try decode(&reader))
        }
        return values
    }

    /// Reads the first section of a kind, or returns nil if there is none.
    func readIfPresent<Value>(
        _ kind: Kind,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> Value? {
        guard var reader = firstSection(kind.rawValue)?.reader else { return nil }
        return try decode(&reader)
    }

    /// Reads the one section of a kind; bytes after the fields known here belong to a newer minor version.
    func read<Value>(
        _ kind: Kind,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> Value {
        try read(kind.rawValue, decode)
    }

    /// Reads the one section of a kind, which need not be one of a table.
    func read<Value>(
        _ kind: UInt16,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> Value {
        var reader = try self.reader(kind)
        return try decode(&reader)
    }

    /// A reader of the first section of a kind, which has to be there.
    func reader(_ kind: UInt16) throws(TableError) -> ByteReader {
        guard let section = firstSection(kind) else { throw TableError(.missingSection(kind), in: file) }
        return section.reader
    }

    /// The first section of a kind, or nil if there is none.
    func firstSection(_ kind: UInt16) -> Section? { sections.first { $0.kind == kind } }
}

extension TableBody.Section {
    /// A reader of this section that calls it malformed when it ends too soon or holds what cannot be.
    var reader: ByteReader { ByteReader(bytes, malformed: TableError(.malformedSection(kind), in: file)) }
}
