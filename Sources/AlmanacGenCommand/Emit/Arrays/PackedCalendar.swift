import AlmanacCore
import AlmanacNames
import AlmanacRendering
import CommandSupport

/// The months and term days of a calendar in words of 32 bits, 1.7 KB for two centuries.
///
/// A lunar year is a word, as swift-foundation packs it: bits 0-12 are 1 for the months of 30 days in their order, bits
/// 13-16 the number after which the leap month stands or 0, bits 17-22 the days from 19 January to New Year. A Gregorian
/// year has another word: bit k is 1 if the term k is a day later than predicted from the first year at 365 + 15873/65536
/// days a year.
struct PackedCalendar {
    let id: CalendarID
    /// A word for each lunar year that has a day of the years, from the year before the first.
    let months: [UInt32]
    /// A word for each of the Gregorian years.
    let terms: [UInt32]
    /// For each term its prediction in the first year, in 1/65536 of a day after 1 January.
    let termBases: [Int]

    /// Packs what a calendar has of some years.
    ///
    /// - Throws: `UsageError` with the years from which on it can, if the calendar begins later or the words have no room for a year.
    init(_ calendar: LunisolarCalendar, _ years: ClosedRange<Int>) throws(UsageError) {
        id = calendar.id
        let first = years.reversed().prefix { year in
            Self.word(year - 1, of: calendar) != nil
                && SolarTerm.allCases.allSatisfy { calendar.termEvent($0, inYear: year) != nil }
        }
        let tooWide = UsageError.outside("\(id) \(years)", first: "\(first.last ?? 1901)", last: "\(years.upperBound)")
        var words: [UInt32] = []
        for year in years.lowerBound - 1...years.upperBound {
            guard let word = Self.word(year, of: calendar) else { throw tooWide }
            words.append(word)
        }
        months = words
        let terms = SolarTerm.allCases.compactMap { term in
            Self.packed(years.map { calendar.termEvent(term, inYear: $0)?.day }, years)
        }
        guard terms.count == SolarTerm.count else { throw tooWide }
        termBases = terms.map(\.base)
        self.terms = (0..<years.count).map { year in
            terms.indices.reduce(0) { $0 | (terms[$1].late[year] ? 1 << UInt32($1) : 0) }
        }
    }

    /// The word of a lunar year; nil if it has no room for it.
    ///
    /// A calendar that begins within a year has its later months. The months before get lengths in turn, so that the year begins
    /// in its usual weeks; no reader asks for them, since the days of the array begin later.
    static func word(_ year: Int, of calendar: LunisolarCalendar) -> UInt32? {
        guard let days = DayRange(years: year...year + 1) else { return nil }
        let months = calendar.months(overlapping: days).filter { $0.year == year }
        guard let first = months.first, let january = Day(year: year, month: 1, day: 19) else { return nil }
        let missing = first.month.number - (first.month.isLeap ? 0 : 1)
        let longBefore = (missing + 1) / 2
        let offset = first.firstDay.days(since: january) - 29 * missing - longBefore
        guard (0..<64).contains(offset), missing + months.count <= 13 else { return nil }
        var word = UInt32(offset) << 17 | UInt32(months.first { $0.month.isLeap }?.month.number ?? 0) << 13
        for index in 0..<missing where index % 2 == 0 { word |= 1 << UInt32(index) }
        for (index, month) in months.enumerated() where month.length == 30 { word |= 1 << UInt32(missing + index) }
        return word
    }

    /// The greatest prediction of a term that is never late, and the years in which the term is a day later; nil if that
    /// needs more.
    private static func packed(_ termDays: [Day?], _ years: ClosedRange<Int>) -> (base: Int, late: [Bool])? {
        guard let january = Day(year: years.lowerBound, month: 1, day: 1) else { return nil }
        let offsets = termDays.enumerated().compactMap { index, day in day.map { $0.days(since: january) - 365 * index }
        }
        let base = offsets.enumerated().map { 65_536 * $1 + 65_535 - 15_873 * $0 }.min()
        guard let base, offsets.count == years.count else { return nil }
        let late = offsets.enumerated().map { $1 - (15_873 * $0 + base) >> 16 }
        return late.allSatisfy { $0 == 0 || $0 == 1 } ? (base, late.map { $0 == 1 }) : nil
    }
}

/// Everything that an array to paste is made of, the same in every language.
struct PackedArrays {
    let emission: Emission
    let calendars: [PackedCalendar]
    /// The festivals and days off; nil if no region is asked for.
    let region: PackedRegion?
    /// The head of the file: contents, release, sources, the questions that it answers.
    let head: [String]

    init(_ emission: Emission) throws(UsageError) {
        self.emission = emission
        calendars = try emission.calendars.map { calendar throws(UsageError) in
            try PackedCalendar(calendar, emission.years)
        }
        region = try PackedRegion(emission)
        let sources = Emission.computed + (region == nil ? "" : "; laws and notices as cited in Data/holidays")
        head =
            emission.head(
                "Lunar months and solar terms of \(calendars.map { "\($0.id)" }.joined(separator: ", "))",
                sources: sources
            ) + [
                "It may be asked for the lunar date of a day, the day of a lunar date, the day of a solar term, the",
                "term of a day and the label under its number, \(emission.days.firstDay) to \(emission.days.lastDay); anything",
                "else has no answer. Labels are in \(emission.languages.map(\.tag).joined(separator: ", ")).",
                "No question takes more than some 30 steps. A day is the number of days since 1970-01-01. A leap month",
                "follows the month of its number. Terms are 0 (xiaohan, in January) to 23 (dongzhi). Days that depend on",
                "seconds are marked in the text files `months` and `terms` of the same release.",
            ] + (region.map { ["Labels name the festivals and days off of \($0.summary)."] } ?? [])
    }

    /// The labels of each language: 24 terms, the first days of twelve months and of twelve leap months, days 2 to 30, the festivals of
    /// the region.
    var labels: [(tag: String, texts: [String])] {
        emission.languages.enumerated().map { index, language in
            (language.tag, Self.labels(in: language) + (region?.names.map { $0[index] } ?? []))
        }
    }

    private static func labels(in language: CalendarLanguage) -> [String] {
        let months = [false, true].flatMap { isLeap in
            (1...12).compactMap { LunarDate(year: 2000, month: $0, isLeap: isLeap, day: 1) }
        }
        let days = (2...30).compactMap { LunarDate(year: 2000, month: 1, isLeap: false, day: $0) }
        return SolarTerm.allCases.map { $0.name(in: language) } + (months + days).map { $0.cellText(in: language) }
    }

    /// The months, terms and bases of the calendars and the labels of the languages, each list in the form of a programming language, with
    /// eight values on a line.
    func lists(
        separator: String = ",\n",
        _ form: (_ name: String, _ lines: String) -> String
    ) -> [(name: String, value: String)] {
        let lists: [(name: String, words: (PackedCalendar) -> [String])] = [
            ("months", { $0.months.map { "0x" + $0.hexadecimal(digits: 6) } }),
            ("terms", { $0.terms.map { "0x" + $0.hexadecimal(digits: 6) } }),
            ("bases", { $0.termBases.map(String.init) }),
        ]
        return lists.map { name, words in
            (name, calendars.map { form("\($0.id)", Self.lines(words($0))) }.joined(separator: separator))
        } + [
            ("labels", labels.map { form($0.tag, Self.lines($0.texts.quoted)) }.joined(separator: separator)),
            ("notes", Self.lines((region?.notes ?? []).quoted)),
        ]
    }

    private static func lines(_ words: [String]) -> String {
        stride(from: 0, to: words.count, by: 8).map { start in
            "        " + words[start..<min(start + 8, words.count)].joined(separator: ", ")
        }.joined(separator: ",\n")
    }

    /// The names of the calendars in the form of a language, with commas.
    func names(_ form: (String) -> String) -> String { calendars.map { form("\($0.id)") }.joined(separator: ", ") }

    /// The tags of the languages in the form of a programming language, with commas.
    func tags(_ form: (_ language: String, _ rest: String) -> String) -> String {
        emission.languages.map { language in
            let parts = language.tag.split(separator: "-").map(String.init)
            return form(parts[0], parts.dropFirst().joined())
        }.joined(separator: ", ")
    }
}

extension [String] {
    /// The texts as literals of any programming language; no name has a quotation mark or a backslash.
    fileprivate var quoted: [String] { map { "\"\($0)\"" } }
}
