// What an export is of: one calendar, some years, one language.

import Almanac

/// The matter of an export, whatever its format.
package struct Edition: Sendable {
    /// The calendar.
    package let calendar: LunisolarCalendar
    /// The name of the table, such as `2026a`.
    package let release: String
    /// The digest of the table, 64 hexadecimal digits.
    package let digest: String
    /// Where the festivals are kept.
    package let regions: Regions
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
    ///   - calendar: one of its calendars.
    ///   - years: Gregorian years.
    ///   - regions: where the festivals are kept; the calendar's own region if nil.
    ///   - language: the language of names.
    ///   - anniversaries: lunar dates to be kept every year; one that is given twice counts once.
    package init?(
        _ table: AlmanacTable,
        _ calendar: LunisolarCalendar,
        years: ClosedRange<Int>,
        regions: Regions? = nil,
        language: CalendarLanguage,
        anniversaries: [Anniversary] = []
    ) {
        guard let first = Day(year: years.lowerBound, month: 1, day: 1),
            let last = Day(year: years.upperBound, month: 12, day: 31),
            table.days.contains(first), table.days.contains(last)
        else { return nil }
        self.calendar = calendar
        release = table.release
        digest = table.digest
        self.regions = regions ?? calendar.id.homeRegions
        self.language = language
        self.years = years
        self.anniversaries = anniversaries.reduce(into: []) { list, item in
            if !list.contains(item) { list.append(item) }
        }
    }
}

extension Edition {
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
    var calendarName: String { calendar.id.title(in: language) }

    /// The years as people write them: `2026`, `1900–2100`.
    var yearsText: String {
        years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
    }
}

extension CalendarID {
    /// What the calendar is called in a language; a calendar unknown here goes by its short name.
    func title(in language: CalendarLanguage) -> String {
        titles?[language] ?? description
    }

    private var titles: Names? {
        switch self {
        case .china: Names("中国农历", "中國農曆", "Chinese Calendar", "중국 음력", "中国農暦", "Âm lịch Trung Quốc")
        case .hongkong: Names("香港农历", "香港農曆", "Hong Kong Calendar", "홍콩 음력", "香港農暦", "Âm lịch Hồng Kông")
        case .korea: Names("韩国阴历", "韓國陰曆", "Korean Calendar", "한국 음력", "韓国陰暦", "Âm lịch Hàn Quốc")
        case .vietnam: Names("越南农历", "越南農曆", "Vietnamese Calendar", "베트남 음력", "ベトナム陰暦", "Âm lịch Việt Nam")
        case .japan: Names("日本旧历", "日本舊曆", "Japanese Lunar Calendar", "일본 음력", "旧暦", "Âm lịch Nhật Bản")
        default: nil
        }
    }
}
