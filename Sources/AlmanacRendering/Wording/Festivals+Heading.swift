import Almanac

extension Festivals {
    /// The title of a page, then the year in the eras of the regions, 2026年2月  令和8年; if the page has days of another year
    /// of an era, both: 2019年  平成31年 – 令和元年.
    func heading(_ title: String, of days: DayRange, in language: CalendarLanguage) -> StyledText {
        var line = StyledText(title, .title)
        let (first, last) = (eraYears(on: days.firstDay), eraYears(on: days.lastDay))
        let names = (first == last ? [first] : [first, last]).map { years in
            years.map { $0.text(in: language) }.joined(separator: " · ")
        }.filter { !$0.isEmpty }
        if !names.isEmpty { line.append("  " + names.joined(separator: " – "), .dimmed) }
        return line
    }
}
