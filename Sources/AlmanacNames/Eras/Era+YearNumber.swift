import AlmanacCore

extension Era {
    /// A year of an era: 令和8年.
    public struct YearNumber: Hashable, Sendable {
        /// The era that counts the year.
        public let era: Era

        /// The number of the year in the era, from 1.
        public let year: Int

        /// The year of a day in the eras of a country, or nil before the first era.
        public init?(_ day: Day, in system: Era.System) {
            guard let era = system.era(on: day) else { return nil }
            self.era = era
            year = GregorianDate(day).year - era.yearZero
        }
    }
}
