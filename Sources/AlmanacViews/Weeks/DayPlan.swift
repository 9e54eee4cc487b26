import AlmanacCore

/// A plan over a range of days: which of them are days of rest, which have something planned, and on which it was done.
///
/// The three sets of marks are over `days`, whatever is assigned to them: marks outside it are left out.
///
/// ```swift
/// if let days = DayRange(year: 2026), let today = Day("2026-02-17") {
///     var plan = DayPlan(over: days)
///     plan.planned.insert(today)
///     print(plan.states(of: today, today: today) == [.planned, .today])  // true
/// }
/// ```
public struct DayPlan: Hashable, Sendable {
    /// The days that the plan covers.
    public let days: DayRange

    /// The days of rest.
    public var rest: DayMarks { didSet { rest.keep(to: days) } }

    /// The days with something planned.
    public var planned: DayMarks { didSet { planned.keep(to: days) } }

    /// The days on which it was done.
    public var done: DayMarks { didSet { done.keep(to: days) } }

    /// An empty plan over a range of days.
    public init(over days: DayRange) {
        self.days = days
        rest = DayMarks(over: days)
        planned = DayMarks(over: days)
        done = DayMarks(over: days)
    }

    /// Everything that a day is. O(1).
    ///
    /// - Parameters:
    ///   - day: Any day.
    ///   - today: Today, by the user's clock; at midnight only this argument changes.
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

extension DayMarks {
    /// The same marks over another range; those outside it are left out.
    fileprivate mutating func keep(to range: DayRange) {
        guard range != days else { return }
        self = DayMarks(over: range).union(self)
    }
}

#if !hasFeature(Embedded)
    extension DayPlan: Codable {
        private enum CodingKeys: CodingKey { case rest, planned, done }

        /// Decodes an object of three sets of marks, `rest`, `planned` and `done`.
        ///
        /// - Throws: `DecodingError`, also if the sets are over different ranges.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            rest = try form.decode(DayMarks.self, forKey: .rest)
            planned = try form.decode(DayMarks.self, forKey: .planned)
            done = try form.decode(DayMarks.self, forKey: .done)
            days = rest.days
            guard planned.days == days, done.days == days else {
                throw decoder.refusal("marks over different days", at: CodingKeys.planned)
            }
        }
    }
#endif

/// Everything that a day of a plan is at once: today can be a day of rest, and a planned day can be done.
public struct DayStates: OptionSet, Codable, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt8

    /// The states with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A day of rest.
    public static let rest = DayStates(rawValue: 1)
    /// A day with something planned.
    public static let planned = DayStates(rawValue: 2)
    /// A day on which it was done.
    public static let done = DayStates(rawValue: 4)
    /// The day that the user's clock shows.
    public static let today = DayStates(rawValue: 8)
    /// A day after today.
    public static let future = DayStates(rawValue: 16)
    /// A day that the plan does not cover.
    public static let outside = DayStates(rawValue: 32)
}

extension DayStates: CustomStringConvertible {
    /// The names of the states: `planned, today`; empty for none.
    public var description: String {
        let names: [(DayStates, String)] = [
            (.rest, "rest"), (.planned, "planned"), (.done, "done"), (.today, "today"), (.future, "future"),
            (.outside, "outside"),
        ]
        return names.reduce(into: "") { text, name in
            if contains(name.0) { text += (text.isEmpty ? "" : ", ") + name.1 }
        }
    }
}
