import AlmanacCore

extension FestivalKind {
    /// The name of the kind: 法定假日, 傳統節日, Observance, Season.
    public func name(in language: CalendarLanguage) -> String { names[language] }

    private var names: Names {
        switch self {
        case .publicHoliday: Names("法定假日", "法定假日", "Public holiday", "공휴일", "祝日", "Ngày nghỉ lễ")
        case .traditional: Names("传统节日", "傳統節日", "Traditional festival", "전통 명절", "伝統行事", "Lễ truyền thống")
        case .observance: Names("纪念日", "紀念日", "Observance", "기념일", "記念日", "Ngày kỷ niệm")
        case .seasonCount: Names("时令", "時令", "Season", "잡절", "雑節", "Thời lệnh")
        case .calendarNote: Names("历注", "曆注", "Calendar note", "역주", "暦注", "Chú lịch")
        }
    }
}
