import AlmanacCore

extension LunisolarCalendar {
    /// The title of a month's page, the month and the lunar months that share a day with it: 2027年2月 · 丙午年十二月 – 正月.
    ///
    /// - Parameters:
    ///   - month: The month; the title of one outside the days of the calendar has no lunar months.
    ///   - language: The language of the title.
    ///   - style: Whether lunar months go by number or by the old names.
    public func title(
        of month: YearMonth,
        in language: CalendarLanguage,
        lunarMonths style: LunarMonth.NameStyle = .numbered
    ) -> String {
        let title = month.text(in: language)
        guard let lunarMonths = lunarTitle(of: month, in: language, lunarMonths: style) else { return title }
        return title + " · " + lunarMonths
    }

    /// The lunar half of the title of a month's page: 丙午年十二月 – 正月.
    ///
    /// The year is that of the first lunar month. If another begins in the month, its 正月 says so.
    ///
    /// - Parameters:
    ///   - month: The month.
    ///   - language: The language of the title.
    ///   - style: Whether lunar months go by number or by the old names.
    /// - Returns: nil if the calendar has no day of the month.
    public func lunarTitle(
        of month: YearMonth,
        in language: CalendarLanguage,
        lunarMonths style: LunarMonth.NameStyle = .numbered
    ) -> String? {
        let lunarMonths = months(overlapping: month.days)
        guard let first = lunarMonths.first else { return nil }
        var title = first.text(in: language, month: style)
        for lunarMonth in lunarMonths.dropFirst() {
            title += " – " + lunarMonth.month.name(in: language, style: style)
        }
        return title
    }
}
