/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
///
/// ```swift
/// print(Weekday.sunday.number, Weekday.sunday.column(inWeekBeginning: .monday), Weekday.sunday.name(in: .korean))
/// // 7 6 일요일
/// ```
public enum Weekday: UInt8, NamedCase {
    /// Day 1 of the ISO week.
    case monday = 1
    /// Day 2 of the ISO week.
    case tuesday
    /// Day 3 of the ISO week.
    case wednesday
    /// Day 4 of the ISO week, whose year is the year of the week.
    case thursday
    /// Day 5 of the ISO week.
    case friday
    /// Day 6 of the ISO week.
    case saturday
    /// Day 7 of the ISO week.
    case sunday

    /// The weekday a number of days after a Monday; the number wraps.
    ///
    /// - Parameter days: Any number of days, negative ones too: 7 is Monday again.
    public init(daysAfterMonday days: Int) {
        self = Weekday(rawValue: UInt8(truncatingIfNeeded: days.modulo(7)) + 1) ?? .monday
    }

    /// The ISO number, 1 (Monday) … 7 (Sunday).
    public var number: Int { Int(rawValue) }

    /// The next day of the week; Monday follows Sunday.
    public var next: Weekday { Weekday(daysAfterMonday: number) }

    /// The preceding day of the week; Sunday precedes Monday.
    public var previous: Weekday { Weekday(daysAfterMonday: number - 2) }

    /// Returns the column of this weekday, 0 … 6, in a week that begins on `first`.
    public func column(inWeekBeginning first: Weekday) -> Int { (number - first.number).modulo(7) }

    /// Whether this is Saturday or Sunday.
    public var isWeekend: Bool { self == .saturday || self == .sunday }
}
