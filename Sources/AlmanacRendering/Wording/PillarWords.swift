import Almanac

/// The unit of time that a pillar names.
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

extension YearBoundary {
    /// Where the pillar of the year changes: 自立春, from New Year's Day.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .newYearsDay: Names("自正月初一|自正月初一|from New Year's Day|정월 초하루부터|旧正月から|từ mùng 1 tháng Giêng")[language]
        case .lichunDay, .lichunInstant: Names("自立春|自立春|from Start of Spring|입춘부터|立春から|từ Lập xuân")[language]
        }
    }
}

extension MonthBoundary {
    /// Where the pillar of the month changes: 自節之日, from the instant of its term.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .termDay: Names("自节之日|自節之日|from the day of its term|절입일부터|節入りの日から|từ ngày tiết khí")[language]
        case .termInstant:
            Names("自节之时刻|自節之時刻|from the instant of its term|절입 시각부터|節入りの時刻から|từ thời điểm tiết khí")[language]
        case .lunarMonth: Names("自初一|自初一|with the lunar month|초하루부터|一日から|từ mùng 1")[language]
        }
    }
}

extension DayBoundary {
    /// When the pillar of the day changes: 自23時, from 0h.
    func text(in language: CalendarLanguage) -> String {
        switch self {
        case .midnight: Names("自0时|自0時|from 0h|0시부터|0時から|từ 0 giờ")[language]
        case .elevenPM: Names("自23时|自23時|from 23h|23시부터|23時から|từ 23 giờ")[language]
        }
    }
}
