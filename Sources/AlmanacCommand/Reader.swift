import Almanac
import AlmanacRendering
import CommandSupport

extension CalendarLanguage {
    /// The language of the locale, or English: that of messages, and of pages and files if no option says otherwise.
    static var ofEnvironment: CalendarLanguage { CalendarLanguage(tag: Terminal.localeName) ?? .english }

    /// The language of messages, whatever else is wrong with the words of a command line: that of `--language`, or of the locale.
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
        firstWeekday = try Weekday(asked: arguments) ?? firstWeekday
    }
}

extension AlmanacTable {
    /// The regions in which the reader lives: those of `ALMANAC_REGION`, or else that of the locale; empty if neither says one.
    func homeOfEnvironment() throws(UsageError) -> [RegionID] {
        guard let names = Terminal.regionNames else { return home(ofReaderOf: [Terminal.localeName]) }
        if let regions = regions(named: names) { return regions }
        let known = AlmanacSyntax.regionNames(of: self)
        throw .unknownValue(names, of: AlmanacSyntax.region.name, in: "ALMANAC_REGION", among: known)
    }
}

extension ReaderClock {
    /// The clock of `--zone`, else of `TZ`; nil if neither is given.
    init?(asked arguments: Arguments) throws(UsageError) {
        guard let zone = try ReaderZone(asked: arguments, orOfEnvironment: true) else { return nil }
        self.init(name: zone.name) { zone.offset(at: $0) }
    }
}

extension ReaderZone {
    /// The zone of `--zone`, else of `TZ` if that is wanted; nil if there is none.
    init?(asked arguments: Arguments, orOfEnvironment usesEnvironment: Bool = false) throws(UsageError) {
        if let name = arguments[AlmanacSyntax.zone] {
            try self.init(named: name)
        } else if usesEnvironment, let zone = try Self.ofEnvironment() {
            self = zone
        } else {
            return nil
        }
    }
}
