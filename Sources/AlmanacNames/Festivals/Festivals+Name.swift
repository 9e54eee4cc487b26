import AlmanacCore

extension Festivals {
    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// If these are the festivals of one region, that is the name it has there today: 國慶日 in Hong Kong for 國慶節.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        regionalName(of: festival, in: language) ?? calendar.name(of: festival, in: language)
    }

    /// The name of a festival in the year of a day: 석가탄신일 until 2017, 부처님오신날 since.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, on day: Day, in language: CalendarLanguage) -> String {
        let year = GregorianDate(day).year
        return regionalName(of: festival, inYear: year, in: language) ?? calendar.name(of: festival, in: language)
    }

    /// The name of a kind of festivals as the regions call it: 公眾假期 for a public holiday in Hong Kong, 國定假日 in Taiwan;
    /// that of `FestivalKind` if they have no word of their own or different ones.
    public func name(of kind: FestivalKind, in language: CalendarLanguage) -> String {
        publicHolidayName(kind, in: language) ?? kind.name(in: language)
    }

    /// Why a day is off or worked as the regions call it: 公眾假期 for a holiday by law in Hong Kong, 國定假日 in Taiwan; that of
    /// `WorkStatus.Reason` if they have no word of their own.
    public func name(of reason: WorkStatus.Reason, in language: CalendarLanguage) -> String {
        let regional = reason == .law ? publicHolidayName(.publicHoliday, in: language) : nil
        let usual = FestivalKind.publicHoliday.name(in: language)
        guard let regional, Array(regional.utf8) != Array(usual.utf8) else { return reason.name(in: language) }
        return regional
    }

    /// The year of a day in the eras of the regions, in their order: 民國115年, 令和元年, Reiwa 8, 단기 4359년; none where they have no eras.
    ///
    /// Eras number the years of the Gregorian calendar; older ones number lunar years, as 康熙 does.
    ///
    /// ```swift
    /// if let day = Day("2026-11-21"), let taiwan = LunisolarCalendar.china.festivals(in: ["taiwan"]) {
    ///     print(taiwan.eraYears(on: day, in: .traditionalChinese))  // ["民國115年"]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of regions × number of eras); this allocates.
    public func eraYears(on day: Day, in language: CalendarLanguage) -> [String] {
        let (tag, section) = (
            calendar.names.languages.firstIndex { $0.tag == language.nameTag }, calendar.customSection
        )
        return eras(on: day).map { index, year in
            let name = tag.flatMap { section.name(ofEra: index, inLanguage: $0) } ?? "\(section.eras[index].id)"
            return switch language {
            case .simplifiedChinese, .traditionalChinese, .japanese: name + (year == 1 ? "元" : "\(year)") + "年"
            case .korean: name + " \(year)년"
            case .english, .vietnamese: name + " \(year)"
            }
        }
    }

    /// The year of a day by the eras of the regions, each as an index among the table's eras and a number from 1; the first day of an era
    /// belongs to it.
    package func eras(on day: Day) -> [(index: Int, year: Int)] {
        let eras = calendar.customSection.eras
        return regions.compactMap { region in
            let region = calendar.festivalSection.regions.firstIndex { $0.id == region }
            let index = eras.lastIndex { Int($0.region) == region && $0.firstDay <= day && day <= $0.lastDay }
            guard let index else { return nil }
            let year = eras[index].isLunar ? calendar.lunarDate(on: day)?.year : GregorianDate(day).year
            return year.map { (index, $0 - Int(eras[index].yearZero)) }
        }
    }

    /// The name of a festival without what is in parentheses after it: 小年 for 小年(北), 端午 for 端午(韓國).
    ///
    /// ```swift
    /// let festivals = LunisolarCalendar.china.festivals()
    /// print(festivals.name(of: "xiaonian-north", in: .english))  // Little New Year (north)
    /// print(festivals.shortName(of: "xiaonian-north", in: .english))  // Little New Year
    /// ```
    ///
    /// - Complexity: O(number of festivals).
    public func shortName(of festival: FestivalID, in language: CalendarLanguage) -> String {
        short(name(of: festival, in: language))
    }

    private func short(_ name: String) -> String {
        // Bytes in an array: views of a string would link much of what strings can do into small programs.
        let name = Array(name.utf8)
        let short = name.prefix { $0 != UInt8(ascii: "(") }
        // English and Vietnamese have a space before the parenthesis.
        let end = short.last == UInt8(ascii: " ") ? short.dropLast() : short
        return String(decoding: end.isEmpty ? name[...] : end, as: UTF8.self)
    }

    /// The name of a festival, from the second day of a span on with the number of the day: 初伏, then 初伏第2天 … 初伏第10天.
    ///
    /// ```swift
    /// let festivals = LunisolarCalendar.china.festivals()
    /// if let day = Day("2026-12-24") {
    ///     print(festivals.on(day).map { festivals.label(of: $0, in: .simplifiedChinese) })  // ["平安夜", "一九第3天"]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of festivals).
    public func label(of festival: Festival, in language: CalendarLanguage) -> String {
        label(of: festival, in: language, isShort: false)
    }

    func label(of festival: Festival, in language: CalendarLanguage, isShort: Bool) -> String {
        let whole = name(of: festival.id, on: festival.firstDay, in: language)
        let name = isShort ? short(whole) : whole
        if festival.isFirstDay { return name }
        return switch language {
        case .simplifiedChinese, .traditionalChinese: "\(name)第\(festival.dayNumber)天"
        case .english: "\(name), day \(festival.dayNumber)"
        case .korean: "\(name) \(festival.dayNumber)일째"
        case .japanese: "\(name)\(festival.dayNumber)日目"
        case .vietnamese: "\(name), ngày thứ \(festival.dayNumber)"
        }
    }

    private var regionIndices: [Int] {
        regions.compactMap { region in calendar.festivalSection.regions.firstIndex { $0.id == region } }
    }

    /// The name that the only region has for a festival in a year, or today; nil if it has none of its own, or if there are
    /// several regions.
    private func regionalName(
        of festival: FestivalID,
        inYear year: Int? = nil,
        in language: CalendarLanguage
    ) -> String? {
        guard regions.count == 1, let region = regionIndices.first,
            let index = calendar.festivalSection.ids.firstIndex(of: festival)
        else { return nil }
        return calendar.names.festival(index, region: region, year: year, in: language.nameTag)
    }

    /// The word that all regions have for a public holiday; nil for another kind, or if they differ.
    private func publicHolidayName(_ kind: FestivalKind, in language: CalendarLanguage) -> String? {
        guard kind == .publicHoliday else { return nil }
        let words = regionIndices.map { calendar.names.publicHoliday(region: $0, in: language.nameTag) }
        guard let first = words.first, let word = first else { return nil }
        return words.allSatisfy { $0.map { Array($0.utf8) == Array(word.utf8) } ?? false } ? word : nil
    }
}

extension FestivalKind {
    /// The name of the kind: 法定假日, 傳統節日, Observance, Season.
    public func name(in language: CalendarLanguage) -> String { Names.festivalKinds[rawValue, language] }
}
