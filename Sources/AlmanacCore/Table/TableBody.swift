/// The inflated body of a table: a directory, then the sections in its order.
///
/// | byte | size | field |
/// | --- | --- | --- |
/// | 0 | 2 | number of sections |
/// | 2 | 8 each | directory: kind (2), zero (2), size in bytes (4) |
/// | | | the sections in the order of the directory |
///
/// Readers skip kinds they do not know. A kind may occur several times: one `calendar` for each calendar.
package struct TableBody: Sendable {
    /// What a section holds.
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
        /// What festivals, regions and calendars are called.
        case names = 6
        /// The regions and first weekdays of territories.
        case territories = 7
        /// What else people call festivals.
        case aliases = 8
        /// Months, term days, exceptions and disputes of one calendar.
        case calendar = 16
    }

    /// One section.
    package struct Section: Sendable {
        /// The kind as a number, which may be one this code does not know.
        package let kind: UInt16
        /// Its bytes.
        package let bytes: ArraySlice<UInt8>
    }

    /// The sections in the order of the directory.
    package let sections: [Section]

    /// Reads the directory of a body.
    package init(reading body: [UInt8]) throws(TableError) {
        let malformed = TableError.truncated(expected: body.count + 1, found: body.count)
        var reader = ByteReader(body[...], exhausted: malformed)
        let count = Int(try reader.read(UInt16.self))
        var entries: [(kind: UInt16, size: Int)] = []
        for _ in 0..<count {
            let kind = try reader.read(UInt16.self)
            _ = try reader.read(UInt16.self)
            guard let size = Int(exactly: try reader.read(UInt32.self)) else { throw malformed }
            entries.append((kind, size))
        }
        var sections: [Section] = []
        for entry in entries {
            sections.append(Section(kind: entry.kind, bytes: try reader.readBytes(entry.size)))
        }
        self.sections = sections
    }

    /// The bytes of a body of some sections of a table.
    package static func bytes(of sections: [(kind: Kind, bytes: [UInt8])]) -> [UInt8] {
        bytes(of: sections.map { (kind: $0.kind.rawValue, bytes: $0.bytes) })
    }

    /// The bytes of a body of some sections.
    package static func bytes(of sections: [(kind: UInt16, bytes: [UInt8])]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt16(truncatingIfNeeded: sections.count))
        for section in sections {
            writer.write(section.kind)
            writer.write(UInt16(0))
            writer.write(UInt32(truncatingIfNeeded: section.bytes.count))
        }
        for section in sections { writer.write(bytes: section.bytes) }
        return writer.bytes
    }

    /// The sections of a kind.
    func sections(_ kind: Kind) -> [Section] {
        sections.filter { $0.kind == kind.rawValue }
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
        var reader = try section(kind).reader
        return try decode(&reader)
    }

    /// The first section of a kind.
    func section(_ kind: UInt16) throws(TableError) -> Section {
        guard let section = sections.first(where: { $0.kind == kind }) else { throw .missingSection(kind) }
        return section
    }
}

extension TableBody.Section {
    /// A reader of this section that calls it malformed when it ends too soon.
    var reader: ByteReader {
        ByteReader(bytes, exhausted: .malformedSection(kind))
    }
}
