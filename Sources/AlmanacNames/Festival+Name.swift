import AlmanacCore

extension Festivals {
    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        calendar.name(of: festival, in: language)
    }

    /// The name of a festival, and from the second day of a span on which day of it this is: 初伏, then 初伏第2天 …
    /// 初伏第10天.
    ///
    /// - Complexity: O(number of festivals).
    public func label(of festival: Festival, in language: CalendarLanguage) -> String {
        let name = name(of: festival.id, in: language)
        if festival.isFirstDay { return name }
        return switch language {
        case .simplifiedChinese, .traditionalChinese: "\(name)第\(festival.dayNumber)天"
        case .english: "\(name), day \(festival.dayNumber)"
        case .korean: "\(name) \(festival.dayNumber)일째"
        case .japanese: "\(name)\(festival.dayNumber)日目"
        case .vietnamese: "\(name), ngày thứ \(festival.dayNumber)"
        }
    }
}

extension LunisolarCalendar {
    /// What the calendar is called: 中國農曆, Chinese Calendar; its identifier if the table has no name.
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

    /// The name of a region: 香港, Hong Kong; its identifier if the table has no name.
    public func name(of region: RegionID, in language: CalendarLanguage) -> String {
        festivalSection.regions.firstIndex { $0.id == region }.flatMap { names.region($0, in: language.nameTag) }
            ?? "\(region)"
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

    /// The name of a festival: 端午節, Dragon Boat Festival; its identifier if the table has no name.
    ///
    /// - Complexity: O(number of festivals).
    public func name(of festival: FestivalID, in language: CalendarLanguage) -> String {
        festivals.ids.firstIndex(of: festival).flatMap { names.festival($0, in: language.nameTag) } ?? "\(festival)"
    }
}

extension FestivalKind {
    /// What the kind is called: 法定假日, 傳統節日, Observance, Season.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .publicHoliday: Names("法定假日", "法定假日", "Public holiday", "공휴일", "祝日", "Ngày nghỉ lễ")
        case .traditional: Names("传统节日", "傳統節日", "Traditional festival", "전통 명절", "伝統行事", "Lễ truyền thống")
        case .observance: Names("纪念日", "紀念日", "Observance", "기념일", "記念日", "Ngày kỷ niệm")
        case .seasonCount: Names("时令", "時令", "Season", "절기", "時候", "Thời tiết")
        case .calendarNote: Names("历注", "曆注", "Calendar note", "역주", "暦注", "Chú lịch")
        }
    }
}
