import Almanac

/// Entries of a calendar, found by their first days.
struct EntriesByDay: Sendable {
    private let entries: [Day: [CalendarEntry]]

    /// Groups entries by day; those of one day keep their order.
    init(_ entries: [CalendarEntry]) {
        self.entries = Dictionary(grouping: entries, by: \.firstDay)
    }

    /// The entries that begin on a day, in order.
    func on(_ day: Day) -> [CalendarEntry] { entries[day] ?? [] }
}
