import Almanac

/// A group of entries that an export can contain; the raw value is its name on the command line.
package enum Feed: String, CaseIterable, Hashable, Sendable {
    /// The 24 solar terms.
    case terms
    /// The four phases of the Moon.
    case phases
    /// The festivals of the requested regions.
    case festivals
    /// The first and the fifteenth of every lunar month.
    case lunar
    /// Lunar dates that the user gives.
    case anniversaries

    /// The name for people: 節氣, Solar Terms.
    func title(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .terms: Names("节气", "節氣", "Solar Terms", "절기", "二十四節気", "Tiết khí")
            case .phases: Names("月相", "月相", "Moon Phases", "달의 위상", "月の満ち欠け", "Pha Mặt Trăng")
            case .festivals: Names("节日", "節日", "Festivals", "명절과 기념일", "祝祭日と年中行事", "Lễ tết")
            case .lunar: Names("初一十五", "初一十五", "First and Fifteenth", "초하루와 보름", "一日と十五日", "Mùng một và rằm")
            case .anniversaries: Names("纪念日", "紀念日", "Anniversaries", "기념일", "記念日", "Ngày kỷ niệm")
            }
        return names[language]
    }
}
