import AlmanacCore

extension Verification {
    /// Compares the table's instants with those of every authority, one finding each.
    func publishedTimes() -> [Finding] {
        var authorities: [AuthorityID] = []
        for time in times where !authorities.contains(time.authority) { authorities.append(time.authority) }
        return authorities.map { authority in
            var comparison = TimesComparison(of: authority, explanations)
            for time in times where time.authority == authority {
                let published = Double(time.instant.secondsSince1970)
                comparison.add(time, ours: nearestInstant(time.kind, to: published))
            }
            return comparison.finished()
        }
    }
}

/// The comparison of the instants of one authority, instant by instant.
private struct TimesComparison {
    private let explanations: Explanations
    private var finding: Finding
    private var statistics = ResidualStatistics()
    /// How many instants each row of the explanations covers, and by how many seconds at most they exceed rounding.
    private var covered: [(count: Int, excess: Double)]

    init(of authority: AuthorityID, _ explanations: Explanations) {
        self.explanations = explanations
        finding = Finding("instants published by \(authority)")
        covered = Array(repeating: (0, 0), count: explanations.rows.count)
    }

    /// Adds a published instant, with the table's instant of the same event if it has one.
    mutating func add(_ time: PublishedTime, ours: Instant?) {
        guard let ours else { return finding.fail("\(time.kind) \(time.instant): not in the table") }
        let residual = Double(time.instant.secondsSince1970) - Double(ours.secondsSince1970)
        if abs(residual) <= time.largestResidual {
            statistics.add(residual)
            return finding.agree()
        }
        guard let row = explanations.index(for: time, residual: residual) else {
            statistics.add(residual)
            return finding.fail("\(time.kind) \(time.instant): the table has \(ours)")
        }
        if case .misprint = explanations.rows[row].scope {
            // A misprint says nothing about the residuals.
            return finding.explain(explanations.line(row, about: "\(time.instant), the table \(ours)"))
        }
        statistics.add(residual)
        covered[row].count += 1
        covered[row].excess = max(covered[row].excess, abs(residual) - time.largestResidual)
    }

    /// The finding, with one line for each reason and the figures of all residuals.
    func finished() -> Finding {
        var finding = finding
        for (row, (count, excess)) in covered.enumerated() where count > 0 {
            let line = explanations.line(row, about: "\(count) instants", exceedingBy: excess)
            if case .clock(_, _, _, isListed: true) = explanations.rows[row].scope {
                finding.list(count, line)
            } else {
                finding.explain(count, line)
            }
        }
        finding.summary = statistics.line
        return finding
    }
}

extension Explanations {
    /// One line: the instants that a row covers, by how many seconds they exceed rounding, and its reason.
    fileprivate func line(_ index: Int, about what: String, exceedingBy excess: Double = 0) -> String {
        let row = rows[index]
        return switch row.scope {
        case .misprint: "\(what): \(row.reason) (\(row.source))"
        case .clock(let years, let earlier, let later, _):
            "\(what) of \(years.lowerBound)-\(years.upperBound), at most \(Decimal.text(excess, places: 0)) s beyond rounding "
                + "(allowed: \(Decimal.text(earlier, places: 0)) s early, \(Decimal.text(later, places: 0)) s late): "
                + "\(row.reason) (\(row.source))"
        }
    }
}
