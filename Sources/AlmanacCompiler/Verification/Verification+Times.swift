import AlmanacCore

extension Verification {
    /// Compares the table's instants with those of every authority, one finding each.
    func publishedTimes() -> [Finding] {
        var authorities: [AuthorityID] = []
        for time in times where !authorities.contains(time.authority) { authorities.append(time.authority) }
        return authorities.map { finding(about: $0) }
    }

    /// Compares the instants of one authority, with one line for each reason and the figures of all residuals.
    private func finding(about authority: AuthorityID) -> Finding {
        var finding = Finding("instants published by \(authority)")
        var statistics = ResidualStatistics()
        // How many instants each row of the explanations covers, and by how many seconds at most they exceed rounding.
        var covered = Array(repeating: (count: 0, excess: 0.0), count: explanations.rows.count)
        for time in times where time.authority == authority {
            let published = Double(time.instant.secondsSince1970)
            guard let ours = nearestInstant(time.kind, to: published) else {
                finding.fail("\(time.kind) \(time.instant): not in the table")
                continue
            }
            let residual = published - Double(ours.secondsSince1970)
            let isRounding = abs(residual) <= time.largestResidual
            let row = isRounding ? nil : explanations.index(for: time, residual: residual)
            if let row, case .misprint = explanations.rows[row].scope {
                // A misprint says nothing about the residuals.
                finding.explain(explanations.line(row, about: "\(time.instant), the table \(ours)"))
                continue
            }
            statistics.add(residual)
            if isRounding {
                finding.agree()
            } else if let row {
                covered[row].count += 1
                covered[row].excess = max(covered[row].excess, abs(residual) - time.largestResidual)
            } else {
                finding.fail("\(time.kind) \(time.instant): the table has \(ours)")
            }
        }
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
