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
/// | 2 | number k of names that a region has of its own |
/// | k | the regions, as indices |
/// | 2 k | what they name: a festival by its index, or the number of festivals for public holidays as a kind |
/// | l k | lengths of these names, language by language; 0 if the region has none of its own in the language |
/// | | these names in the same order, likewise |
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

    /// What one region calls a festival, or public holidays as a kind.
    package struct RegionalName: Sendable {
        /// The region, as an index.
        package let region: Int
        /// The festival, as an index; nil for public holidays as a kind.
        package let festival: Int?
        /// The name in each language, an empty text where the region has none of its own; at most 255 bytes each.
        package let texts: [String]

        /// A region, a festival and its names there.
        package init(region: Int, festival: Int?, texts: [String]) {
            self.region = region
            self.festival = festival
            self.texts = texts
        }
    }

    /// Of a name that a region has of its own: the region, and the festival or the number of festivals.
    struct RegionalKey: Equatable, Sendable {
        let region: UInt8
        let subject: UInt16
    }

    /// The languages.
    package let languages: [Language]
    /// The number of festivals, whose names come first.
    package let festivalCount: Int
    /// The number of regions, whose names come second.
    package let regionCount: Int
    /// The number of calendars, whose names come last.
    package let calendarCount: Int
    /// What the names of regions stand for.
    let regionalKeys: [RegionalKey]
    /// For each name of each language, then for each name of a region in each, and once more, where it begins in `text`.
    let offsets: [Int32]
    /// All names, UTF-8.
    let text: [UInt8]

    /// The number of names in a language.
    var nameCount: Int { festivalCount + regionCount + calendarCount }

    /// The section of some names.
    ///
    /// - Parameters:
    ///   - languages: The languages, at most 16.
    ///   - festivals, regions, calendars: For each thing its name in each language, an empty text where it has none; at
    ///     most 255 bytes each.
    ///   - regional: What regions call festivals otherwise.
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
        regionalKeys = regional.map { name in
            RegionalKey(
                region: UInt8(truncatingIfNeeded: name.region),
                subject: UInt16(truncatingIfNeeded: name.festival ?? festivals.count)
            )
        }
        var offsets: [Int32] = [0]
        var text: [UInt8] = []
        for texts in [festivals + regions + calendars, regional.map { $0.texts }] {
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

    /// A section without names, for tables that have none.
    static var empty: NameSection { NameSection() }

    // Not the section of empty lists, which would link the code that turns texts into bytes into every reader.
    private init() {
        languages = []
        (festivalCount, regionCount, calendarCount) = (0, 0, 0)
        regionalKeys = []
        offsets = [0]
        text = []
    }
}
