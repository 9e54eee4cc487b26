import Almanac
import AlmanacRendering
import CommandSupport

/// The reader's language and region by the environment, for pages and files; plumbing never asks.
struct Reader {
    /// The language of the locale, or English.
    let language: CalendarLanguage
    /// The territory of the locale; nil if it names none.
    let territory: TerritoryCode?
    /// The regions of `ALMANAC_REGION` as it is set, in the form of `--region`.
    let regionNames: String?

    /// The reader of this process.
    static var ofEnvironment: Reader {
        let locale = Terminal.localeName
        return Reader(
            language: CalendarLanguage(tag: locale) ?? .english,
            territory: TerritoryCode(locale: locale),
            regionNames: Terminal.regionNames
        )
    }

    /// The language of messages, whatever else is wrong with the words of a command line: that of `--language`, or of the locale.
    static func language(of words: [String]) -> CalendarLanguage {
        let option = AlmanacSyntax.language.name
        let index = words.firstIndex { $0 == "--\(option)" || $0.hasPrefix("--\(option)=") }
        let tag = index.map {
            words[$0].split(separator: "=").dropFirst().first.map(String.init) ?? words[$0...].dropFirst().first ?? ""
        }
        return tag.flatMap { CalendarLanguage(tag: $0) } ?? ofEnvironment.language
    }
}

extension AlmanacTable {
    /// The regions of a reader: those of `ALMANAC_REGION`, or else that of the territory; nil if neither says one.
    func regions(of reader: Reader) throws(UsageError) -> [RegionID]? {
        guard let names = reader.regionNames else {
            return reader.territory.flatMap { region(ofTerritory: $0) }.map { [$0] }
        }
        if let regions = regions(named: names) { return regions }
        let known = AlmanacSyntax.regionNames(of: self)
        throw .unknownValue(names, of: AlmanacSyntax.region.name, in: "ALMANAC_REGION", among: known)
    }

    /// The first weekday of pages: that of `--first-weekday`, else that of the reader's territory if its region is shown or
    /// it has none, else that of the region; Monday if the table knows none.
    func firstWeekday(
        asked arguments: Arguments,
        of reader: Reader,
        _ festivals: Festivals
    ) throws(UsageError) -> Weekday {
        if let weekday = try Weekday(asked: arguments) { return weekday }
        let shown = festivals.regions.first
        if let territory = reader.territory, let weekday = firstWeekday(ofTerritory: territory) {
            let own = region(ofTerritory: territory)
            if own == nil || own == shown { return weekday }
        }
        return shown.flatMap { firstWeekday(of: $0) } ?? .monday
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
