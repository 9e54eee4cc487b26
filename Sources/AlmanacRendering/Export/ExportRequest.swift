import Almanac

/// The content of an export, the same for every format: the festivals of one calendar, years and a language.
package struct ExportRequest: Sendable {
    /// The festivals to export, of the calendar to export.
    package let festivals: Festivals
    package let language: CalendarLanguage
    /// The Gregorian years, both ends included.
    package let years: ClosedRange<Int>
    let days: DayRange
    /// The colour of Saturdays, by the custom of the first region.
    let saturdayColour: DayColour
    /// Lunar dates that the user keeps every year, each once.
    package let anniversaries: [Anniversary]
    /// The births whose birthdays are anniversaries too.
    package let births: [Birth]
    let holidays: HolidayTable
    /// Who works when in each of the regions that the file of holidays knows, in the order of the regions.
    package let daysOff: [WorkCalendar]
    /// Whether the names of public holidays and days off say which of them the law alone decides.
    private let namesLaw: Bool
    /// The festivals of all regions together, which a page puts last.
    let worldwide: Festivals?
    /// The alarms of every event of a calendar file.
    package var alarms: [ICalendarAlarm] = []
    /// Whether events of days off are busy time under their plain names, and those that are not decided are left out: the custom of
    /// calendars of holidays that people subscribe to.
    package var showsBusyTime = false

    /// A request; nil if the table of the festivals does not promise all days of the years.
    ///
    /// - Parameters:
    ///   - festivals: The festivals of a calendar.
    ///   - anniversaries: Lunar dates to keep every year; a repeated one counts once.
    ///   - audience: For whom days are off; nil for each region's usual audience. A region without it has no days off.
    ///   - namesLaw: Whether a calendar file says which public holidays and days off the law alone decides.
    package init?(
        _ festivals: Festivals,
        years: ClosedRange<Int>,
        language: CalendarLanguage,
        anniversaries: [Anniversary] = [],
        births: [Birth] = [],
        holidays: HolidayTable = .bundled,
        audience: Audience? = nil,
        namesLaw: Bool = false
    ) {
        let table = festivals.calendar.table
        guard let days = DayRange(years: years), table.days.intersection(days) == days else { return nil }
        (self.festivals, self.language, self.namesLaw) = (festivals, language, namesLaw)
        worldwide = festivals.calendar.festivals(in: [])
        (self.years, self.days, self.holidays) = (years, days, holidays)
        saturdayColour = table.saturdayColour(in: festivals.regions.first)
        (self.anniversaries, self.births) = (anniversaries.unique, births)
        let regions = festivals.haveHolidays ? festivals.regions : []
        daysOff = regions.compactMap { table.workCalendar(in: $0, for: audience, by: holidays) }
    }

    /// Who works when in the one region of a page to look at; nil for several, which have no days off in common, and where the
    /// file of holidays does not know the region. Such a page has public holidays by law alone.
    var pageDaysOff: WorkCalendar? { festivals.regions.count == 1 ? daysOff.first : nil }

    /// The days of which the file tells whether they are off in a region; nil if it tells of none.
    func daysTold(of daysOff: WorkCalendar) -> DayRange? {
        showsBusyTime ? daysOff.completeDays?.intersection(days) : days
    }

    /// The word after the name of a day that nobody has decided yet, so that it is off by law alone; empty for any other.
    func lawRemark(on day: Day, _ daysOff: [WorkCalendar]) -> String {
        guard namesLaw, daysOff.contains(where: { $0.completeDays?.contains(day) != true }) else { return "" }
        return Phrase.byLaw.text(in: language)
    }

    var calendar: LunisolarCalendar { festivals.calendar }

    /// The name of the table, such as `2026a`.
    var release: String { calendar.table.release }

    /// The regions of the festivals as the command line takes them: `taiwan`, `hongkong,macau`.
    var regionsText: String { festivals.regions.map(\.description).joined(separator: ",") }

    /// The days of one of the years; `Day` holds the days of them all.
    func days(ofYear year: Int) -> DayRange { DayRange(year: year) ?? days }

    /// The names of the calendar and the regions, for a title: 中國農曆 · 臺灣.
    var calendarTitle: String { festivals.captionNames(in: language).joined(separator: " · ") }

    /// The names of the lunar months that share a day with a month, without their years: `十二月 · 正月`.
    func lunarTitle(of month: YearMonth) -> String {
        calendar.months(overlapping: month.days).compactMap { $0.month.namesBesideGregorian(in: language).first }
            .joined(separator: " · ")
    }

    /// A year in the eras of the regions, then the pillar and animal of the lunar year that begins in it: 令和9年 丁未 羊.
    func nameOfYear(_ year: Int) -> String {
        let names = [festivals.eraText(of: days(ofYear: year), in: language), calendar.nameOfYear(year, in: language)]
        return names.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The pillars and animals of the lunar years that share a day with a month: `乙巳 蛇 – 丙午 馬`.
    func lunarYearTitle(of month: YearMonth) -> String {
        let years = calendar.months(overlapping: month.days).map(\.year)
        guard let first = years.first, let last = years.last else { return "" }
        return (first...last).map { calendar.nameOfYear($0, in: language) }.joined(separator: " – ")
    }

    /// The caption of a sheet that has one month: the year of an era, the lunar years, the calendar and the regions, and whether all its
    /// days are decided.
    func sheetTitle(of month: YearMonth) -> String {
        let remarks = pageDaysOff?.remarks(on: month.days, in: language) ?? []
        let names = [festivals.eraText(of: month.days, in: language), lunarYearTitle(of: month), fullTitle] + remarks
        return names.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// The names of the calendar, the regions and the audience: 中國農曆 · 臺灣 · 政府機關.
    var fullTitle: String {
        let computed = calendar.computedNames(until: DayRange(years: years)?.lastDay, in: language)
        return ([calendarTitle] + (pageDaysOff?.audienceNames(in: language) ?? []) + computed).joined(separator: " · ")
    }
}
