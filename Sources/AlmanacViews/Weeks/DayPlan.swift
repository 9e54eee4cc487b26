import AlmanacCore

/// What is planned, done and left free on the days of a range.
public struct DayPlan: Hashable, Sendable {
    /// The days that the plan reaches.
    public let days: DayRange

    /// Days of rest.
    public var rest: DayMarks

    /// Days with something planned.
    public var planned: DayMarks

    /// Days on which it was done.
    public var done: DayMarks

    /// A plan without any marks.
    public init(over days: DayRange) {
        self.days = days
        rest = DayMarks(over: days)
        planned = DayMarks(over: days)
        done = DayMarks(over: days)
    }

    /// All that a day is. O(1).
    ///
    /// - Parameters:
    ///   - day: Any day.
    ///   - today: The reader's present day; a change of day needs nothing but another answer here.
    public func states(of day: Day, today: Day) -> DayStates {
        var states: DayStates = days.contains(day) ? [] : .outside
        if rest.contains(day) { states.insert(.rest) }
        if planned.contains(day) { states.insert(.planned) }
        if done.contains(day) { states.insert(.done) }
        if day == today { states.insert(.today) }
        if day > today { states.insert(.future) }
        return states
    }
}
