import Almanac

/// What a line of `almanac day` is about, in the order of the page.
enum DayTopic: CaseIterable, Hashable, Sendable {
    case lunarDate, lunarMonth, lunarYear, era, pillars, otherPillars, zodiac
    case term, nextTerm, phase, nextPhase
    case festivals, work, custom
    case before, after, week
    case calendar

    /// The words at the beginning of the line.
    func name(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .lunarDate: Names("农历", "農曆", "Lunar date", "음력", "旧暦", "Âm lịch")
            case .lunarMonth: Names("农历月", "農曆月", "Lunar month", "음력 달", "旧暦の月", "Tháng âm")
            case .lunarYear: Names("农历年", "農曆年", "Lunar year", "음력 해", "旧暦の年", "Năm âm")
            case .pillars: Names("干支", "干支", "Pillars", "간지", "干支", "Can chi")
            case .era: Names("年号", "年號", "Era", "연호", "年号", "Niên hiệu")
            case .otherPillars: Names("另法", "另法", "Otherwise", "다른 기준", "別の数え方", "Cách khác")
            case .zodiac: Names("生肖", "生肖", "Zodiac", "띠", "干支の動物", "Con giáp")
            case .term: Names("节气", "節氣", "Solar term", "절기", "節気", "Tiết khí")
            case .nextTerm: Names("下一节气", "下一節氣", "Next term", "다음 절기", "次の節気", "Tiết sau")
            case .phase: Names("月相", "月相", "Moon", "달", "月相", "Trăng")
            case .nextPhase: Names("下一月相", "下一月相", "Next phase", "다음 위상", "次の月相", "Pha sau")
            case .festivals: Names("节日", "節日", "Festivals", "명절·기념일", "行事", "Ngày lễ")
            case .work: Names("作息", "作息", "Work", "근무", "勤務", "Đi làm")
            case .custom: Names("择日", "擇日", "Custom", "택일", "暦注", "Chọn ngày")
            case .before: Names("前一天", "前一天", "Day before", "전날", "前日", "Hôm trước")
            case .after: Names("后一天", "後一天", "Day after", "다음 날", "翌日", "Hôm sau")
            case .week: Names("周次", "週次", "Week", "주", "週", "Tuần")
            case .calendar: Names("历法", "曆法", "Calendar", "역법", "暦", "Lịch")
            }
        return names[language]
    }
}
