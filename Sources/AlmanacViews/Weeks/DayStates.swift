/// What a day of a training plan is, all at once: today can be a rest day, and a planned day done.
public struct DayStates: OptionSet, Hashable, Sendable {
    /// Bits as declared below.
    public let rawValue: UInt8

    /// The states with these bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// A day of rest.
    public static let rest = DayStates(rawValue: 1)
    /// A day with something planned.
    public static let planned = DayStates(rawValue: 2)
    /// A day on which it was done.
    public static let done = DayStates(rawValue: 4)
    /// The present day.
    public static let today = DayStates(rawValue: 8)
    /// A day after the present one.
    public static let future = DayStates(rawValue: 16)
    /// A day that the plan does not reach.
    public static let outside = DayStates(rawValue: 32)
}
