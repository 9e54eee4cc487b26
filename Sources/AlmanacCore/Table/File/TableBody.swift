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
    }

    private let file: FileFormat
    /// The sections in the order of the directory.
    package let sections: [Section]

    package init(reading body: UnsafeBufferPointer<UInt8>, of file: FileFormat) throws(TableError) {
        self.file = file
        sections = try file.read(or: .malformedDirectory) { () throws(MalformedBytes) in
            var directory = ByteReader(body)
            let count = Int(try directory.read(UInt16.self))
            var contents = directory
            _ = try contents.readBytes(8 * count)
            return try directory.readList(count: count) { directory throws(MalformedBytes) in
                let kind = try directory.read(UInt16.self)
                _ = try directory.read(UInt16.self)
                let size = try Int(exactly: try directory.read(UInt32.self)).orMalformed()
                return Section(kind: kind, bytes: try contents.readBytes(size))
            }
        }
    }

    /// Reads every section of a kind, in the order of the directory. In any section, bytes after the fields known here belong to a newer
    /// minor version.
    func readAll<Value>(
        _ kind: some RawRepresentable<UInt16>,
        _ decode: ByteReader.Decode<Value>
    ) throws(TableError) -> [Value] {
        var values: [Value] = []
        for section in sections where section.kind == kind.rawValue { values.append(try read(section, decode)) }
        return values
    }

    /// Reads the first section of a kind, or returns nil if there is none.
    func readIfPresent<Value>(
        _ kind: some RawRepresentable<UInt16>,
        _ decode: ByteReader.Decode<Value>
    ) throws(TableError) -> Value? {
        guard let section = sections.first(where: { $0.kind == kind.rawValue }) else { return nil }
        return try read(section, decode)
    }

    /// Reads the first section of a kind, which every file has.
    func read<Value>(
        _ kind: some RawRepresentable<UInt16>,
        _ decode: ByteReader.Decode<Value>
    ) throws(TableError) -> Value {
        guard let value = try readIfPresent(kind, decode) else { throw file.error(.missingSection(kind.rawValue)) }
        return value
    }

    private func read<Value>(_ section: Section, _ decode: ByteReader.Decode<Value>) throws(TableError) -> Value {
        try file.read(or: .malformedSection(section.kind)) { () throws(MalformedBytes) in
            var reader = ByteReader(section.bytes)
            return try decode(&reader)
        }
    }
}
