// The values of options and operands that several verbs take.

import Almanac
import AlmanacWide
import CommandSupport

extension AlmanacTable {
    /// The table of `--table`, the wide one if its value is `wide`, or the bundled one.
    init(asked arguments: Arguments) throws(TableFileFailure) {
        if arguments[AlmanacSyntax.table] == AlmanacSyntax.wideTable {
            self = .wide
        } else if let path = arguments[AlmanacSyntax.table] {
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
        let missing = regions.filter { !calendar.hasHolidays(of: $0) }
        if !missing.isEmpty { throw .told { MissingHolidays.text(of: missing, in: calendar.id, $0) } }
    }

    private func calendar(
        asked arguments: Arguments,
        of reader: Reader?,
        regions: [RegionID]?
    ) throws(UsageError) -> LunisolarCalendar {
        if let name = arguments[AlmanacSyntax.calendar] {
            return try calendar(named: name, for: arguments.verb)
        }
        // Several regions with calendars of their own have none in common.
        let own = (regions ?? []).compactMap { calendarID(of: $0) }
        let common = own.first.flatMap { id in own.allSatisfy { $0 == id } ? id : nil }
        let home = homeRegion.flatMap { calendarID(of: $0) } ?? calendarIDs.first
        guard let calendar = (common ?? home).flatMap({ calendar($0) }) else {
            throw unknownCalendar("", arguments.verb)
        }
        return calendar
    }

    /// The calendar of a name that a verb was given.
    func calendar(named name: String, for verb: Verb) throws(UsageError) -> LunisolarCalendar {
        guard let calendar = CalendarID(name).flatMap({ calendar($0) }) else { throw unknownCalendar(name, verb) }
        return calendar
    }

    /// The refusal of a calendar. A region is no calendar: it offers its own, or the option for it if the verb has that.
    private func unknownCalendar(_ name: String, _ verb: Verb) -> UsageError {
        let known: [String]
        if let region = RegionID(name), let calendar = calendarID(of: region) {
            known = [verb.takes(AlmanacSyntax.region) ? "--region \(region)" : "\(calendar)"]
        } else {
            known = calendarIDs.map(\.description)
        }
        return .unknownValue(name, of: AlmanacSyntax.calendar.name, among: known)
    }

    /// The regions of `--region`; if neither that nor `--calendar` is given, those of the reader; else nil.
    func regions(asked arguments: Arguments, of reader: Reader?) throws(UsageError) -> [RegionID]? {
        if let names = arguments[AlmanacSyntax.region] {
            guard let regions = regions(named: names) else {
                let known = AlmanacSyntax.regionNames(of: self)
                throw AlmanacSyntax.region.refusal(of: names, among: known)
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

    /// The refusal of a text that names a day outside the table.
    func outside(_ text: String) -> UsageError {
        .outside(text, first: "\(days.firstDay)", last: "\(days.lastDay)")
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
            throw AlmanacSyntax.language.refusal(of: tag)
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
        guard let found = known.first(where: { $0.name == word }) else { throw option.refusal(of: word) }
        return found.value
    }
}
