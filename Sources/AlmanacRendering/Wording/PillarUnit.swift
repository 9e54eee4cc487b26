import Almanac

/// What a pillar names.
enum PillarUnit {
    case year, month, day, hour

    /// The pillar with its unit: 丙午年, Bingwu year, 병오년, năm Bính Ngọ.
    func text(_ pillar: StemBranch, in language: CalendarLanguage) -> String {
        let (name, unit) = (pillar.name(in: language), unitNames[language])
        return switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean: name + unit
        case .english: name + " " + unit
        case .vietnamese: unit + " " + name
        }
    }

    private var unitNames: Names {
        switch self {
        case .year: Names("年", "年", "year", "년", "年", "năm")
        case .month: Names("月", "月", "month", "월", "月", "tháng")
        case .day: Names("日", "日", "day", "일", "日", "ngày")
        case .hour: Names("时", "時", "hour", "시", "時", "giờ")
        }
    }
}
