import Almanac

extension ExportRequest {
    /// The names of the lunar months that share a day with a month, without their years: `十二月 · 正月`.
    func lunarTitle(of month: YearMonth) -> String {
        calendar.months(overlapping: month.days).map { $0.month.name(in: language) }.joined(separator: " · ")
    }

    /// The pillars and animals of the lunar years that share a day with a month: `乙巳 蛇 – 丙午 馬`.
    func lunarYearTitle(of month: YearMonth) -> String {
        let years = calendar.months(overlapping: month.days).map(\.year)
        guard let first = years.first, let last = years.last else { return "" }
        return (first...last).map { calendar.nameOfYear($0, in: language) }.joined(separator: " – ")
    }

    /// What stands on a sheet that has one month: the lunar years, whose calendar and festivals it shows, and whether all its
    /// days are decided.
    func sheetTitle(of month: YearMonth) -> String {
        let remarks = pageDaysOff?.remarks(on: month.days, in: language) ?? []
        return ([lunarYearTitle(of: month), fullTitle] + remarks).joined(separator: " · ")
    }

    /// Whose calendar, festivals and days off these are: 中國農曆 · 臺灣 · 政府機關.
    var fullTitle: String {
        ([calendarTitle] + (pageDaysOff?.audienceNames(in: language) ?? [])).joined(separator: " · ")
    }
}
