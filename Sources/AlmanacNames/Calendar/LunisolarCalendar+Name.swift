import AlmanacCore

extension LunisolarCalendar {
    /// The name of the calendar: 中國農曆, Chinese Calendar; its identifier if the table has no name.
    public func name(in language: CalendarLanguage) -> String {
        names.calendar(index, in: language.nameTag) ?? "\(id)"
    }

    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        festivalSection.ids.firstIndex(of: festival).flatMap { names.festival($0, in: language.nameTag) }
            ?? "\(festival)"
    }

    /// The name of an animal of the zodiac by the custom of the calendar, whatever the language: in the Vietnamese calendar
    /// 貓, Cat, Mèo, in the Chinese and the Korean one 兔, Rabbit, Thỏ.
    public func name(of zodiac: Zodiac, in language: CalendarLanguage) -> String {
        zodiac.name(in: language, custom: zodiacCustom)
    }

    /// Whose animals the calendar counts: those of Vietnam or of Japan in their calendars, otherwise those of China.
    public var zodiacCustom: Zodiac.Custom {
        switch id {
        case .vietnam: .vietnamese
        case .japan: .japanese
        default: .chinese
        }
    }

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        festivalSection.regions.firstIndex { $0.id == region }.flatMap { names.region($0, in: language.nameTag) }
            ?? "\(region)"
    }

    /// The title of a month's page, the month and the lunar months that share a day with it: 2027年2月 · 丙午年十二月 – 正月.
    ///
    /// - Parameters:
    ///   - month: The month; the title of one outside the days of the calendar has no lunar months.
    ///   - language: The language of the title.
    ///   - style: Whether lunar months go by number or by the old names.
    public func title(
        of month: YearMonth,
        in language: CalendarLanguage,
        lunarMonths style: LunarMonthNumber.NameStyle = .numbered
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
        lunarMonths style: LunarMonthNumber.NameStyle = .numbered
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
