/// One of the six days (六曜) that Japanese calendars print. It depends on the date of the 旧暦 only.
public enum Rokuyo: UInt8, NamedCase {
    /// 大安.
    case taian
    /// 赤口.
    case shakko
    /// 先勝.
    case sensho
    /// 友引.
    case tomobiki
    /// 先負.
    case sembu
    /// 仏滅.
    case butsumetsu

    /// The 六曜 of a date of the Japanese calendar: month and day added, a leap month by its number.
    init(_ date: LunarDate) {
        let sum = date.month.number + date.day
        self = Rokuyo(rawValue: UInt8(truncatingIfNeeded: sum % Rokuyo.allCases.count)) ?? .taian
    }
}
