import AlmanacCore

/// What an update makes of a day; or of consecutive days, if they were unknown and are now what their weekdays make them.
package struct HolidayChange: Hashable, Sendable, CustomStringConvertible {
    /// The days.
    package internal(set) var days: DayRange
    /// For whom; nil for the audience of most questions.
    let audience: Audience?
    /// What they were, and why.
    let before: String
    /// What they are, and why.
    let after: String

    /// One line: `2026-02-14  unknown → make-up-workday, holiday, chunjie, notice 2026`.
    package var description: String {
        let days = days.count == 1 ? "\(days.firstDay)" : "\(days)"
        return "\(days)\(audience.map { "  only \($0)" } ?? "")  \(before) → \(after)"
    }
}
