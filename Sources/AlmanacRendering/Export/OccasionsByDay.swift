// What happens, found by the day.

import Almanac

/// Occasions by their first days.
struct OccasionsByDay: Sendable {
    private let occasions: [Day: [Occasion]]

    /// Puts the occasions in order; those of one day stay in the order they have.
    init(_ occasions: [Occasion]) {
        self.occasions = Dictionary(grouping: occasions, by: \.firstDay)
    }

    /// What happens on a day.
    func on(_ day: Day) -> [Occasion] { occasions[day] ?? [] }
}
