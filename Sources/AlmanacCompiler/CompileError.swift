// Why a compilation stops although every file can be read.

import AlmanacCore

/// What keeps the compiler from writing a table.
package enum CompileError: Error, CustomStringConvertible {
    /// The events of a kind do not follow one another as they must: the figures of the theory cannot be right.
    case eventsOutOfOrder(String)
    /// Rounding to whole seconds would move an event to another civil day.
    case roundingChangesDay(CalendarID, Instant)
    /// The numbers of a section do not fit its layout.
    case doesNotFit(String)
    /// The table that was made does not say what was put into it.
    case notReadBack(String)

    /// One line: what is wrong.
    package var description: String {
        switch self {
        case .eventsOutOfOrder(let kind):
            "the \(kind) as computed do not follow one another in the order of their numbers"
        case .roundingChangesDay(let calendar, let instant):
            "rounding \(instant) to whole seconds changes its civil day in calendar \(calendar)"
        case .doesNotFit(let section):
            "the \(section) do not fit the layout of the table"
        case .notReadBack(let section):
            "the table does not give back the \(section) it was made of"
        }
    }
}
