import Almanac

extension LunisolarCalendar {
    /// Why there is no day of a lunar date.
    func refusal(of date: LunarDate) -> String {
        switch absence(of: date) {
        case .outOfRange, nil:
            return "lunar date \(date) is not within \(days.firstDay)...\(days.lastDay)"
        case .noSuchLeapMonth:
            let leap = leapMonth(inLunarYear: date.year).map { "its leap month is \($0)" } ?? "it has no leap month"
            return "lunar year \(date.year) has no month \(date.month): \(leap)"
        case .noThirtiethDay:
            return "month \(date.month) of lunar year \(date.year) has 29 days"
        }
    }
}
