import AlmanacCore

/// The day of a text such as `2026-02-17`; any other text ends the tests.
package func day(_ text: String) -> Day {
    guard let day = Day(text) else { preconditionFailure("no day: \(text)") }
    return day
}

/// The lunar date of a text such as `2025-6L-1`; any other text ends the tests.
package func lunar(_ text: String) -> LunarDate {
    guard let date = LunarDate(text) else { preconditionFailure("no lunar date: \(text)") }
    return date
}
