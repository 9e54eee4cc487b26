import Almanac

// What only some countries print: years of eras, days for moving house, years without 立春.

extension DayReport {
    /// The year in the eras of the regions, 令和8年; nil where they have none.
    var eraYears: [StyledText]? {
        let years = festivals.eraYears(on: day)
        return years.isEmpty ? nil : years.map { StyledText($0.text(in: language)) }
    }

    /// 無春 or 雙春, if that is what the lunar year is.
    var springNote: [StyledText] {
        calendar.springCount(ofLunarYear: lunar.year)?.name(in: language).map { [StyledText($0)] } ?? []
    }
}

extension LunisolarCalendar {
    /// What almanacs of the country print on a day by its lunar date: 六曜 in Japan, 손 없는 날 in Korea; nil elsewhere.
    func customLabel(of day: Day, in language: CalendarLanguage) -> String? {
        isSonEomneunNal(day) ? spiritFreeNames[language] : rokuyo(on: day)?.name(in: language)
    }
}

private let spiritFreeNames = Names(
    "无鬼神之日",
    "無鬼神之日",
    "Day without spirits",
    "손 없는 날",
    "悪鬼のいない日",
    "Ngày không có tà ma"
)
