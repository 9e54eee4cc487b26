import AlmanacCore

extension FestivalID {
    /// The name of the festival: 端午節, Dragon Boat Festival; its identifier if this library is older than the festival.
    public func name(in language: CalendarLanguage) -> String {
        names?[language] ?? description
    }
}

extension Festival {
    /// The name of the festival: 端午節, Dragon Boat Festival; its identifier if this library is older than the festival.
    public func name(in language: CalendarLanguage) -> String { id.name(in: language) }

    /// The name, and from the second day of a span on which day of it this is: 初伏, then 初伏第2天 … 初伏第10天.
    public func label(in language: CalendarLanguage) -> String {
        let name = name(in: language)
        if isFirstDay { return name }
        return switch language {
        case .simplifiedChinese, .traditionalChinese: "\(name)第\(dayNumber)天"
        case .english: "\(name), day \(dayNumber)"
        case .korean: "\(name) \(dayNumber)일째"
        case .japanese: "\(name)\(dayNumber)日目"
        case .vietnamese: "\(name), ngày thứ \(dayNumber)"
        }
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
