import Almanac
import CommandSupport

/// What is looked for, and where.
struct SearchQuestion {
    /// The calendar that is asked.
    let calendar: LunisolarCalendar
    /// The Gregorian years that are searched.
    let years: ClosedRange<Int>
    /// The Gregorian date on which it is to fall.
    private let date: MonthDay
    private let sought: Sought

    private enum Sought {
        case lunarDate(LunarMonthDay)
        case festivals([FestivalID], Festivals)
    }

    /// Reads the options and the operands.
    init(_ arguments: Arguments) throws {
        let table = try AlmanacTable(asked: arguments)
        let word = arguments.operands[0]
        guard let date = MonthDay(asked: arguments.operands[1]) else {
            throw UsageError("\(quoted(arguments.operands[1])) is no month and day such as 02-17")
        }
        self.date = date
        years = table.promisedYears
        calendar = try table.calendar(asked: arguments)
        if let lunar = LunarMonthDay(words: word) {
            sought = .lunarDate(lunar)
        } else {
            let festivals = try table.festivals(asked: arguments)
            sought = .festivals(try Self.festivals(word, in: festivals, of: table), festivals)
        }
    }

    /// The days on which the two fall together, at most one a year.
    func days() -> [Day] {
        switch sought {
        case .lunarDate(let lunar): return calendar.days(of: lunar, on: date, inYears: years)
        case .festivals(let ids, let festivals):
            let found = ids.flatMap { festivals.years(of: $0, on: date) }
            return Set(found).filter(years.contains).sorted().compactMap { date.day(inYear: $0) }
        }
    }

    /// The festivals of an id, or of a name in any language; several may share a name.
    private static func festivals(
        _ sought: String,
        in festivals: Festivals,
        of table: AlmanacTable
    ) throws(UsageError) -> [FestivalID] {
        let matches = festivals.matching(sought)
        let whole = table.festivals(matching: sought).filter(\.fit.isWhole).map(\.value)
        guard let best = matches.first?.fit, best.isWhole || whole.isEmpty else {
            throw elsewhere(sought, whole, festivals, table)
        }
        let found = matches.filter { $0.fit == best }.map(\.value)
        guard best.isWhole || found.count == 1 else {
            let ids = found.map(\.description).joined(separator: ", ")
            throw UsageError("\(quoted(sought)) has several readings, type one of: \(ids)")
        }
        return found
    }

    /// The error for festivals that these regions do not keep, or that do not exist.
    private static func elsewhere(
        _ sought: String,
        _ known: [FestivalID],
        _ festivals: Festivals,
        _ table: AlmanacTable
    ) -> UsageError {
        let calendar = festivals.calendar
        let regions = table.regionIDs.filter { region in
            let there = calendar.festivals(in: [region])
            return known.contains { there?.contains($0) == true }
        }
        if !regions.isEmpty {
            let (here, there) = (festivals.regions.list, regions.list)
            return UsageError("\(quoted(sought)) is no festival of \(here): try --region \(there)")
        }
        let others = known.lazy.compactMap { table.regions(keeping: $0)?.first.flatMap(table.calendarID(of:)) }
        if let other = others.first {
            return UsageError("\(quoted(sought)) is no festival of calendar \(calendar.id): try --calendar \(other)")
        }
        return .unknown(
            "festival or lunar date",
            sought,
            among: table.festivals.ids.map(\.description),
            listedBy: "'almanac festivals 2026'"
        )
    }
}

extension MonthDay {
    /// Reads `02-17`, or `2-17` as people write it.
    fileprivate init?(asked text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2,
            parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isDigit) }),
            let month = Int(parts[0]), let day = Int(parts[1])
        else { return nil }
        self.init(month: month, day: day)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension [RegionID] {
    /// The regions as `--region` takes them: `hongkong,macau`.
    fileprivate var list: String { map(\.description).joined(separator: ",") }
}
