/// The steps of TAI - UTC since 1972, from the bulletins of the IERS.
package struct LeapSeconds: Sendable {
    /// The day, counted from 1970-01-01, from whose 0h UTC on the value applies; TAI - UTC in seconds.
    package typealias Row = (day: Int, taiMinusUTC: Int)

    /// The steps by rising day.
    package let rows: [Row]
    /// The first day, counted from 1970-01-01, that no bulletin covers yet.
    package let unknownFrom: Int
    /// The first day, counted from 1970-01-01, from which no more are inserted; nil if that is not decided.
    package let end: Int?

    /// A table from its steps.
    ///
    /// - Precondition: There is a step, and days rise. `DayRows` refuses a file in which they do not.
    package init(rows: [Row], unknownFrom: Int, end: Int? = nil) {
        self.rows = rows
        self.unknownFrom = unknownFrom
        self.end = end
    }

    /// TT - TAI in seconds, by definition (IAU resolution A4 of 1991, recommendation IV).
    package static let ttMinusTAI = 32.184

    /// TT - UTC.
    ///
    /// - Given: `time`, TT.
    /// - Returned: seconds; after the last step its value; nil before the first step.
    /// - Accuracy: exact up to `unknownFrom`, by definition.
    /// - Source: IERS Bulletin C.
    package func ttMinusUTC(at time: TerrestrialTime) -> Double? {
        let terrestrial = time.secondsSince1970
        let row = rows.last { Double($0.day) * 86_400 + Self.ttMinusTAI + Double($0.taiMinusUTC) <= terrestrial }
        return row.map { Self.ttMinusTAI + Double($0.taiMinusUTC) }
    }
}
