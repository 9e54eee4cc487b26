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
        table.name(of: festival, in: language)
    }

    /// The name of an animal of the zodiac by the custom of the calendar, whatever the language: in the Vietnamese calendar
    /// 貓, Cat, Mèo, in the Chinese and the Korean one 兔, Rabbit, Thỏ.
    public func name(of zodiac: Zodiac, in language: CalendarLanguage) -> String {
        zodiac.name(in: language, by: customs)
    }

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        table.name(of: region, in: language)
    }

    /// The title of a month's page, the month and the lunar months that share a day with it: 2027年2月 · 丙午年十二月 – 丁未年正月.
    ///
    /// ```swift
    /// if let month = YearMonth("2027-02") {
    ///     print(LunisolarCalendar.china.title(of: month, in: .traditionalChinese))  // 2027年2月 · 丙午年十二月 – 丁未年正月
    /// }
    /// ```
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

    /// The lunar half of the title of a month's page: 丙午年十二月 – 丁未年正月.
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
        let names = lunarMonthNames(of: month, in: language, style)
        return names.isEmpty ? nil : names.joined(separator: " – ")
    }

    /// The lunar months that share a day with a month; the first, and one in which another lunar year begins, with their years.
    package func lunarMonthNames(
        of month: YearMonth,
        in language: CalendarLanguage,
        _ style: LunarMonthNumber.NameStyle = .numbered
    ) -> [String] {
        var (names, year): ([String], Int?) = ([], nil)
        for lunarMonth in months(overlapping: month.days) {
            let isSameYear = lunarMonth.year == year
            names.append(
                isSameYear
                    ? lunarMonth.month.name(in: language, style: style) : lunarMonth.text(in: language, month: style)
            )
            year = lunarMonth.year
        }
        return names
    }
}

extension AlmanacTable {
    /// The name of a calendar: 中國農曆, Chinese Calendar; its identifier if the table has no name.
    public func name(of calendar: CalendarID, in language: CalendarLanguage) -> String {
        calendarIDs.firstIndex(of: calendar).flatMap { names.calendar($0, in: language.nameTag) } ?? "\(calendar)"
    }

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        regionIDs.firstIndex(of: region).flatMap { names.region($0, in: language.nameTag) } ?? "\(region)"
    }

    /// The region that somebody means: by its identifier, by the code of its territory (ISO 3166-1), by its name in one of the six
    /// languages, or by another name that people use, in capital or small letters.
    ///
    /// ```swift
    /// let table = AlmanacTable.bundled
    /// print(["HK", "Hong Kong", "홍콩", "中国", "sg"].map { table.region(named: $0)?.description ?? "none" })
    /// // ["hongkong", "hongkong", "hongkong", "mainland", "none"]
    /// ```
    ///
    /// - Complexity: O(number of regions); this allocates.
    public func region(named name: String) -> RegionID? {
        if let code = TerritoryCode(name) { return region(ofTerritory: code) }
        let sought = FoldedText(name).letters
        return regionNames.first { $0.letters == sought }.map { regionIDs[$0.index] }
    }

    /// Whether the name of a region stands somewhere in a text, be it in another word.
    package func mentionsRegion(_ text: String) -> Bool {
        let letters = FoldedText(text).letters
        return !letters.isEmpty
            && regionNames.contains { name in
                letters.indices.contains { letters[$0...].starts(with: name.letters) }
            }
    }

    /// The names of all regions, folded, each with the index of its region.
    package var regionNames: [(letters: [UInt32], index: Int)] {
        regionIDs.indices.flatMap { index in
            let id = regionIDs[index]
            let names = ["\(id)"] + CalendarLanguage.allCases.map { name(of: id, in: $0) }
            return (names + aliases.texts(of: festivals.ids.count + index)).map {
                (letters: FoldedText($0).letters, index: index)
            }
        }
    }

    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        festivals.ids.firstIndex(of: festival).flatMap { names.festival($0, in: language.nameTag) } ?? "\(festival)"
    }
}

extension LunarMonth {
    /// The month with the stem and branch of its year: 丙午年十二月, Month 12 of Bingwu, 병오년 12월, tháng 12 năm Bính Ngọ.
    ///
    /// - Parameters:
    ///   - language: The language of the text.
    ///   - style: Whether the month goes by its number or by its old name.
    public func text(in language: CalendarLanguage, month style: LunarMonthNumber.NameStyle = .numbered) -> String {
        let name = month.name(in: language, style: style)
        let year = language.lunarYear(year, .pillar)
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese: year + name
        case .english: name + " of " + year
        case .korean: year + " " + name
        case .vietnamese: name + " " + year
        }
    }
}
