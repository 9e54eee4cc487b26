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
}

extension AlmanacTable {
    /// The regions of a reader: those of `ALMANAC_REGION`, or else that of the territory; nil if neither says one.
    func regions(of reader: Reader) throws(UsageError) -> [RegionID]? {
        guard let names = reader.regionNames else {
            return reader.territory.flatMap { region(ofTerritory: $0) }.map { [$0] }
        }
        if let regions = regions(named: names) { return regions }
        let known = AlmanacSyntax.regionNames(of: self)
        let error = UsageError("ALMANAC_REGION: \(AlmanacSyntax.region.refusal(of: names, among: known))")
        throw error.translated(to: .option("ALMANAC_REGION", value: names, known: known), in: reader.language)
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
    /// The zone of `--zone`, else of `TZ` if that is wanted; nil if there is none. An error is in the language of the options.
    init?(asked arguments: Arguments, orOfEnvironment usesEnvironment: Bool = false) throws(UsageError) {
        let name = arguments[AlmanacSyntax.zone]
        do throws(UsageError) {
            if let name {
                try self.init(named: name)
            } else if usesEnvironment, let zone = try Self.ofEnvironment() {
                self = zone
            } else {
                return nil
            }
        } catch {
            throw Reader.ofEnvironment.translated(error, to: .zone(name ?? "TZ"), for: arguments)
        }
    }
}

extension Reader {
    /// An error as a refusal in the language of the options or of the reader.
    func translated(_ error: UsageError, to refusal: Refusal, for arguments: Arguments) -> UsageError {
        let asked = arguments[AlmanacSyntax.language].flatMap { CalendarLanguage(tag: $0) }
        return error.translated(to: refusal, in: asked ?? language)
    }
}

extension UsageError {
    /// The error as a refusal in a language; in English as it is, which says more.
    fileprivate func translated(to refusal: Refusal, in language: CalendarLanguage) -> UsageError {
        language == .english ? self : UsageError(refusal, in: language)
    }
}
