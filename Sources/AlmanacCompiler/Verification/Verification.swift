// Comparing the table with everything that has been published.

import AlmanacCore
import Ephemeris

/// Compares a table with the published tables of a data folder.
package struct Verification {
    private let table: AlmanacTable
    private let months: [PublishedMonth]
    private let terms: [PublishedTerm]
    private let instants: [PublishedInstant]
    private let timeScales: TimeScales

    /// Reads the published tables of `reference/` in a data folder.
    ///
    /// - Parameters:
    ///   - table: what to compare.
    ///   - path: the data folder; its ΔT and leap seconds carry the published instants to the calendar's clock.
    package init(of table: AlmanacTable, dataFolder path: String) throws {
        self.table = table
        months = try Self.reference("hko_months.tsv", path).publishedMonths()
        terms = try Self.reference("hko_terms.tsv", path).publishedTerms()
        instants = try Self.reference("jpl_instants.tsv", path).publishedInstants()
        let folder = try SourceFolder(path: path)
        timeScales = TimeScales(
            deltaT: try DayTableFile(folder.file("theory/delta_t.txt")).deltaT(),
            leapSeconds: try DayTableFile(folder.file("theory/leap_seconds.txt")).leapSeconds()
        )
    }

    private static func reference(_ name: String, _ path: String) throws(FileError) -> SourceFile {
        SourceFile(name: "reference/\(name)", bytes: try FileStore.read("\(path)/reference/\(name)"))
    }

    /// What every comparison found.
    package func findings() -> [Finding] {
        var findings: [Finding] = []
        for id in [CalendarID.hongkong, .china] {
            guard let calendar = table.calendar(id) else { continue }
            findings.append(months(in: calendar))
            findings.append(terms(in: calendar))
        }
        return findings + [instantsFinding()]
    }
}

// MARK: - The Hong Kong Observatory

extension Verification {
    /// Whose table the months and terms are: the name that explains a dispute with it.
    private var authority: AuthorityID? { ShortName("hko").map { AuthorityID($0) } }

    private func months(in calendar: LunisolarCalendar) -> Finding {
        var finding = Finding("months of \(calendar.id), Hong Kong Observatory 1901-2100")
        for published in months {
            let name = "\(published.year)-\(published.month)"
            guard let ours = calendar.month(published.month, ofYear: published.year) else {
                finding.fail("\(name): not in the table, published from \(published.firstDay)")
                continue
            }
            if ours.firstDay != published.firstDay {
                let line = "\(name): \(ours.firstDay), published \(published.firstDay)"
                let event = calendar.phaseEvents(in: ours.firstDay...ours.firstDay).first { $0.kind == .newMoon }
                report(line, event?.certainty, published.firstDay, &finding)
            } else if let length = published.length, length != ours.length,
                !isDisputed(calendar, Day(rawValue: ours.lastDay.rawValue + 1))
            {
                finding.fail("\(name): \(ours.length) days, published \(length)")
            } else {
                finding.agree()
            }
        }
        return finding
    }

    /// Whether a month that begins on this day is one the authority begins on another.
    private func isDisputed(_ calendar: LunisolarCalendar, _ firstDay: Day) -> Bool {
        calendar.phaseEvents(in: firstDay...firstDay).contains { event in
            if case .disputed(by: authority, _) = event.certainty { event.kind == .newMoon } else { false }
        }
    }

    private func terms(in calendar: LunisolarCalendar) -> Finding {
        var finding = Finding("terms of \(calendar.id), Hong Kong Observatory 1901-2100")
        for published in terms {
            let ours = calendar.event(published.term, inYear: GregorianDate(published.day).year)
            guard let ours, ours.day != published.day else {
                if ours == nil { finding.fail("\(published.term): not in the table, published \(published.day)") }
                if ours != nil { finding.agree() }
                continue
            }
            report(
                "\(published.term): \(ours.day), published \(published.day)",
                ours.certainty,
                published.day,
                &finding
            )
        }
        return finding
    }

    /// Files a difference as explained if the calendar itself names the authority's day.
    private func report(_ line: String, _ certainty: Certainty?, _ day: Day, _ finding: inout Finding) {
        if let authority, certainty == .disputed(by: authority, day: day) {
            finding.explain("\(line) (disputed, cited in the calendar's file)")
        } else {
            finding.fail(line)
        }
    }
}

// MARK: - The Jet Propulsion Laboratory

extension Verification {
    /// Rounding to whole seconds makes half a second, the theory some hundredths.
    private static let largestResidual = 0.55

    private func instantsFinding() -> Finding {
        var finding = Finding("instants, JPL DE440, every tenth year")
        var sumOfSquares = 0.0
        var largest = 0.0
        for published in instants {
            let clock = timeScales.calendarClock(published.time)
            guard let ours = nearestInstant(published.kind, to: clock) else {
                finding.fail("\(published.kind) at \(clock): not in the table")
                continue
            }
            let residual = Double(ours.secondsSince1970) - clock
            sumOfSquares += residual * residual
            largest = max(largest, abs(residual))
            if abs(residual) <= Self.largestResidual {
                finding.agree()
            } else {
                finding.fail("\(published.kind) \(ours): \(residual) s from the published instant")
            }
        }
        let rms = (sumOfSquares / Double(max(instants.count, 1))).squareRoot()
        finding.summary = "largest \(Decimal.text(largest, places: 3)) s, rms \(Decimal.text(rms, places: 3)) s"
        return finding
    }

    /// The table's instant of an event of this kind within a day and a half of a time.
    private func nearestInstant(_ kind: PublishedInstant.Kind, to seconds: Double) -> Instant? {
        guard let calendar = calendarForInstants,
            let day = Instant(secondsSince1970: Int64(seconds)).day(atOffset: 0),
            let first = day.advanced(by: -2), let last = day.advanced(by: 2)
        else { return nil }
        switch kind {
        case .term(let term): return calendar.termEvents(in: first...last).first { $0.kind == term }?.instant
        case .phase(let phase): return calendar.phaseEvents(in: first...last).first { $0.kind == phase }?.instant
        }
    }

    /// Any calendar will do: the instants are the same for all.
    private var calendarForInstants: LunisolarCalendar? {
        table.calendarIDs.first.flatMap { table.calendar($0) }
    }
}
