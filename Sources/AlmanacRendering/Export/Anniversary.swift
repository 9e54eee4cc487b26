import Almanac

/// A lunar date that a user keeps every year: a birthday, a day of death, the founding of a company.
package struct Anniversary: Hashable, Sendable {
    /// The lunar month; a leap month if the first such day was in one.
    package let month: LunarMonthNumber
    /// The day of the month, 1 … 30.
    package let day: Int
    /// The user's name for it: any text, which every format must escape.
    package let name: String
    /// The day in years without the leap month or without the 30th.
    package let rule: AnniversaryRule

    /// An anniversary; nil unless the day is in 1 … 30.
    package init?(month: LunarMonthNumber, day: Int, name: String, rule: AnniversaryRule) {
        guard (1...30).contains(day) else { return nil }
        self.month = month
        self.day = day
        self.name = name
        self.rule = rule
    }
}

extension ExportRequest {
    /// The days within a range on which an anniversary is kept, in order.
    func days(of anniversary: Anniversary, in days: DayRange) -> [Day] {
        guard let monthDay = LunarMonthDay(month: anniversary.month, day: anniversary.day) else { return [] }
        return Recurrence(monthDay, rule: anniversary.rule, in: calendar).days(in: days)
    }
}

extension String {
    /// Sixteen hexadecimal digits made of a name, so that an identifier contains nothing of it: FNV-1a of
    /// 64 bits (Fowler, Noll & Vo; RFC 9923).
    var nameID: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
