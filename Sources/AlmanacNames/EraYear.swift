import AlmanacCore

/// A year of an era: 令和8年.
public struct EraYear: Hashable, Sendable {
    /// The era.
    public let era: Era

    /// The number of the year, from 1.
    public let year: Int

    /// The year of a day in a country's eras, or nil before the first of them.
    public init?(_ day: Day, in system: EraSystem) {
        guard let era = system.era(on: day) else { return nil }
        self.era = era
        year = GregorianDate(day).year - era.yearZero
    }
}
