// The words of `almanac day` in the six languages.

import Almanac

/// What a line of the page of a day is about.
enum DayTopic: CaseIterable, Hashable, Sendable {
    case lunarDate, lunarMonth, lunarYear, pillars, zodiac
    case term, nextTerm, phase, nextPhase
    case festivals
    case before, after, week

    /// The word at the beginning of the line.
    func name(in language: CalendarLanguage) -> String {
        switch language {
        case .simplifiedChinese: simplifiedChinese
        case .traditionalChinese: traditionalChinese
        case .english: english
        case .korean: korean
        case .japanese: japanese
        case .vietnamese: vietnamese
        }
    }
}

extension DayTopic {
    private var simplifiedChinese: String {
        switch self {
        case .lunarDate: "农历"
        case .lunarMonth: "农历月"
        case .lunarYear: "农历年"
        case .pillars: "干支"
        case .zodiac: "生肖"
        case .term: "节气"
        case .nextTerm: "下一节气"
        case .phase: "月相"
        case .nextPhase: "下一月相"
        case .festivals: "节日"
        case .before: "前一天"
        case .after: "后一天"
        case .week: "周次"
        }
    }

    private var traditionalChinese: String {
        switch self {
        case .lunarDate: "農曆"
        case .lunarMonth: "農曆月"
        case .lunarYear: "農曆年"
        case .pillars: "干支"
        case .zodiac: "生肖"
        case .term: "節氣"
        case .nextTerm: "下一節氣"
        case .phase: "月相"
        case .nextPhase: "下一月相"
        case .festivals: "節日"
        case .before: "前一天"
        case .after: "後一天"
        case .week: "週次"
        }
    }

    private var english: String {
        switch self {
        case .lunarDate: "Lunar date"
        case .lunarMonth: "Lunar month"
        case .lunarYear: "Lunar year"
        case .pillars: "Pillars"
        case .zodiac: "Zodiac"
        case .term: "Solar term"
        case .nextTerm: "Next term"
        case .phase: "Moon"
        case .nextPhase: "Next phase"
        case .festivals: "Festivals"
        case .before: "Day before"
        case .after: "Day after"
        case .week: "Week"
        }
    }

    private var korean: String {
        switch self {
        case .lunarDate: "음력"
        case .lunarMonth: "음력 달"
        case .lunarYear: "음력 해"
        case .pillars: "간지"
        case .zodiac: "띠"
        case .term: "절기"
        case .nextTerm: "다음 절기"
        case .phase: "달"
        case .nextPhase: "다음 위상"
        case .festivals: "명절"
        case .before: "전날"
        case .after: "다음 날"
        case .week: "주"
        }
    }

    private var japanese: String {
        switch self {
        case .lunarDate: "旧暦"
        case .lunarMonth: "旧暦の月"
        case .lunarYear: "旧暦の年"
        case .pillars: "干支"
        case .zodiac: "十二支"
        case .term: "節気"
        case .nextTerm: "次の節気"
        case .phase: "月相"
        case .nextPhase: "次の月相"
        case .festivals: "祝祭日"
        case .before: "前日"
        case .after: "翌日"
        case .week: "週"
        }
    }

    private var vietnamese: String {
        switch self {
        case .lunarDate: "Âm lịch"
        case .lunarMonth: "Tháng âm"
        case .lunarYear: "Năm âm"
        case .pillars: "Can chi"
        case .zodiac: "Con giáp"
        case .term: "Tiết khí"
        case .nextTerm: "Tiết sau"
        case .phase: "Trăng"
        case .nextPhase: "Pha sau"
        case .festivals: "Ngày lễ"
        case .before: "Hôm trước"
        case .after: "Hôm sau"
        case .week: "Tuần"
        }
    }
}
