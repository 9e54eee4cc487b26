/// Section 8: what else people call festivals, for searching; no page shows these names.
///
/// | size | field |
/// | --- | --- |
/// | 2 | number of aliases a |
/// | 2 a | the festivals, as indices into the ids of section 5 |
/// | a | lengths of the aliases in bytes |
/// | | the aliases in the same order, UTF-8 without control characters |
package struct AliasSection: Equatable, Sendable {
    /// A name that a festival goes by in addition to those of section 6, in any language.
    package struct Alias: Equatable, Sendable {
        /// The festival, as an index; an alias of an index that section 5 lacks is none.
        package let festival: Int
        /// The name, 1 to 255 bytes.
        package let text: String

        /// Another name of a festival.
        package init(festival: Int, text: String) {
            self.festival = festival
            self.text = text
        }

        /// Whether two aliases have the same bytes and name the same festival.
        package static func == (left: Alias, right: Alias) -> Bool {
            left.festival == right.festival && left.text.utf8.elementsEqual(right.text.utf8)
        }
    }

    /// The aliases, those of a festival in the order of its rows.
    package let aliases: [Alias]

    /// The section of some aliases.
    package init(_ aliases: [Alias]) {
        self.aliases = aliases
    }

    /// The most aliases: their number has two bytes.
    package static var mostAliases: Int { Int(UInt16.max) }
}

// MARK: - Bytes

extension AliasSection {
    private static var malformed: TableError { .malformedSection(TableBody.Kind.aliases.rawValue) }

    init(reading reader: inout ByteReader) throws(TableError) {
        let count = Int(try reader.read(UInt16.self))
        let festivals = try reader.read(UInt16.self, count: count)
        let lengths = try reader.readBytes(count)
        var aliases: [Alias] = []
        for (festival, length) in zip(festivals, lengths) {
            let bytes = try reader.readBytes(Int(length))
            guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw Self.malformed }
            aliases.append(Alias(festival: Int(festival), text: String(decoding: bytes, as: UTF8.self)))
        }
        self.aliases = aliases
    }

    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt16(truncatingIfNeeded: aliases.count))
        writer.write(aliases.map { UInt16(truncatingIfNeeded: $0.festival) })
        writer.write(aliases.map { UInt8(truncatingIfNeeded: $0.text.utf8.count) })
        for alias in aliases { writer.write(bytes: Array(alias.text.utf8)) }
        return writer.bytes
    }
}
