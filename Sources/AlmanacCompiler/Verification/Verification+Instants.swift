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

    /// Compares the table's instants with those of every authority, one finding each.
    func publishedTimes() -> [Finding] {
        var authorities: [AuthorityID] = []
        for time in times where !authorities.contains(time.authority) { authorities.append(time.authority) }
        return authorities.map { authority in publishedTimes(of: times.filter { $0.authority == authority }, authority)
        }
    }

    private func publishedTimes(of times: [PublishedTime], _ authority: AuthorityID) -> Finding {
        var finding = Finding("instants published by \(authority)")
        var statistics = ResidualStatistics()
        var explained = [Int](repeating: 0, count: explanations.rows.count)
        for time in times {
            let published = Double(time.instant.secondsSince1970)
            guard let ours = nearestInstant(time.kind, to: published) else {
                finding.fail("\(time.kind) \(time.instant): not in the table")
                continue
            }
            let residual = published - Double(ours.secondsSince1970)
            let row = abs(residual) > time.largestResidual ? explanations.index(for: time, residual: residual) : nil
            if let row, case .misprint = explanations.rows[row].scope {
                finding.explain(explanations.line(row, about: "\(time.instant), the table \(ours)"))
                continue
            }
            statistics.add(residual)
            if let row {
                explained[row] += 1
            } else if abs(residual) > time.largestResidual {
                finding.fail("\(time.kind) \(time.instant): the table has \(ours)")
            } else {
                finding.agree()
            }
        }
        for (row, count) in explained.enumerated() where count > 0 {
            finding.explain(count, explanations.line(row, about: "\(count) instants"))
        }
        finding.summary = statistics.line
        return finding
    }

    /// The table's instant of an event of this kind within two days of a time.
    private func nearestInstant(_ kind: PublishedInstant.Kind, to seconds: Double) -> Instant? {
        guard let calendar = calendarForInstants,
            let whole = Int64(exactly: seconds.rounded(.down)),
            let day = Instant(secondsSince1970: whole).day(atOffset: 0),
            let first = day.advanced(by: -2), let last = day.advanced(by: 2)
        else { return nil }
        switch kind {
        case .term(let term): return calendar.termEvents(in: first...last).first { $0.kind == term }?.instant
        case .phase(let phase): return calendar.phaseEvents(in: first...last).first { $0.kind == phase }?.instant
        }
    }
}

extension ResidualStatistics {
    /// The figures in one line.
    fileprivate var line: String {
        let largest = Decimal.text(largest, places: 0)
        return "mean \(Decimal.text(mean, places: 1)) s, rms \(Decimal.text(rms, places: 1)) s, largest \(largest) s"
    }
}

extension Explanations {
    /// One line: what a row explains, and its reason.
    fileprivate func line(_ index: Int, about what: String) -> String {
        let row = rows[index]
        return switch row.scope {
        case .misprint: "\(what): \(row.reason) (\(row.source))"
        case .clock(let years, let earlier, let later):
            "\(what) of \(years.lowerBound)-\(years.upperBound), beyond rounding at most "
                + "\(Decimal.text(earlier, places: 0)) s early, \(Decimal.text(later, places: 0)) s late: "
                + "\(row.reason) (\(row.source))"
        }
    }
}
