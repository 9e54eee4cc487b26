// The values of options and operands that several verbs take.

import Almanac
import CommandSupport

extension AlmanacTable {
    /// The table of `--table`, or the bundled one.
    init(asked arguments: Arguments) throws(TableFileFailure) {
        if let path = arguments[AlmanacSyntax.table] {
            try self.init(named: path)
        } else {
            self = .bundled
        }
    }

    /// The calendar of `--calendar`; if none is given, that of the regions.
    ///
    /// - Parameters:
    ///   - arguments: The options.
    ///   - reader: Whose regions are shown if no option says; nil for plumbing.
    func calendar(asked arguments: Arguments, of reader: Reader? = nil) throws(UsageError) -> LunisolarCalendar {
        try calendar(asked: arguments, of: reader, regions: try regions(asked: arguments, of: reader))
    }

    /// The festivals of `--region`, or of the calendar's own region, in the calendar of `--calendar`, or of the regions; without
    /// holidays for a reader who neither named the region nor lives there.
    ///
    /// - Parameters:
    ///   - arguments: The options.
    ///   - reader: Whose regions are shown if no option says; nil for plumbing.
    func festivals(asked arguments: Arguments, of reader: Reader? = nil) throws(UsageError) -> Festivals {
        let regions = try regions(asked: arguments, of: reader)
        let calendar = try calendar(asked: arguments, of: reader, regions: regions)
        if arguments[AlmanacSyntax.calendar] == nil, let names = arguments[AlmanacSyntax.region],
            names != AlmanacSyntax.allRegions
        {
            try requireHolidays(of: regions ?? [], in: calendar)
        }
        if let found = regions.flatMap({ calendar.festivals(in: $0) }) { return found }
        let ofCalendar = calendar.festivals()
        // Without a region that somebody named or lives in, nobody is known to be off.
        guard let reader else { return ofCalendar }
        let own = try self.regions(of: reader) ?? []
        return ofCalendar.regions.allSatisfy(own.contains) ? ofCalendar : ofCalendar.withoutHolidays
    }

    /// Refuses regions whose holidays a calendar does not have, so that no page leaves them out without a word.
    private func requireHolidays(of regions: [RegionID], in calendar: LunisolarCalendar) throws(UsageError) {
        guard let region = regions.first(where: { !calendar.hasHolidays(of: $0) }) else { return }
        throw UsageError(
            "--region: the holidays of \(region) are not in the calendar \(calendar.id) of the others; "
                + "ask for --region \(region) by itself"
        )
    }

    private func calendar(
        asked arguments: Arguments,
        of reader: Reader?,
        regions: [RegionID]?
    ) throws(UsageError) -> LunisolarCalendar {
        if let name = arguments[AlmanacSyntax.calendar] {
            do throws(UsageError) {
                return try calendar(named: name, for: arguments.verb)
            } catch {
                let known = calendarIDs.map(\.description)
                throw reader?.translated(error, to: .option("--calendar", value: name, known: known), for: arguments)
                    ?? error
            }
        }
        // Several regions with calendars of their own have none in common.
        let own = (regions ?? []).compactMap { calendarID(of: $0) }
        let common = own.first.flatMap { id in own.allSatisfy { $0 == id } ? id : nil }
        let home = homeRegion.flatMap { calendarID(of: $0) } ?? calendarIDs.first
        guard let id = common ?? home else { throw UsageError("the table has no calendars") }
        return try calendar(known: id)
    }

    /// The calendar of a name that a verb was given.
    func calendar(named name: String, for verb: Verb) throws(UsageError) -> LunisolarCalendar {
        guard let id = CalendarID(name), calendarIDs.contains(id) else {
            let known = calendarIDs.isEmpty ? "none" : calendarIDs.map(\.description).joined(separator: ", ")
            throw UsageError("no calendar \(quoted(name)) in the table: it has \(known)\(hint(for: verb, on: name))")
        }
        return try calendar(known: id)
    }

    /// The words to write instead, if the name of a calendar is a region's; empty for any other name.
    private func hint(for verb: Verb, on name: String) -> String {
        guard let region = RegionID(name), let calendar = calendarID(of: region) else { return "" }
        return verb.takes(AlmanacSyntax.region)
            ? "; try --region \(region)" : "; region \(region) uses \(calendar)"
    }

    /// A calendar that a table of this project's has; another table may not.
    private func calendar(known id: CalendarID) throws(UsageError) -> LunisolarCalendar {
        guard let calendar = calendar(id) else { throw UsageError("no calendar \(id) in the table") }
        return calendar
    }

    /// The regions of `--region`; if neither that nor `--calendar` is given, those of the reader; else nil.
    func regions(asked arguments: Arguments, of reader: Reader?) throws(UsageError) -> [RegionID]? {
        if let names = arguments[AlmanacSyntax.region] {
            guard let regions = regions(named: names) else {
                let known = AlmanacSyntax.regionNames(of: self)
                throw arguments.refusal(of: names, for: AlmanacSyntax.region, among: known)
            }
            return regions
        }
        guard arguments[AlmanacSyntax.calendar] == nil, let reader else { return nil }
        return try regions(of: reader)
    }

    /// The regions of a list, one or several with commas between them, or `all`; nil if one is unknown.
    func regions(named names: String) -> [RegionID]? {
        if names == AlmanacSyntax.allRegions { return regionIDs }
        var regions: [RegionID] = []
        for name in names.split(separator: ",", omittingEmptySubsequences: false) {
            guard let region = region(named: String(name)) else { return nil }
            if !regions.contains(region) { regions.append(region) }
        }
        return regions
    }

    /// The Gregorian years that the table answers for.
    var promisedYears: ClosedRange<Int> {
        GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    }
}

extension CalendarLanguage {
    /// The language of `--language`, or `usual` if none is given: traditional Chinese where programs read.
    init(asked arguments: Arguments, otherwise usual: CalendarLanguage = .traditionalChinese) throws(UsageError) {
        guard let tag = arguments[AlmanacSyntax.language] else {
            self = usual
            return
        }
        guard let language = CalendarLanguage(tag: tag) else {
            throw arguments.refusal(of: tag, for: AlmanacSyntax.language)
        }
        self = language
    }
}

extension Arguments {
    /// The value of an option's word among those known; nil if the option is not given.
    func value<Value>(
        of option: ValueOption,
        among known: [(name: String, value: Value)]
    ) throws(UsageError) -> Value? {
        guard let word = self[option] else { return nil }
        guard let found = known.first(where: { $0.name == word }) else { throw refusal(of: word, for: option) }
        return found.value
    }

    /// The error for a value of an option that is none of `choices`, by default its own: in the reader's language where
    /// the answer is for people, in English where it is for programs.
    func refusal(of value: String, for option: ValueOption, among choices: [String]? = nil) -> UsageError {
        let error = option.refusal(of: value, among: choices)
        if AlmanacSyntax.plumbingVerbs.contains(verb) || has(AlmanacSyntax.tabSeparated) { return error }
        let known = choices ?? option.choices()
        return Reader.ofEnvironment.translated(
            error,
            to: .option("--\(option.name)", value: value, known: known),
            for: self
        )
    }
}
