/// The six days (六曜) that Japanese calendars print, from the date of the 旧暦 alone.
public enum Rokuyo: UInt8, CaseIterable, Hashable, Sendable {
    /// 大安
    case taian
    /// 赤口
    case shakko
    /// 先勝
    case sensho
    /// 友引
    case tomobiki
    /// 先負
    case sembu
    /// 仏滅
    case butsumetsu
}

extension LunarDate {
    /// The 六曜 of a date of the Japanese calendar: month and day added, the number of a leap month as it is. O(1).
    public var rokuyo: Rokuyo {
        let sum = month.number + day
        return Rokuyo(rawValue: UInt8(truncatingIfNeeded: sum % Rokuyo.allCases.count)) ?? .taian
    }

    /// Whether a date of the Korean calendar is a day without guests (손 없는 날): its day of the month, leap months too,
    /// ends in 9 or 0. O(1).
    public var isSonEomneunNal: Bool { day % 10 == 9 || day % 10 == 0 }
}
