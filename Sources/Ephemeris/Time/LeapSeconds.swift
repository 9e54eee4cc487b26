// TAI - UTC, from the bulletins of the IERS.

/// The steps of TAI - UTC since 1972.
package struct LeapSeconds: Sendable {
    /// One step.
    package struct Row: Sendable, Equatable {
        /// The day, counted from 1970-01-01, from whose 0h UTC the value holds.
        package let day: Int
        /// TAI - UTC in seconds.
        package let taiMinusUTC: Int

        /// A step from its day (from 1970-01-01) and the new TAI - UTC (seconds).
        package init(day: Int, taiMinusUTC: Int) {
            self.day = day
            self.taiMinusUTC = taiMinusUTC
        }
    }

    /// The steps in order of time.
    package let rows: [Row]
    /// The first day, counted from 1970-01-01, for which no bulletin has spoken yet.
    package let unknownFrom: Int

    /// The steps.
    ///
    /// - Parameters:
    ///   - rows: at least one, in strictly rising order of days.
    ///   - unknownFrom: the first day, counted from 1970-01-01, for which no bulletin has spoken yet.
    /// - Returns: nil if there is none or they are not in order.
    package init?(rows: [Row], unknownFrom: Int) {
        guard !rows.isEmpty, zip(rows, rows.dropFirst()).allSatisfy({ $0.day < $1.day }) else { return nil }
        self.rows = rows
        self.unknownFrom = unknownFrom
    }

    /// TT - TAI in seconds, by definition (IAU resolution A4 of 1991, recommendation IV).
    package static let ttMinusTAI = 32.184

    /// TT - UTC in seconds at an instant of TT; after the last step its value is held.
    ///
    /// - Returns: nil before the first step.
    package func ttMinusUTC(at time: TerrestrialTime) -> Double? {
        let terrestrial = time.secondsSince1970
        let row = rows.last { Double($0.day) * 86_400 + Self.ttMinusTAI + Double($0.taiMinusUTC) <= terrestrial }
        return row.map { Self.ttMinusTAI + Double($0.taiMinusUTC) }
    }
}
