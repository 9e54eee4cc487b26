/// Section 6: the names of festivals, regions and calendars, in every language of the data files.
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
/// | 2 | number k of names that a region has of its own |
/// | k | the regions, as indices |
/// | 2 k | their subjects: a festival by its index, or the number of festivals for public holidays as a kind |
/// | l k | lengths of these names, language by language; 0 if the region has none of its own in the language |
/// | | these names in the same order, likewise |
/// | 2 | number d of names that a region has in some years alone |
/// | d | their regions, as indices |
/// | 2 d | their subjects, likewise |
/// | 2 d | their first years |
/// | 2 d | their last years, 32 767 if there is none |
/// | l d | their lengths, language by language, 0 if the region has none of its own in the language |
/// | | these names in the same order, likewise |
package struct NameSection: Equatable, Sendable {
    /// A language of the names.
    package struct Language: Equatable, Sendable {
        /// The BCP 47 tag in small letters.
        package let tag: ASCIIName
        /// The language whose name stands in for a missing one, as an index; its own if there is none.
        package let substitute: Int

        package init(tag: ASCIIName, substitute: Int) { (self.tag, self.substitute) = (tag, substitute) }
    }

    /// The name of a festival, or of public holidays as a kind, in one region.
    package struct RegionalName: Sendable {
        package let region: Int
        /// The festival, as an index; nil for public holidays as a kind.
        package let festival: Int?
        /// The Gregorian years of its days that have the name; nil for all that no other name has.
        package let years: ClosedRange<Int16>?
        /// The name in each language, an empty text where the region has none of its own; at most 255 bytes each.
        package let texts: [String]

        package init(region: Int, festival: Int?, years: ClosedRange<Int16>? = nil, texts: [String]) {
            (self.region, self.festival, self.years, self.texts) = (region, festival, years, texts)
        }
    }

    /// The region and the subject of a name that a region has of its own: a festival, or the number of festivals.
    package struct RegionalKey: Equatable, Sendable {
        package let region: UInt8
        package let subject: UInt16
        /// The years of a name of some years; all years of another.
        package let years: ClosedRange<Int16>
    }

    package let languages: [Language]
    /// The number of festivals, whose names come first.
    package let festivalCount: Int
    /// The number of regions, whose names come second.
    package let regionCount: Int
    /// The number of calendars, whose names come last.
    package let calendarCount: Int
    /// The subjects of the names that regions have of their own, those of some years last.
    package let regionalKeys: [RegionalKey]
    /// The number of names of regions that hold in all years.
    package let undatedCount: Int
    /// For each name of each language, for each name of a region in each, those of some years in each, and once more, where
    /// it begins in `text`.
    package let offsets: [Int32]
    /// All names, UTF-8.
    package let text: [UInt8]

    /// The number of names in a language.
    package var nameCount: Int { festivalCount + regionCount + calendarCount }

    /// The section of some names.
    ///
    /// - Parameters:
    ///   - languages: The languages, at most 16.
    ///   - festivals, regions, calendars: For each thing its name in each language, an empty text where it has none; at
    ///     most 255 bytes each.
    ///   - regional: Other names of festivals in regions.
    package init(
        languages: [Language],
        festivals: [[String]],
        regions: [[String]],
        calendars: [[String]],
        regional: [RegionalName] = []
    ) {
        self.languages = languages
        festivalCount = festivals.count
        regionCount = regions.count
        calendarCount = calendars.count
        let (undated, dated) = (regional.filter { $0.years == nil }, regional.filter { $0.years != nil })
        undatedCount = undated.count
        regionalKeys = (undated + dated).map { name in
            RegionalKey(
                region: UInt8(truncatingIfNeeded: name.region),
                subject: UInt16(truncatingIfNeeded: name.festival ?? festivals.count),
                years: name.years ?? FestivalRow.allYears
            )
        }
        var offsets: [Int32] = [0]
        var text: [UInt8] = []
        for texts in [festivals + regions + calendars, undated.map { $0.texts }, dated.map { $0.texts }] {
            for language in languages.indices {
                for names in texts {
                    text += Array(names[language].utf8)
                    offsets.append(Int32(truncatingIfNeeded: text.count))
                }
            }
        }
        self.offsets = offsets
        self.text = text
    }

    /// The section with names of more festivals after those that it has.
    ///
    /// - Parameter added: For each festival its name in each language, an empty text where it has none; at most 255 bytes each.
    func adding(festivals added: [[String]]) -> NameSection {
        func texts(_ indices: Range<Int>) -> [[String]] {
            indices.map { index in languages.indices.map { name(index, $0) ?? "" } }
        }
        let regional = regionalKeys.enumerated().map { index, key in
            RegionalName(
                region: Int(key.region),
                festival: key.subject < festivalCount ? Int(key.subject) : nil,
                years: index < undatedCount ? nil : key.years,
                texts: languages.indices.map { regionalName(at: index, $0) ?? "" }
            )
        }
        return NameSection(
            languages: languages,
            festivals: texts(0..<festivalCount) + added,
            regions: texts(festivalCount..<festivalCount + regionCount),
            calendars: texts(festivalCount + regionCount..<nameCount),
            regional: regional
        )
    }

    /// A section without names, for tables that have none.
    static var empty: NameSection { NameSection(languages: [], festivals: [], regions: [], calendars: []) }
}

// MARK: - Names by index

extension NameSection {
    /// The name of a festival by its index, or nil if the table has none.
    package func festival(_ index: Int, in tag: ASCIIName) -> String? {
        index < festivalCount ? name(index, in: tag) : nil
    }

    /// The name of a festival in a region, both by index, or nil if the region has no name of its own in the language.
    ///
    /// - Parameter year: The Gregorian year of the festival's day; nil for the name of today and of the years to come.
    package func festival(_ index: Int, region: Int, year: Int? = nil, in tag: ASCIIName) -> String? {
        index < festivalCount ? regionalName(index, region: region, year: year, in: tag) : nil
    }

    /// The name of a public holiday in a region, by its index, or nil if it has no word of its own in the language.
    package func publicHoliday(region: Int, in tag: ASCIIName) -> String? {
        regionalName(festivalCount, region: region, year: nil, in: tag)
    }

    /// The name of a region by its index, or nil if the table has none.
    package func region(_ index: Int, in tag: ASCIIName) -> String? {
        index < regionCount ? name(festivalCount + index, in: tag) : nil
    }

    /// The name of a calendar by its index, or nil if the table has none.
    package func calendar(_ index: Int, in tag: ASCIIName) -> String? {
        index < calendarCount ? name(festivalCount + regionCount + index, in: tag) : nil
    }

    /// The name of the thing at an index, or nil if the table has none in the language and in none that stands in for it.
    private func name(_ index: Int, in tag: ASCIIName) -> String? {
        guard let language = languages.firstIndex(where: { $0.tag == tag }) else { return nil }
        return name(index, language) ?? name(index, languages[language].substitute)
    }

    private func name(_ index: Int, _ language: Int) -> String? { text(at: language * nameCount + index) }

    /// The text of a name by its index among all names, or nil if it is empty.
    private func text(at index: Int) -> String? {
        let range = Int(offsets[index])..<Int(offsets[index + 1])
        return range.isEmpty ? nil : String(decoding: text[range], as: UTF8.self)
    }

    /// The name of a subject in a region and a language, or nil if the region has no name of its own.
    private func regionalName(_ subject: Int, region: Int, year: Int?, in tag: ASCIIName) -> String? {
        guard let language = languages.firstIndex(where: { $0.tag == tag }) else { return nil }
        let year = year.map { Int16(clamping: $0) } ?? .max
        // Names of some years come first. One that is missing in the language leaves the name of all years.
        for index in regionalKeys.indices.reversed() {
            let key = regionalKeys[index]
            guard Int(key.region) == region, Int(key.subject) == subject, key.years.contains(year) else { continue }
            if let name = regionalName(at: index, language) { return name }
        }
        return nil
    }

    private func regionalName(at index: Int, _ language: Int) -> String? {
        let (first, count, offset) =
            index < undatedCount
            ? (0, undatedCount, index)
            : (languages.count * undatedCount, regionalKeys.count - undatedCount, index - undatedCount)
        return text(at: languages.count * nameCount + first + language * count + offset)
    }
}

// MARK: - Reading

extension NameSection {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let languageCount = Int(try reader.read(UInt8.self))
        guard languageCount <= 16 else { throw MalformedBytes() }
        let tags = try reader.readList(count: languageCount) { reader throws(MalformedBytes) in try reader.readName() }
        let substitutes = try reader.read(UInt8.self, count: languageCount)
        guard substitutes.allSatisfy({ Int($0) < languageCount }) else { throw MalformedBytes() }
        languages = zip(tags, substitutes).map { Language(tag: $0, substitute: Int($1)) }
        festivalCount = Int(try reader.read(UInt16.self))
        regionCount = Int(try reader.read(UInt16.self))
        calendarCount = Int(try reader.read(UInt16.self))
        var offsets: [Int32] = [0]
        var text: [UInt8] = []
        let nameCount = festivalCount + regionCount + calendarCount
        try Self.readTexts(languageCount * nameCount, from: &reader, &offsets, &text)
        let undated = try Self.readKeys(from: &reader, festivalCount, regionCount, areDated: false)
        undatedCount = undated.count
        try Self.readTexts(languageCount * undated.count, from: &reader, &offsets, &text)
        let dated = try Self.readKeys(from: &reader, festivalCount, regionCount, areDated: true)
        try Self.readTexts(languageCount * dated.count, from: &reader, &offsets, &text)
        regionalKeys = undated + dated
        self.offsets = offsets
        self.text = text
    }

    /// Reads the number of some names of regions, then their regions and subjects, and the years of those that have some.
    private static func readKeys(
        from reader: inout ByteReader,
        _ festivals: Int,
        _ regions: Int,
        areDated: Bool
    ) throws(MalformedBytes) -> [RegionalKey] {
        let count = Int(try reader.read(UInt16.self))
        let keyRegions = try reader.read(UInt8.self, count: count)
        let subjects = try reader.read(UInt16.self, count: count)
        let firstYears = areDated ? try reader.read(Int16.self, count: count) : []
        let lastYears = areDated ? try reader.read(Int16.self, count: count) : []
        guard keyRegions.allSatisfy({ Int($0) < regions }), subjects.allSatisfy({ Int($0) <= festivals }),
            zip(firstYears, lastYears).allSatisfy({ $0 <= $1 })
        else { throw MalformedBytes() }
        return zip(keyRegions, subjects).enumerated().map { index, key in
            let years = areDated ? firstYears[index]...lastYears[index] : FestivalRow.allYears
            return RegionalKey(region: key.0, subject: key.1, years: years)
        }
    }

    /// Reads the lengths of some texts, then the texts.
    private static func readTexts(
        _ count: Int,
        from reader: inout ByteReader,
        _ offsets: inout [Int32],
        _ text: inout [UInt8]
    ) throws(MalformedBytes) {
        let first = Int32(truncatingIfNeeded: text.count)
        var end = first
        // Read before anything is reserved: a count without as many bytes costs nothing.
        let lengths = try reader.readBytes(count)
        offsets.reserveCapacity(offsets.count + count)
        for length in lengths {
            end += Int32(length)
            offsets.append(end)
        }
        text += try reader.readText(count: Int(end - first))
    }
}
