// The values of options and operands that several verbs take.

import Almanac
import AlmanacFiles
import AlmanacRendering
import AlmanacWide
import CommandSupport

extension AlmanacTable {
    /// The table of `--table`, the wide one if its value is `wide`, or the bundled one, with the own days of `--days`.
    init(asked arguments: Arguments) throws {
        if arguments[AlmanacSyntax.table] == AlmanacSyntax.wideTable {
            self = .wide
        } else if let path = arguments[AlmanacSyntax.table] {
            try self.init(named: path)
        } else {
            self = .bundled
        }
        guard let path = arguments[AlmanacSyntax.ownDays] else { return }
        let bytes = try FileStore.input(path)
        do throws(OwnDayError) {
            self = try adding(OwnDay.days(inFile: bytes))
        } catch {
            throw LineFailure(path, error.line, "expected " + error.expected)
        }
    }

    /// The table of `--table`; if none is given, the wide one, which has the same answers in the years of the bundled one: for days that
    /// are read once and may be of any year.
    init(ofAllYears arguments: Arguments) throws {
        self = arguments[AlmanacSyntax.table] == nil ? .wide : try AlmanacTable(asked: arguments)
    }

    /// Throws if a list goes on to a year after the bundled table, and no table was asked for: the wide one has it.
    func require(year: Int, _ arguments: Arguments) throws(UsageError) {
        guard arguments[AlmanacSyntax.table] != nil || promisedYears.upperBound >= year else {
            throw outside("\(year)")
        }
    }

    /// The calendar of `--calendar`; if none is given, that of the regions of `--region`, or the first.
    func calendar(asked arguments: Arguments) throws(UsageError) -> LunisolarCalendar {
        let regions = try regions(asked: arguments) ?? []
        guard let calendar = try calendarID(asked: arguments).flatMap({ calendar($0) }) ?? calendar(of: regions) else {
            throw unknownCalendar("", arguments.verb)
        }
        return calendar
    }

    /// The identifier of `--calendar`, which the table has; nil if none is given.
    func calendarID(asked arguments: Arguments) throws(UsageError) -> CalendarID? {
        guard let name = arguments[AlmanacSyntax.calendar] else { return nil }
        return try calendar(named: name, for: arguments.verb).id
    }

    /// Refuses regions of `--region` whose holidays no one calendar has, so that no page leaves them out without a word.
    func requireHolidays(asked arguments: Arguments) throws(UsageError) {
        guard arguments[AlmanacSyntax.calendar] == nil, let names = arguments[AlmanacSyntax.region],
            names != AlmanacSyntax.allRegions
        else { return }
        let regions = try regions(asked: arguments) ?? []
        let calendar = try calendar(asked: arguments)
        let missing = regions.filter { !calendar.hasHolidays(of: $0) }
        if !missing.isEmpty { throw .told { calendar.text(ofMissing: missing, in: $0) } }
    }

    /// The calendar of a name that a verb was given.
    func calendar(named name: String, for verb: Verb) throws(UsageError) -> LunisolarCalendar {
        if let calendar = CalendarID(name).flatMap({ calendar($0) }) { return calendar }
        // cn, KR: a territory has the calendar of its region.
        let region = TerritoryCode(name.uppercased()).flatMap { self.region(ofTerritory: $0) }
        guard let calendar = region.flatMap({ calendarID(of: $0) }).flatMap({ calendar($0) }) else {
            throw unknownCalendar(name, verb)
        }
        return calendar
    }

    /// The refusal of a calendar. A region is no calendar: it offers its own, or the option for it if the verb has that.
    func unknownCalendar(_ name: String, _ verb: Verb) -> UsageError {
        let known: [String]
        if let region = RegionID(name), let calendar = calendarID(of: region) {
            known = [verb.takes(AlmanacSyntax.region) ? "--region \(region)" : "\(calendar)"]
        } else {
            known = calendarIDs.map(\.description)
        }
        return .unknownValue(name, of: AlmanacSyntax.calendar.name, among: known)
    }

    /// The regions of `--region`; nil if it is not given.
    func regions(asked arguments: Arguments) throws(UsageError) -> [RegionID]? {
        guard let names = arguments[AlmanacSyntax.region] else { return nil }
        guard let regions = regions(named: names) else {
            throw AlmanacSyntax.region.refusal(of: names, among: AlmanacSyntax.regionNames(of: self))
        }
        return regions
    }

    /// The regions of a list, one or several with commas between them, or `all`; nil if one is unknown.
    func regions(named names: String) -> [RegionID]? {
        if names == AlmanacSyntax.allRegions { return regionIDs }
        let regions = names.split(separator: ",", omittingEmptySubsequences: false).map { region(named: String($0)) }
        return regions.contains(nil) ? nil : regions.compactMap(\.self).unique
    }

    /// The refusal of a text that names a day outside the table.
    func outside(_ text: String) -> UsageError {
        .outside(text, first: "\(days.firstDay)", last: "\(days.lastDay)")
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

extension Arguments {
    /// The value of an option's word among those known, whatever its capitals; nil if the option is not given.
    func value<Value>(
        of option: Option,
        among known: [(name: String, value: Value)]
    ) throws(UsageError) -> Value? {
        guard let word = self[option] else { return nil }
        guard let found = known.first(where: { $0.name == word.lowercased() }) else { throw option.refusal(of: word) }
        return found.value
    }

    /// The number of an option, within a range; nil if the option is not given.
    func number(of option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = self[option] else { return nil }
        guard let number = Int(text), range.contains(number) else { throw .noNumber(text, range) }
        return number
    }
}

// MARK: - The reader, by options and environment

extension CalendarLanguage {
    /// The locale's language, or English: messages are in it, and so are pages and files without `--language`.
    static var ofEnvironment: CalendarLanguage { CalendarLanguage(tag: Terminal.localeName) ?? .english }

    /// The language of messages about a command line, which may be wrong in any other word: `--language`, or else the locale.
    static func ofMessages(about words: [String]) -> CalendarLanguage {
        let option = AlmanacSyntax.language.name
        let index = words.firstIndex { $0 == "--\(option)" || $0.hasPrefix("--\(option)=") }
        let tag = index.map {
            words[$0].split(separator: "=").dropFirst().first.map(String.init) ?? words[$0...].dropFirst().first ?? ""
        }
        return tag.flatMap { CalendarLanguage(tag: $0) } ?? ofEnvironment
    }
}

extension Reader {
    /// The reader by options and environment, for pages and files; plumbing never asks.
    init(asked arguments: Arguments, _ table: AlmanacTable) throws(UsageError) {
        let tags = [Terminal.localeName]
        let regions = try table.regions(asked: arguments)
        let home: [RegionID]
        if let regions { home = regions } else { home = try table.homeOfEnvironment() }
        let id = try table.calendarID(asked: arguments)
        try table.requireHolidays(asked: arguments)
        let shown = regions.flatMap { regions in id.flatMap { table.calendar($0)?.festivals(in: regions) } }
        guard let festivals = shown ?? table.festivals(home: home, calendar: id, tags: tags) else {
            throw table.unknownCalendar("", arguments.verb)
        }
        self.init(tags, home, festivals, table, nil)
        language = try CalendarLanguage(asked: arguments, otherwise: language)
        firstWeekday = try arguments.value(of: AlmanacSyntax.firstWeekday, among: Weekday.words) ?? firstWeekday
    }
}

extension AlmanacTable {
    /// The regions in which the reader lives, by `ALMANAC_REGION` or else by the locale; empty if neither names a region.
    func homeOfEnvironment() throws(UsageError) -> [RegionID] {
        guard let names = Terminal.regionNames else { return home(ofReaderOf: [Terminal.localeName]) }
        if let regions = regions(named: names) { return regions }
        let known = AlmanacSyntax.regionNames(of: self)
        throw .unknownValue(names, of: AlmanacSyntax.region.name, in: "ALMANAC_REGION", among: known)
    }
}

extension ReaderZone {
    /// The zone of `--zone`, else of `TZ` if that is wanted; nil if there is none.
    init?(asked arguments: Arguments, orOfEnvironment usesEnvironment: Bool = false) throws(UsageError) {
        if let name = arguments[AlmanacSyntax.zone] {
            do throws(UsageError) {
                try self.init(named: name)
            } catch {
                guard let place = Place(named: name) else { throw error }
                try self.init(named: place.zone)
            }
        } else if usesEnvironment, let zone = try Self.ofEnvironment() {
            self = zone
        } else {
            return nil
        }
    }
}

// MARK: - Regions without their holidays

extension Festivals {
    /// Says on standard error which regions' public holidays an answer leaves out, since its calendar does not have them: 설날 is no
    /// festival of the Chinese calendar, whatever the region. Nobody expects holidays of a calendar that no region uses.
    func reportMissingHolidays(in language: CalendarLanguage) {
        guard haveHolidays, !calendar.regions.isEmpty else { return }
        let missing = regions.filter { !calendar.hasHolidays(of: $0) }
        if !missing.isEmpty { StandardError.writeLine("almanac: \(calendar.text(ofMissing: missing, in: language))") }
    }
}

extension LunisolarCalendar {
    /// One line without a full stop: the regions whose holidays the calendar lacks, and what to type instead.
    fileprivate func text(ofMissing regions: [RegionID], in language: CalendarLanguage) -> String {
        let list = regions.map(\.description).joined(separator: ", ")
        return Phrase.missingHolidays.text(in: language, ["\(id)", list, "\(regions[0])"])
    }
}
