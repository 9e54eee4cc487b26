import Almanac

/// The content of an export, the same for every format: the festivals of one calendar, years and a language.
package struct ExportRequest: Sendable {
    /// The festivals to export, of the calendar to export.
    package let festivals: Festivals
    /// The name of the table, such as `2026a`.
    package let release: String
    /// The digest of the table, 64 hexadecimal digits.
    package let digest: String
    /// The language of names and titles.
    package let language: CalendarLanguage
    /// The Gregorian years, both ends included.
    package let years: ClosedRange<Int>
    /// The days of the years.
    let days: DayRange
    /// The colour of Saturdays, by the custom of the first region.
    let saturdayColour: DayColour
    /// Who works when in the region; nil shows public holidays by law alone.
    package let daysOff: DaysOff?
    /// Lunar dates that the user keeps every year, each once.
    package let anniversaries: [Anniversary]

    /// A request; nil if the table does not promise all days of the years.
    ///
    /// - Parameters:
    ///   - table: The table, for its release and digest.
    ///   - festivals: The festivals of one of its calendars.
    ///   - years: Gregorian years, both ends included.
    ///   - language: The language of names.
    ///   - daysOff: Who works when in the region of the festivals; nil for public holidays by law alone.
    ///   - anniversaries: Lunar dates to keep every year; a repeated one counts once.
    package init?(
        _ table: AlmanacTable,
        _ festivals: Festivals,
        years: ClosedRange<Int>,
        language: CalendarLanguage,
        daysOff: DaysOff? = nil,
        anniversaries: [Anniversary] = []
    ) {
        guard let days = DayRange(years: years), table.days.intersection(days) == days else { return nil }
        self.festivals = festivals
        release = table.release
        digest = table.digest
        self.language = language
        self.years = years
        self.days = days
        self.daysOff = daysOff
        saturdayColour = .saturdays(of: festivals, table)
        self.anniversaries = anniversaries.reduce(into: []) { list, item in
            if !list.contains(item) { list.append(item) }
        }
    }
}

extension ExportRequest {
    /// The calendar of the festivals.
    var calendar: LunisolarCalendar { festivals.calendar }

    /// The regions of the festivals as the command line takes them: `taiwan`, `hongkong,macau`.
    var regionsText: String { festivals.regions.map(\.description).joined(separator: ",") }

    /// The days of one of the years; `Day` holds the days of them all.
    func days(ofYear year: Int) -> DayRange { DayRange(year: year) ?? days }

    /// Whose calendar and festivals these are, for a title: 中國農曆 · 臺灣.
    var calendarTitle: String { festivals.captionNames(in: language).joined(separator: " · ") }

    /// The years for a title: `2026`, `1900–2100`.
    var yearsText: String {
        years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
    }
}
