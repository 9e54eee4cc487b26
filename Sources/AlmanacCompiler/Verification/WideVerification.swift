import AlmanacCore
import AlmanacFiles

extension Verification {
    /// Reads what a wide table is compared with: instants of JPL DE440 at years before 1900 and after 2100.
    package init(ofWide table: AlmanacTable, dataFolder path: String) throws {
        let folder = try SourceFolder(path: path, span: TableSpan(years: TableSpan.possibleYears))
        try self.init(of: table, dataFolder: path)
        instants = try SourceFile(
            name: "reference/wide_instants.tsv",
            bytes: FileStore.read("\(path)/reference/wide_instants.tsv")
        )
        .publishedInstants()
        timeScales = try Theories(from: folder).timeScales
    }

    /// The comparisons of a wide table: with another table on all of its days, calendar by calendar, with the months of calendars as
    /// issued before 1900, and with JPL DE440.
    package func wideFindings(and other: AlmanacTable) -> [Finding] {
        other.calendarIDs.compactMap { id in
            other.calendar(id).flatMap { theirs in
                table.calendar(id).map { overlap($0, theirs, on: other.days) }
            }
        } + issuedMonthFindings() + [ephemeris()]
    }

    /// Compares every day: its lunar date and that of its certainty, its pillars, terms, phases and festivals.
    private func overlap(
        _ ours: LunisolarCalendar,
        _ theirs: LunisolarCalendar,
        on days: DayRange
    ) -> Finding {
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
