import AlmanacCore
import Ephemeris

extension AboutSection {
    /// The section for the promised days and the leap seconds known so far.
    init(_ leapSeconds: LeapSeconds) {
        let last = leapSeconds.rows[leapSeconds.rows.count - 1]
        self.init(
            promisedDays: TableSpan.promisedDays,
            lastLeapSecondDay: Day(rawValue: Int32(last.day)),
            heldMillisecondsTTMinusUTC: Int32(((LeapSeconds.ttMinusTAI + Double(last.taiMinusUTC)) * 1000).rounded()),
            leapSecondsUnknownFrom: Day(rawValue: Int32(leapSeconds.unknownFrom)),
            leapSecondsEnd: leapSeconds.end.map { Day(rawValue: Int32($0)) } ?? .max
        )
    }
}
