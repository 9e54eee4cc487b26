/// Everything that a day of a plan is at once: today can be a day of rest, and a planned day can be done.
public struct DayStates: OptionSet, Codable, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt8

    /// The states with the given bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A day of rest.
    public static let rest = DayStates(rawValue: 1)
    /// A day with something planned.
    public static let planned = DayStates(rawValue: 2)
    /// A day on which it was done.
    public static let done = DayStates(rawValue: 4)
    /// Today.
    public static let today = DayStates(rawValue: 8)
    /// A day after today.
    public static let future = DayStates(rawValue: 16)
    /// A day that the plan does not cover.
    public static let outside = DayStates(rawValue: 32)
}
