import AlmanacCore
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
    /// - Throws: `UsageError` if the words have no room for a year; none of 1645 to 2200 is such.
    init(_ calendar: LunisolarCalendar, _ years: ClosedRange<Int>) throws(UsageError) {
        id = calendar.id
        let tooWide = UsageError.outside("\(years)", first: "1645", last: "2200")
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
    let calendars: [PackedCalendar]
    let firstLunarYear: Int
    let firstYear: Int
    /// The number of lunar years, and of Gregorian years.
    let lunarYears, years: Int
    /// Days since 1970-01-01.
    let firstDay: Int32
    let lastDay: Int32
    /// The head of the file: contents, release, sources, the questions that it answers.
    let head: [String]

    init(_ emission: Emission) throws(UsageError) {
        calendars = try emission.calendars.map { calendar throws(UsageError) in
            try PackedCalendar(calendar, emission.years)
        }
        // The same in all calendars: 1 January and 31 December are before and after New Year in each.
        firstLunarYear = emission.years.lowerBound - 1
        (lunarYears, years) = (emission.years.count + 1, emission.years.count)
        firstYear = emission.years.lowerBound
        (firstDay, lastDay) = (emission.days.firstDay.rawValue, emission.days.lastDay.rawValue)
        head =
            emission.head("Lunar months and solar terms of \(calendars.map { "\($0.id)" }.joined(separator: ", "))") + [
                "It may be asked for the lunar date of a day, the day of a lunar date, the day of a solar term and the",
                "term of a day, \(emission.days.firstDay) to \(emission.days.lastDay); anything else has no answer.",
                "No question takes more than some 30 steps. A day is the number of days since 1970-01-01. A leap month",
                "follows the month of its number. Terms are 0 (xiaohan, in January) to 23 (dongzhi). Days that depend on",
                "seconds are marked in the text files `months` and `terms` of the same release.",
            ]
    }

    /// Words in hexadecimal, eight on a line, each line indented.
    static func lines(_ words: [UInt32]) -> String { lines(words.map { "0x" + $0.hexadecimal(digits: 6) }) }

    /// Numbers in decimal, eight on a line.
    static func lines(_ numbers: [Int]) -> String { lines(numbers.map(String.init)) }

    private static func lines(_ words: [String]) -> String {
        stride(from: 0, to: words.count, by: 8).map { start in
            "        " + words[start..<min(start + 8, words.count)].joined(separator: ", ")
        }.joined(separator: ",\n")
    }

    /// The months of the calendars, each list within the brackets of a language, `{}` say.
    func months(_ brackets: String) -> String { lists(brackets) { Self.lines($0.months) } }

    func terms(_ brackets: String) -> String { lists(brackets) { Self.lines($0.terms) } }

    func bases(_ brackets: String) -> String { lists(brackets) { Self.lines($0.termBases) } }

    private func lists(_ brackets: String, _ lines: (PackedCalendar) -> String) -> String {
        calendars.map { "    \(brackets.prefix(1))\n\(lines($0))\n    \(brackets.suffix(1))" }.joined(separator: ",\n")
    }

    /// The names of the calendars in the form of a language, with commas.
    func names(_ form: (String) -> String) -> String { calendars.map { form("\($0.id)") }.joined(separator: ", ") }
}

extension UInt32 {
    /// The number in hexadecimal, with zeros before it up to a count of digits.
    func hexadecimal(digits count: Int) -> String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
    }
}
