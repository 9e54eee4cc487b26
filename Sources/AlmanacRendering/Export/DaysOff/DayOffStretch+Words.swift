import Almanac

extension DayOffStretch.Kind {
    /// The word before the name of a stretch: 休, 班, Day off:.
    func mark(in language: CalendarLanguage) -> String {
        let names =
            switch self {
            case .off: Names("休", "休", "Day off:", "휴무:", "休", "Nghỉ:")
            case .half: Names("半休", "半休", "Half a day off:", "반일 휴무:", "半休", "Nghỉ nửa ngày:")
            case .worked: Names("班", "班", "Workday:", "근무:", "出勤", "Làm bù:")
            }
        return names[language]
    }

    /// What the days are, as a category: 放假, 補班.
    func name(in language: CalendarLanguage) -> String {
        switch self {
        case .off: WorkStatus.Kind.dayOff.name(in: language)
        case .half: WorkStatus.Kind.halfDay.name(in: language)
        case .worked: WorkStatus.Kind.makeUpWorkday.name(in: language)
        }
    }
}

extension DecidedDays {
    /// One line: 中國大陸：2004-01-01...2026-12-31 已定（国务院办公厅），查於 2026-11-21.
    func text(_ region: String, in language: CalendarLanguage) -> String {
        let names = authorities.joined(separator: ", ")
        let (audience, by) = (audience.name(in: language), names.isEmpty ? "" : " (\(names))")
        return Names(
            "\(region)·\(audience)：\(days) 已定\(by)，查于 \(lookedUp)",
            "\(region)·\(audience)：\(days) 已定\(by)，查於 \(lookedUp)",
            "\(region), \(audience): decided \(days)\(by), looked up on \(lookedUp)",
            "\(region), \(audience): 확정 \(days)\(by), 확인 \(lookedUp)",
            "\(region)・\(audience)：確定 \(days)\(by)、確認 \(lookedUp)",
            "\(region), \(audience): đã quyết định \(days)\(by), tra cứu ngày \(lookedUp)"
        )[language]
    }

    /// What the other days of an export lack.
    static func remark(in language: CalendarLanguage) -> String {
        Names(
            "其余日子尚未决定，只有法律规定的假日",
            "其餘日子尚未決定，只有法律規定的假日",
            "Other days are not decided: they have the holidays of the law alone",
            "나머지 날은 미정: 법정 공휴일만 있음",
            "その他の日は未確定：法律による休日のみ",
            "Những ngày khác chưa quyết định: chỉ có ngày lễ theo luật"
        )[language]
    }
}
