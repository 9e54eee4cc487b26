/// A rule for keeping a lunar date in other years: families differ on leap months and on the 30th.
///
/// `oncePerYear` is the default.
///
/// ```swift
/// if let birthday = LunarMonthDay("6L-1") {
///     let rare = AnniversaryRule(leapMonth: .skip, thirtieth: .lastDay)
///     print(LunisolarCalendar.china.anniversaries(of: birthday, inLunarYears: 2026...2028))
///     // [2026-07-14, 2027-07-04, 2028-07-22]
///     print(LunisolarCalendar.china.anniversaries(of: birthday, inLunarYears: 2026...2050, rule: rare))
///     // [2036-07-23]
/// }
/// ```
public struct AnniversaryRule: Codable, Hashable, Sendable {
    /// A choice for dates of leap months.
    public enum LeapMonth: UInt8, NamedCase {
        /// A date of a leap month is kept only in years that have this leap month.
        case skip
        /// A date of a leap month is kept in the plain month of its number, always.
        case plainMonth
        /// A date of a leap month is kept in it in years that have it, and in the plain month in others.
        case leapElsePlain
        /// A date is kept in the plain month and, in years that have it, in the leap month of its number again.
        case both
    }

    /// The choice for dates of leap months.
    public var leapMonth: LeapMonth
    /// The choice for the 30th in years in which the month has 29 days.
    public var thirtieth: LunarDate.Overflow

    /// A rule from its two choices.
    public init(leapMonth: LeapMonth, thirtieth: LunarDate.Overflow) {
        (self.leapMonth, self.thirtieth) = (leapMonth, thirtieth)
    }

    /// Every date is kept exactly once in every lunar year, as near to itself as the year allows.
    ///
    /// A date of a leap month is kept in that leap month where the year has it and in the plain month of its number
    /// elsewhere; the 30th is kept on the 29th in months of 29 days. It is what iCalendar calls `SKIP=BACKWARD` (RFC 7529).
    public static let oncePerYear = AnniversaryRule(leapMonth: .leapElsePlain, thirtieth: .lastDay)

    /// The months of a year in which a date of a month is kept, in order; the year need not have the leap month among them.
    func months(keeping month: LunarMonthNumber, inYearWith leapMonthOfYear: LunarMonthNumber?) -> [LunarMonthNumber] {
        switch leapMonth {
        case .skip: [month]
        case .plainMonth: [month.plain]
        case .leapElsePlain: [month == leapMonthOfYear ? month : month.plain]
        case .both: [month.plain, month.leap]
        }
    }
}
