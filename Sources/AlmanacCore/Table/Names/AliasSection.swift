/// Section 8: other names of festivals and regions, for searching; no page shows them.
///
/// | size | field |
/// | --- | --- |
/// | 2 | number of aliases a |
/// | 2 a | whose they are, as an index: the festivals as in section 5, then its regions |
/// | a | lengths of the aliases in bytes |
/// | | the aliases in the same order, UTF-8 without control characters |
package struct AliasSection: Equatable, Sendable {
    /// A name of a festival or region in addition to its names in section 6, in any language.
    package struct Alias: Sendable {
        /// The index of the festival, or of the region and the number of festivals; an alias of another index is none.
        package let subject: Int
        /// The name, 1 to 255 bytes.
        package let text: String

        package init(subject: Int, text: String) { (self.subject, self.text) = (subject, text) }
    }

    /// The festival or region of each alias, as an index.
    package let subjects: [UInt16]
    /// The number of bytes of each alias.
    package let lengths: [UInt8]
    /// All aliases, UTF-8; of one thing in the order of its rows.
    package let text: [UInt8]

    /// The section of some aliases, of at most 255 bytes each.
    package init(_ aliases: [Alias]) {
        assert(aliases.allSatisfy { $0.text.utf8.count <= UInt8.max })
        subjects = aliases.map { UInt16(truncatingIfNeeded: $0.subject) }
        lengths = aliases.map { UInt8(truncatingIfNeeded: $0.text.utf8.count) }
        text = aliases.flatMap { Array($0.text.utf8) }
    }

    /// A section without aliases, for tables that have none.
    static var empty: AliasSection { AliasSection([]) }

    package var count: Int { subjects.count }

    /// The other names of a festival or region, by its index.
    package func texts(of subject: Int) -> [String] {
        var texts: [String] = []
        var end = 0
        for index in subjects.indices {
            let start = end
            end += Int(lengths[index])
            if subjects[index] == subject { texts.append(String(decoding: text[start..<end], as: UTF8.self)) }
        }
        return texts
    }

    /// The most aliases: their number has two bytes.
    package static var mostAliases: Int { Int(UInt16.max) }
}

// MARK: - Reading

extension AliasSection {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let count = Int(try reader.read(UInt16.self))
        subjects = try reader.read(UInt16.self, count: count)
        lengths = try reader.read(UInt8.self, count: count)
        guard !lengths.contains(0) else { throw MalformedBytes() }
        text = Array(try reader.readText(count: lengths.reduce(0) { $0 + Int($1) }))
    }
}
