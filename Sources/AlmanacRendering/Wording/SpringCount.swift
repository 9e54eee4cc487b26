import Almanac

/// How many 立春 a lunar year has.
enum SpringCount: Int {
    /// None: a blind year, 無春.
    case blind
    /// One, as most years.
    case single
    /// Two: 雙春.
    case double

    /// 無春, 雙春; nil for the ordinary one.
    func name(in language: CalendarLanguage) -> String? {
        switch self {
        case .blind:
            Names("无春年", "無春年", "blind year", "무춘년", "無春年", "năm không có Lập xuân")[language]
        case .single: nil
        case .double: Names("双春年", "雙春年", "double spring", "쌍춘년", "双春年", "năm hai Lập xuân")[language]
        }
    }
}

extension LunisolarCalendar {
    /// How many 立春 a lunar year has, or nil if the calendar does not hold all its months.
    func springCount(ofLunarYear year: Int) -> SpringCount? {
        lichunEvents(inLunarYear: year).flatMap { SpringCount(rawValue: $0.count) }
    }
}
