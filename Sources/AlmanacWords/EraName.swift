import AlmanacCore
import AlmanacNames

/// An era with one of its names.
struct EraName: Sendable {
    let letters: [UInt32]
    /// The region that counts so.
    let region: RegionID
    let era: CustomSection.Era
    /// The first day of the next era; nil if this one continues.
    let nextDay: Day?

    /// The Gregorian year before year 1.
    var yearZero: Int { Int(era.yearZero) }

    /// Words between the name of an era and its number, without accents and spaces.
    private static let ordinals = ["namthu", "thu", "nam"].map { $0.unicodeScalars.map { $0.value } }

    /// Words for the first year, 元 in Chinese and Korean, and in Vietnamese.
    private static let firstYears = ["元", "원", "nguyên niên"].map { FoldedText($0).letters }

    /// The Gregorian year of the era and a number at an index: 令和8, 令和元, 단기 4359; without a name 115, which no other date begins with.
    func year(_ text: FoldedText, _ index: Int) -> (value: Int, end: Int)? {
        guard index < text.letters.count, text.has(letters, at: index) else { return nil }
        if letters.isEmpty {
            return text.number(index, digits: 3...3).flatMap { $0.value < 200 ? ($0.value + yearZero, $0.end) : nil }
        }
        // Minh Mạng thứ 10, Minh Mạng năm 10, Minh Mạng năm thứ 10
        let name = index + letters.count
        let start = name + (Self.ordinals.first { text.letters[name...].starts(with: $0) }?.count ?? 0)
        // 光绪庚子年: the year of the era with this stem and branch, if there is one alone.
        if let pillar = Vocabulary.shared.readings(.pillar, text, start, 0).first {
            let last = nextDay.map { GregorianDate($0).year } ?? yearZero
            let years =
                yearZero < last ? (yearZero + 1...last).filter { StemBranch.year($0).index == pillar.value } : []
            return years.count == 1 ? (years[0], pillar.end) : nil
        }
        let first = Self.firstYears.first { text.letters[start...].starts(with: $0) }
        guard
            let number = first.map({ (1, start + $0.count) }) ?? text.number(start, digits: 1...4)
                ?? text.hanNumber(start)
        else {
            return nil
        }
        let year = number.0 + yearZero
        return number.0 > 0 && year > 0 && year <= nextDay.map { GregorianDate($0).year } ?? .max
            ? (year, number.1) : nil
    }

    /// Whether a day of some days is in the era.
    func overlaps(_ days: DayRange) -> Bool {
        days.lastDay >= era.firstDay && nextDay.map { days.firstDay < $0 } ?? true
    }
}

extension Festivals {
    /// The eras of all regions with their names in the six languages, and by the letter of the name in English where a region of the
    /// calendar has several: R8. An era that has lasted for a century needs no name in its own region: 115.
    var eraNames: [EraName] {
        let (customSection, names) = (calendar.customSection, calendar.names)
        let eras = customSection.eras
        var found: [EraName] = []
        for language in names.languages.indices {
            let isEnglish = names.languages[language].tag == CalendarLanguage.english.nameTag
            for (index, era) in eras.enumerated() {
                guard let name = customSection.name(ofEra: index, inLanguage: language) else { continue }
                let next = customSection.dayAfter(era: index)
                let isLater = index > 0 && eras[index - 1].region == era.region
                let letters = FoldedText(name).letters
                let region = calendar.festivalSection.regions[Int(era.region)].id
                let isHere = calendar.regions.contains(region)
                let isOld = (1900..<1920).contains(GregorianDate(era.firstDay).year)
                let isBare = isEnglish && regions == [region] && next == nil && isOld
                let hasLetter = isEnglish && isHere && !era.isLunar && (next != nil || isLater)
                for letters in [letters] + (hasLetter ? [Array(letters.prefix(1))] : []) + (isBare ? [[]] : []) {
                    found.append(EraName(letters: letters, region: region, era: era, nextDay: next))
                }
            }
        }
        return found
    }
}
