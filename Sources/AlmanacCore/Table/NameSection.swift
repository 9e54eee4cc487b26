/// Section 6: what festivals, regions and calendars are called, in every language of the data files.
///
/// A name is found by its index: the festivals as in section 5, then its regions, then the calendars in the order of
/// their sections. Names of one language are stored together, which deflates best.
///
/// | size | field |
/// | --- | --- |
/// | 1 | number of languages l, at most 16 |
/// | 8 l | their BCP 47 tags in small letters, ASCII, padded with zeros |
/// | l | for each the language whose name stands in for a missing one, as an index; its own if there is none |
/// | 2, 2, 2 | number of festivals, regions, calendars, n in all |
/// | l n | lengths of the names in bytes, language by language; 0 if missing |
/// | | the names in the same order, UTF-8 without control characters |
package struct NameSection: Equatable, Sendable {
    /// A language of the names.
    package struct Language: Equatable, Sendable {
        /// The BCP 47 tag in small letters.
        package let tag: ASCIIName
        /// The language whose name stands in for a missing one, as an index; its own if there is none.
        package let substitute: Int

        /// A language and the one that stands in for it.
        package init(tag: ASCIIName, substitute: Int) {
            self.tag = tag
            self.substitute = substitute
        }
    }

    /// The languages.
    package let languages: [Language]
    /// The number of festivals, whose names come first.
    package let festivalCount: Int
    /// The number of regions, whose names come second.
    package let regionCount: Int
    /// The number of calendars, whose names come last.
    package let calendarCount: Int
    /// For each name of each language, and once more, where it begins in `text`.
    private let offsets: [Int32]
    /// All names, UTF-8.
    private let text: [UInt8]

    /// The number of names in a language.
    private var nameCount: Int { festivalCount + regionCount + calendarCount }

    /// The section of some names.
    ///
    /// - Parameters:
    ///   - languages: The languages, at most 16.
    ///   - festivals, regions, calendars: For each thing its name in each language, an empty text where it has none; at
    ///     most 255 bytes each.
    package init(languages: [Language], festivals: [[String]], regions: [[String]], calendars: [[String]]) {
        self.languages = languages
        festivalCount = festivals.count
        regionCount = regions.count
        calendarCount = calendars.count
        var offsets: [Int32] = [0]
        var text: [UInt8] = []
        for language in languages.indices {
            for names in festivals + regions + calendars {
                text += Array(names[language].utf8)
                offsets.append(Int32(truncatingIfNeeded: text.count))
            }
        }
        self.offsets = offsets
        self.text = text
    }

    /// A section without names, for tables that have none.
    static var empty: NameSection { NameSection(languages: [], festivals: [], regions: [], calendars: []) }

    /// The name of the thing at an index, or nil if the table has none in the language and in none that stands in for it.
    private func name(_ index: Int, in tag: ASCIIName) -> String? {
        guard let language = languages.firstIndex(where: { $0.tag == tag }) else { return nil }
        return name(index, language) ?? name(index, languages[language].substitute)
    }

    private func name(_ index: Int, _ language: Int) -> String? {
        let first = language * nameCount + index
        let range = Int(offsets[first])..<Int(offsets[first + 1])
        return range.isEmpty ? nil : String(decoding: text[range], as: UTF8.self)
    }
}

// MARK: - Names of things

extension NameSection {
    /// The name of a festival by its index, or nil if the table has none.
    package func festival(_ index: Int, in tag: ASCIIName) -> String? {
        index < festivalCount ? name(index, in: tag) : nil
    }

    /// The name of a region by its index, or nil if the table has none.
    package func region(_ index: Int, in tag: ASCIIName) -> String? {
        index < regionCount ? name(festivalCount + index, in: tag) : nil
    }

    /// The name of a calendar by its index, or nil if the table has none.
    package func calendar(_ index: Int, in tag: ASCIIName) -> String? {
        index < calendarCount ? name(festivalCount + regionCount + index, in: tag) : nil
    }
}

// MARK: - Reading and writing

extension NameSection {
    private static var malformed: TableError { .malformedSection(TableBody.Kind.names.rawValue) }

    init(reading section: TableBody.Section) throws(TableError) {
        var reader = section.reader
        let languageCount = Int(try reader.read(UInt8.self))
        guard languageCount <= 16 else { throw Self.malformed }
        var tags: [ASCIIName] = []
        for _ in 0..<languageCount {
            guard let tag = try reader.readName() else { throw Self.malformed }
            tags.append(tag)
        }
        let substitutes = try reader.read(UInt8.self, count: languageCount)
        guard substitutes.allSatisfy({ Int($0) < languageCount }) else { throw Self.malformed }
        languages = zip(tags, substitutes).map { Language(tag: $0, substitute: Int($1)) }
        festivalCount = Int(try reader.read(UInt16.self))
        regionCount = Int(try reader.read(UInt16.self))
        calendarCount = Int(try reader.read(UInt16.self))
        let lengths = try reader.readBytes(languageCount * (festivalCount + regionCount + calendarCount))
        var offsets: [Int32] = [0]
        offsets.reserveCapacity(lengths.count + 1)
        var end: Int32 = 0
        for length in lengths {
            end += Int32(length)
            offsets.append(end)
        }
        self.offsets = offsets
        text = Array(try reader.readBytes(Int(end)))
        // Names go to terminals and into files of lines and columns.
        guard text.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw Self.malformed }
    }

    /// The section as it is in the body.
    package var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(UInt8(truncatingIfNeeded: languages.count))
        for language in languages { writer.write(language.tag) }
        writer.write(languages.map { UInt8(truncatingIfNeeded: $0.substitute) })
        writer.write(UInt16(truncatingIfNeeded: festivalCount))
        writer.write(UInt16(truncatingIfNeeded: regionCount))
        writer.write(UInt16(truncatingIfNeeded: calendarCount))
        writer.write(zip(offsets, offsets.dropFirst()).map { UInt8(truncatingIfNeeded: $1 - $0) })
        writer.write(bytes: text)
        return writer.bytes
    }
}
