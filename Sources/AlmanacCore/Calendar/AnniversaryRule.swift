/// When a lunar date is kept in other years: what becomes of leap months and of the 30th, on which families differ.
///
/// `oncePerYear` is the rule that applies where none is named.
public struct AnniversaryRule: Codable, Hashable, Sendable {
    /// What is done about leap months.
    public enum LeapMonth: UInt8, CaseIterable, Codable, Hashable, Sendable {
        /// A date of a leap month is kept only in years that have this leap month.
        case skip
        /// A date of a leap month is kept in the plain month of its number, always.
        case plainMonth
        /// A date of a leap month is kept in it in years that have it, and in the plain month in others.
        case leapElsePlain
        /// A date is kept in the plain month and, in years that have it, in the leap month of its number again.
        case both
    }

    /// What is done about the 30th in years in which the month has 29 days.
    public enum Thirtieth: UInt8, CaseIterable, Codable, Hashable, Sendable {
        /// It is not kept.
        case skip
        /// It is kept on the 29th, the last day of the month.
        case lastDay
        /// It is kept on the first day of the following month.
        case nextDay
    }

    /// What is done about leap months.
    public var leapMonth: LeapMonth
    /// What is done about the 30th.
    public var thirtieth: Thirtieth

    /// A rule from its two choices.
    public init(leapMonth: LeapMonth, thirtieth: Thirtieth) {
        self.leapMonth = leapMonth
        self.thirtieth = thirtieth
    }

    /// Every date is kept exactly once in every lunar year, as near to itself as the year allows.
    ///
    /// A date of a leap month is kept in that leap month where the year has it and in the plain month of its number
    /// elsewhere; the 30th is kept on the 29th in months of 29 days. It is what iCalendar calls `SKIP=BACKWARD` (RFC 7529).
    public static let oncePerYear = AnniversaryRule(leapMonth: .leapElsePlain, thirtieth: .lastDay)
}

extension AnniversaryRule {
    /// Whether the plain month of a date's number is kept in a year.
    func keepsPlainMonth(of month: LunarMonthNumber, yearHasLeap: Bool) -> Bool {
        guard month.isLeap else { return true }
        return switch leapMonth {
        case .skip: false
        case .plainMonth, .both: true
        case .leapElsePlain: !yearHasLeap
        }
    }

    /// Whether the leap month of a date's number is kept in a year that has it.
    func keepsLeapMonth(of month: LunarMonthNumber) -> Bool {
        switch leapMonth {
        case .skip, .leapElsePlain: month.isLeap
        case .plainMonth: false
        case .both: true
        }
    }
}
