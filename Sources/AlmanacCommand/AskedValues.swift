// What the options and operands of several verbs say.

import Almanac
import CommandSupport

extension AlmanacTable {
    /// The table of `--table`, or the bundled one.
    init(asked arguments: Arguments) throws(TableError) {
        if let path = arguments[AlmanacSyntax.table] {
            try self.init(contentsOfFile: path)
        } else {
            self = .bundled
        }
    }

    /// The calendar of `--calendar`; if none is given, that of a region that has its own.
    func calendar(asked arguments: Arguments) throws(UsageError) -> LunisolarCalendar {
        if let name = arguments[AlmanacSyntax.calendar] { return try calendar(named: name) }
        let regions = try Regions.asked(by: arguments)
        let own = [CalendarID.korea, .vietnam, .japan].first { $0.homeRegions == regions }
        return try calendar(named: "\(own ?? .china)")
    }

    /// The calendar of a name.
    func calendar(named name: String) throws(UsageError) -> LunisolarCalendar {
        guard let id = CalendarID(name), let calendar = calendar(id) else {
            let known = calendarIDs.map(\.description).joined(separator: ", ")
            let hint = Regions(name) == nil ? "" : "; try --region \(name)"
            throw UsageError("no calendar \(quoted(name)) in the table: it has \(known)\(hint)")
        }
        return calendar
    }

    /// The Gregorian years that the table answers for.
    var promisedYears: ClosedRange<Int> {
        GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    }

    /// A day of the command line.
    func day(_ text: String) throws(UsageError) -> Day {
        let day: Day
        do throws(ParsingError) {
            day = try Day(parsing: text)
        } catch {
            throw UsageError("\(quoted(text)) is no day such as 2026-02-17: \(error)")
        }
        guard days.contains(day) else {
            throw UsageError("day \(quoted(text)) is not within \(days.firstDay)...\(days.lastDay)")
        }
        return day
    }
}

extension CalendarLanguage {
    /// The language of `--language`, or `usual` if none is given: traditional Chinese where programs read.
    init(asked arguments: Arguments, otherwise usual: CalendarLanguage = .traditionalChinese) throws(UsageError) {
        guard let tag = arguments[AlmanacSyntax.language] else {
            self = usual
            return
        }
        guard let language = CalendarLanguage(tag: tag) else { throw AlmanacSyntax.language.refusal(of: tag) }
        self = language
    }
}

extension Regions {
    /// The region of `--region`; nil, for the calendar's own, if none is given.
    static func asked(by arguments: Arguments) throws(UsageError) -> Regions? {
        guard let name = arguments[AlmanacSyntax.region] else { return nil }
        guard let regions = Regions(name) else { throw AlmanacSyntax.region.refusal(of: name) }
        return regions
    }
}
