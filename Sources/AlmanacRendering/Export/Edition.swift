// What an export is of: one calendar, some years, one language.

import Almanac

/// The matter of an export, whatever its format.
package struct Edition: Sendable {
    /// The festivals, and with them the calendar.
    package let festivals: Festivals
    /// The name of the table, such as `2026a`.
    package let release: String
    /// The digest of the table, 64 hexadecimal digits.
    package let digest: String
    /// The language of names.
    package let language: CalendarLanguage
    /// The Gregorian years.
    package let years: ClosedRange<Int>
    /// Lunar dates to be kept every year.
    package let anniversaries: [Anniversary]

    /// An edition, or nil if the table does not promise all days of the years.
    ///
    /// - Parameters:
    ///   - table: the table.
    ///   - festivals: Those of one of its calendars.
    ///   - years: Gregorian years.
    ///   - language: the language of names.
    ///   - anniversaries: lunar dates to be kept every year; one that is given twice counts once.
    package init?(
        _ table: AlmanacTable,
        _ festivals: Festivals,
        years: ClosedRange<Int>,
        language: CalendarLanguage,
        anniversaries: [Anniversary] = []
    ) {
        guard let days = DayRange(years: years), table.days.intersection(days) == days else { return nil }
        self.festivals = festivals
        release = table.release
        digest = table.digest
        self.language = language
        self.years = years
        self.anniversaries = anniversaries.reduce(into: []) { list, item in
            if !list.contains(item) { list.append(item) }
        }
    }
}

extension Edition {
    /// The calendar.
    var calendar: LunisolarCalendar { festivals.calendar }

    /// The regions in which the festivals are kept, as on the command line: `taiwan`, `hongkong,macau`.
    var regionsText: String { festivals.regions.map(\.description).joined(separator: ",") }

    /// The days of a Gregorian year.
    func days(ofYear year: Int) -> DayRange {
        let first = Day(year: year, month: 1, day: 1) ?? .min
        return first...(Day(year: year, month: 12, day: 31) ?? first)
    }

    /// The days of all its years.
    var days: DayRange {
        days(ofYear: years.lowerBound).firstDay...days(ofYear: years.upperBound).lastDay
    }

    /// What the calendar is called: 中國農曆, Chinese calendar.
    var calendarName: String { calendar.name(in: language) }

    /// The years as people write them: `2026`, `1900–2100`.
    var yearsText: String {
        years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
    }
}
