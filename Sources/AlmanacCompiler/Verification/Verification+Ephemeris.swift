import AlmanacCore
import Ephemeris

extension Verification {
    /// Half a second of rounding, and some hundredths of the theory; seconds.
    private static let largestEphemerisResidual = 0.55

    /// Compares the table's instants with JPL DE440. This is in-sample: the theory is fitted to that ephemeris.
    func ephemeris() -> Finding {
        var finding = Finding("instants, JPL DE440, every tenth year, in-sample")
        var statistics = ResidualStatistics()
        for published in instants {
            let clock = timeScales.calendarClock(published.time)
            guard let ours = nearestInstant(published.kind, to: clock) else {
                finding.fail("\(published.kind) at \(clock): not in the table")
                continue
            }
            let residual = Double(ours.secondsSince1970) - clock
            statistics.add(residual)
            if abs(residual) <= Self.largestEphemerisResidual {
                finding.agree()
            } else {
                finding.fail("\(published.kind) \(ours): \(residual) s from the published instant")
            }
        }
        finding.summary =
            "largest \(Decimal.text(abs(statistics.largest), places: 3)) s, rms \(Decimal.text(statistics.rms, places: 3)) s"
        return finding
    }
}
