import Almanac

/// What a line of `almanac pillars` is about, in the order of the page.
enum PillarTopic: CaseIterable, Hashable, Sendable {
    case lunarDate, pillars, zodiac
    case year, month, day, hour
    case near, otherwise
    case calendar

    /// The words at the beginning of the line.
    func name(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .lunarDate: Names("农历", "農曆", "Lunar date", "음력", "旧暦", "Âm lịch")
            case .pillars: Names("四柱", "四柱", "Four pillars", "사주", "四柱", "Tứ trụ")
            case .zodiac: Names("生肖", "生肖", "Zodiac", "띠", "干支の動物", "Con giáp")
            case .year: Names("年", "年", "Year", "해", "年", "Năm")
            case .month: Names("月", "月", "Month", "달", "月", "Tháng")
            case .day: Names("日", "日", "Day", "날", "日", "Ngày")
            case .hour: Names("时", "時", "Hour", "시", "時", "Giờ")
            case .near: Names("临近", "臨近", "Near", "경계 가까이", "境界付近", "Gần ranh giới")
            case .otherwise: Names("另法", "另法", "Otherwise", "다른 기준", "別の数え方", "Cách khác")
            case .calendar: Names("历法", "曆法", "Calendar", "역법", "暦", "Lịch")
            }
        return names[language]
    }

    /// The text between two pieces of the line: the ends of a year or a month belong together.
    var separator: StyledText {
        switch self {
        case .year, .month: StyledText(" ")
        case .lunarDate, .pillars, .zodiac, .day, .hour, .near, .otherwise, .calendar: StyledText("  ")
        }
    }
}
