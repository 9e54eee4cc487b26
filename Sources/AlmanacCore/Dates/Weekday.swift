/// A day of the week, numbered as ISO 8601 does: Monday is 1, Sunday is 7.
public enum Weekday: UInt8, CaseIterable, Hashable, Sendable {
    /// Day 1 of the ISO week.
    case monday = 1
    /// Day 2 of the ISO week.
    case tuesday
    /// Day 3 of the ISO week.
    case wednesday
    /// Day 4 of the ISO week, the one that decides to which year the week belongs.
    case thursday
    /// Day 5 of the ISO week.
    case friday
    /// Day 6 of the ISO week.
    case saturday
    /// Day 7 of the ISO week.
    case sunday

    /// The weekday at a position counted from Monday, round and round.
    ///
    /// - Parameter days: Days after a Monday; any number, negative ones too.
    public init(daysAfterMonday days: Int) {
        self = Weekday(rawValue: UInt8(truncatingIfNeeded: days.modulo(7)) + 1) ?? .monday
    }

    /// The ISO number, 1 (Monday) … 7 (Sunday).
    public var number: Int { Int(rawValue) }

    /// The following day of the week; Monday follows Sunday.
    public var next: Weekday { Weekday(daysAfterMonday: number) }

    /// The preceding day of the week; Sunday precedes Monday.
    public var previous: Weekday { Weekday(daysAfterMonday: number - 2) }

    /// How many days after the latest `first` this weekday comes: its column, 0 … 6, in a week that begins on `first`.
    public func column(inWeekBeginning first: Weekday) -> Int {
        (number - first.number).modulo(7)
    }

    /// Whether this is Saturday or Sunday.
    public var isWeekend: Bool { self == .saturday || self == .sunday }
}
