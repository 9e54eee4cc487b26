// A reader: the one place that says whose calendar and whose days off somebody is shown.

/// A reader's calendar, festivals, days off, language and week, made of language tags or, with `AlmanacFoundation`, of a `Locale`.
///
/// The territory of the tags says where the reader lives. A reader in a territory without a region, such as Singapore or the United
/// States, is shown the festivals of the region whose language the tags name, or else those of the home region, and has no days
/// off. Each part is a variable of its own: replacing one leaves the others unchanged.
///
/// ```swift
/// let reader = Reader("zh-HK", "en")
/// print(reader.home, reader.calendar.id, reader.language, reader.firstWeekday, reader.daysOff != nil)
/// // [hongkong] hongkong traditionalChinese sunday true
/// let abroad = Reader("vi-US")
/// print(abroad.home, abroad.calendar.id, abroad.daysOff != nil)  // [] vietnam false
/// ```
///
/// Make it once and keep it: festivals and days off are laid out, which takes some 0.8 ms.
public struct Reader: Sendable {
    /// The language of names: that of the first tag that names one of the six, or English.
    public var language: CalendarLanguage
    /// The territory that the tags name or most likely mean; nil if none.
    public var territory: TerritoryCode?
    /// The regions in which the reader lives: as a rule one, none in a territory without a region.
    public var home: [RegionID]
    /// The festivals that are shown; without holidays for a reader who lives elsewhere.
    public var festivals: Festivals
    /// The days off; nil where they are not known, and for several regions, which have none in common.
    public var daysOff: WorkCalendar?
    /// The weekday on which weeks begin.
    public var firstWeekday: Weekday
    /// The colour of Saturdays by the custom of the region that is shown.
    public var saturdays: DayColour

    /// The calendar of the festivals.
    public var calendar: LunisolarCalendar { festivals.calendar }

    /// The region in which the reader lives; nil for a reader elsewhere.
    public var region: RegionID? { home.first }

    /// The reader of some language tags, by the bundled table and the bundled file of holidays.
    ///
    /// - Parameter tags: Tags of BCP 47 or names of POSIX locales in the order of preference: `ko-KR`, `zh_TW.UTF-8`.
    public init(_ tags: String...) { self.init(tags: tags) }

    init(tags: [String]) {
        let table = AlmanacTable.bundled
        let home = table.home(ofReaderOf: tags)
        let festivals = table.festivals(home: home, tags: tags) ?? LunisolarCalendar.china.festivals()
        self.init(tags, home, festivals, table, .bundled)
    }

    /// The reader of some language tags who lives in other regions than they say, or wants another calendar.
    ///
    /// ```swift
    /// if let reader = Reader(tags: ["en-US"], home: ["korea"]) { print(reader.language, reader.calendar.id) }  // english korea
    /// ```
    ///
    /// - Parameters:
    ///   - tags: Tags of BCP 47 or names of POSIX locales in the order of preference.
    ///   - home: The regions in which the reader lives; an empty array for none, nil for that of the tags.
    ///   - calendar: The calendar, which brings the festivals of its own home; nil for that of the regions.
    ///   - table: The table that answers.
    ///   - holidays: The file of holidays; nil for a reader whose days off nobody asks for.
    /// - Returns: nil if the table does not know one of the regions, or the calendar.
    public init?(
        tags: [String],
        home: [RegionID]? = nil,
        calendar: CalendarID? = nil,
        table: AlmanacTable = .bundled,
        holidays: HolidayTable? = .bundled
    ) {
        let home = home ?? table.home(ofReaderOf: tags)
        guard let festivals = table.festivals(home: home, calendar: calendar, tags: tags) else { return nil }
        self.init(tags, home, festivals, table, holidays)
    }

    /// A reader of known festivals.
    package init(
        _ tags: [String],
        _ home: [RegionID],
        _ festivals: Festivals,
        _ table: AlmanacTable,
        _ holidays: HolidayTable?
    ) {
        language = tags.lazy.compactMap { CalendarLanguage(tag: $0) }.first ?? .english
        territory = TerritoryCode(ofReaderOf: tags)
        self.home = home
        self.festivals = festivals
        daysOff = holidays.flatMap { table.workCalendar(of: festivals, by: $0) }
        firstWeekday = table.firstWeekday(ofReaderIn: territory, shown: festivals.regions.first)
        saturdays = table.saturdayColour(in: festivals.regions.first)
    }
}

// MARK: - The line under the number

extension Reader {
    /// Everything that a calendar shows of a day: number, colour, mark, names, the line under the number, a sentence for VoiceOver.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - style: The sources of names and their order.
    /// - Returns: nil if the calendar has no lunar date for the day.
    /// - Complexity: O(number of festivals of the day); this allocates.
    public func face(on day: Day, style: CellLabel.Style = CellLabel.Style()) -> DayFace? {
        calendar.cell(of: day).map { cell in
            let work = daysOff?.status(of: day)
            let face = calendar.face(of: cell, festivals, work: work, saturdays: saturdays, in: language, style: style)
            return festivals.spoken(face, work: work, in: language)
        }
    }
}

// MARK: - The rules, which commands use one by one

extension AlmanacTable {
    /// The region of the first tag that names or most likely means a territory; empty if that has none.
    package func home(ofReaderOf tags: [String]) -> [RegionID] {
        TerritoryCode(ofReaderOf: tags).flatMap { region(ofTerritory: $0) }.map { [$0] } ?? []
    }

    /// The calendar that regions have in common, or else that of the home region; nil if the table has none.
    package func calendar(of regions: [RegionID]) -> LunisolarCalendar? {
        let own = regions.compactMap { calendarID(of: $0) }
        let common = own.first.flatMap { id in own.allSatisfy { $0 == id } ? id : nil }
        return (common ?? homeRegion.flatMap { calendarID(of: $0) } ?? calendarIDs.first).flatMap { calendar($0) }
    }

    /// The festivals of a reader: without a region in which the reader lives nobody is known to be off.
    package func festivals(home: [RegionID], calendar id: CalendarID? = nil, tags: [String]) -> Festivals? {
        if let id {
            let festivals = calendar(id)?.festivals()
            let isHome = festivals?.regions.allSatisfy(home.contains) ?? false
            return isHome ? festivals : festivals?.withoutHolidays
        }
        if !home.isEmpty { return calendar(of: home)?.festivals(in: home) }
        let likely = tags.lazy.compactMap { TerritoryCode(likelyOf: $0).flatMap { region(ofTerritory: $0) } }
        let known = likely.first.map { [$0] }
        let calendar = calendar(of: known ?? [])
        return (known.flatMap { calendar?.festivals(in: $0) } ?? calendar?.festivals())?.withoutHolidays
    }

    /// The days off of the one region of a page; nil for several, which have none in common, for a region that the file does not
    /// know, and where the reader has no holidays.
    package func workCalendar(of festivals: Festivals, by holidays: HolidayTable) -> WorkCalendar? {
        guard festivals.haveHolidays, festivals.regions.count == 1, let region = festivals.regions.first else {
            return nil
        }
        return workCalendar(in: region, by: holidays)
    }

    /// The first weekday of the reader's territory if its region is shown or it has none, else that of the region shown; Monday if
    /// the table knows none.
    package func firstWeekday(ofReaderIn territory: TerritoryCode?, shown: RegionID?) -> Weekday {
        if let territory, let weekday = firstWeekday(ofTerritory: territory) {
            let own = region(ofTerritory: territory)
            if own == nil || own == shown { return weekday }
        }
        return shown.flatMap { firstWeekday(of: $0) } ?? .monday
    }
}

extension TerritoryCode {
    /// The first territory that a tag names or, where a tag names none, most likely means.
    fileprivate init?(ofReaderOf tags: [String]) {
        let codes = tags.lazy.compactMap { TerritoryCode(locale: $0) ?? TerritoryCode(likelyOf: $0) }
        guard let code = codes.first else { return nil }
        self = code
    }
}
