import AlmanacCore
import AlmanacFiles
import Ephemeris

/// Compares a table with the published tables of a data folder.
package struct Verification {
    let table: AlmanacTable
    let observatoryMonths: [PublishedMonth]
    let observatoryTerms: [PublishedTerm]
    var koreanMonths: [PublishedMonth]
    /// The months before 1900.
    let issuedMonths: [(calendar: CalendarID, publisher: Publisher, months: [PublishedMonth])]
    let times: [PublishedTime]
    var explanations: Explanations
    var instants: [PublishedInstant]
    private let span: TableSpan
    let timeScales: TimeScales
    /// A calendar to ask for instants, which are the same in all.
    let calendarForInstants: LunisolarCalendar?

    /// Reads the published tables of `reference/` in a data folder, and its ΔT and leap seconds, which lead from
    /// published TDB to the calendar's clock; for a wide table instants before 1900 and after 2100.
    package init(of table: AlmanacTable, dataFolder path: String, _ span: TableSpan = .bundled) throws {
        (self.table, self.span) = (table, span)
        calendarForInstants = table.calendarIDs.first.flatMap { table.calendar($0) }
        observatoryMonths = try Self.reference("hko_months.tsv", path).publishedMonths()
        observatoryTerms = try Self.reference("hko_terms.tsv", path).publishedTerms()
        koreanMonths = try Self.reference("kasi_months.tsv", path).publishedMonths()
        issuedMonths = try Publisher.ofIssuedMonths.map { row in
            (row.calendar, row.publisher, try Self.reference(row.file, path).publishedMonths())
        }
        times = try Self.reference("official_times.tsv", path).publishedTimes()
        explanations = try Explanations(reading: Self.reference("explained.txt", path))
        instants = try Self.reference(span.isWide ? "wide_instants.tsv" : "jpl_instants.tsv", path).publishedInstants()
        let folder = try SourceFolder(path: path, span: span)
        let leapSeconds = try LeapSecondsFile(folder.file("theory/leap_seconds.txt")).leapSeconds()
        let wideDeltaT = span.isWide ? try folder.file("wide/theory/delta_t.txt") : nil
        let deltaT = try DeltaT(reading: folder.file("theory/delta_t.txt"), wide: wideDeltaT, span)
        timeScales = TimeScales(deltaT: deltaT, leapSeconds: leapSeconds)
    }

    private static func reference(_ name: String, _ path: String) throws(FileError) -> SourceFile {
        SourceFile(name: "reference/\(name)", bytes: try FileStore.read("\(path)/reference/\(name)"))
    }

    /// The result of every comparison; calendars that the table lacks are skipped.
    package func findings() -> [Finding] {
        var findings: [Finding] = []
        for calendar in [CalendarID.hongkong, .china].compactMap({ table.calendar($0) }) {
            findings.append(months(in: calendar, against: observatoryMonths, of: .observatory))
            findings.append(terms(in: calendar, against: observatoryTerms, of: .observatory))
        }
        if let korea = table.calendar(.korea) {
            findings.append(months(in: korea, against: koreanMonths, of: .koreanInstitute))
        }
        findings += issuedMonthFindings()
        findings += table.calendarSections.map { clock(of: $0) }
        findings += publishedTimes()
        findings.append(ephemeris())
        return findings
    }

    /// The comparisons with the months of calendars as issued before 1900, as far as the table has them.
    func issuedMonthFindings() -> [Finding] {
        issuedMonths.compactMap { id, publisher, published in
            guard let calendar = table.calendar(id) else { return nil }
            let held = published.filter { table.days.contains($0.firstDay) && calendar.days.contains($0.firstDay) }
            return held.isEmpty ? nil : months(in: calendar, against: held, of: publisher)
        }
    }

    /// The publisher of a table of civil days.
    struct Publisher {
        /// The short name, as rule files cite disputes with it.
        let authority: AuthorityID
        /// The name and the years of its table.
        let title: String

        static let observatory = Publisher(authority: "hko", title: "Hong Kong Observatory 1901-2100")
        static let koreanInstitute = Publisher(authority: "kasi", title: "\(kasi) 1900-2050")
        private static let kasi = "Korea Astronomy and Space Science Institute"

        /// The calendars with months before 1900, and the files of `reference/` that have them.
        static let ofIssuedMonths: [(calendar: CalendarID, publisher: Publisher, file: String)] = [
            (.china, Publisher(authority: "tyme4py", title: "tyme4py to 1899"), "china_issued_months.tsv"),
            (.korea, Publisher(authority: "kasi", title: "\(kasi) to 1899"), "korea_issued_months.tsv"),
            (.vietnam, Publisher(authority: "hnd", title: "Hồ Ngọc Đức to 1899"), "vietnam_issued_months.tsv"),
            (.japan, Publisher(authority: "wareki", title: "wareki to 1872"), "japan_issued_months.tsv"),
        ]
    }

    /// The table's instant of an event of this kind within two days of a time.
    func nearestInstant(_ kind: PublishedInstant.Kind, to seconds: Double) -> Instant? {
        guard let calendar = calendarForInstants,
            let whole = Int64(exactly: seconds.rounded(.down)),
            let day = Instant(secondsSince1970: whole).day(utcOffsetSeconds: 0),
            let first = day.advanced(by: -2), let last = day.advanced(by: 2)
        else { return nil }
        switch kind {
        case .term(let term): return calendar.termEvents(in: first...last).first { $0.kind == term }?.instant
        case .phase(let phase): return calendar.phaseEvents(in: first...last).first { $0.kind == phase }?.instant
        }
    }

    /// Half a second of rounding, and some hundredths of the theory; seconds.
    private static let largestEphemerisResidual = 0.55

    /// Compares the table's instants with JPL DE440. This is in-sample: the theory is fitted to that ephemeris.
    func ephemeris() -> Finding {
        let years = span.isWide ? "every twentieth year before 1900 and tenth after 2100" : "every tenth year"
        var finding = Finding("instants, JPL DE440, \(years), in-sample")
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

// MARK: - The wide table

extension Verification {
    /// The comparisons of a wide table: with another table on all of its days, calendar by calendar, with the months of calendars as
    /// issued before 1900, and with JPL DE440.
    package func wideFindings(comparedWith other: AlmanacTable) -> [Finding] {
        other.calendarIDs.compactMap { id in
            other.calendar(id).flatMap { theirs in table.calendar(id).map { overlap($0, theirs, on: other.days) } }
        } + issuedMonthFindings() + [ephemeris()]
    }

    /// Compares every day: its lunar date with its certainty, its pillars, terms, phases and festivals.
    private func overlap(_ ours: LunisolarCalendar, _ theirs: LunisolarCalendar, on days: DayRange) -> Finding {
        var finding = Finding("\(ours.id), every day of the other table")
        let regions = table.regionIDs
        let festivals = (ours.festivals(in: regions), theirs.festivals(in: regions))
        for day in days {
            let same =
                ours.lunarDate(on: day) == theirs.lunarDate(on: day)
                && ours.lunarCertainty(on: day) == theirs.lunarCertainty(on: day)
                && ours.pillars(on: day) == theirs.pillars(on: day)
                && ours.termEvent(on: day) == theirs.termEvent(on: day)
                && ours.phaseEvent(on: day) == theirs.phaseEvent(on: day)
                && festivals.0.map { Array($0.on(day)) } == festivals.1.map { Array($0.on(day)) }
            if same { finding.agree() } else { finding.fail("\(day): another answer") }
        }
        return finding
    }
}
