import AlmanacCore

/// Collects what the files say of each region, with indices for festivals and audiences.
struct HolidayEncoder {
    private let table: AlmanacTable
    private var festivals: [FestivalID] = []
    private var audiences: [Audience] = [.everybody]
    private var regions: [HolidayRegion] = []

    /// An encoder for files that go with a table.
    init(_ table: AlmanacTable) {
        self.table = table
    }

    /// Adds a region, which has to be one of the table.
    mutating func add(_ file: HolidayFile, _ rules: [MovingRule]) throws {
        guard let region = RegionHolidays(table, in: file.region) else {
            throw CompileError.doesNotFit("days off of \(file.region)")
        }
        let laws = try HolidayLaws(region, rules, file.weeks, order: table.festivals.ids)
        try HolidayChecks(file, region, daysOffByLaw: laws.daysOff).requireUsable()
        var decisions: [HolidayDecision] = []
        for piece in try HolidayDecisions(file).pieces { decisions.append(decision(piece)) }
        regions.append(
            HolidayRegion(
                head: HolidayRegion.Head(
                    id: file.region,
                    usualAudience: index(of: file.usualAudience),
                    completeDays: file.completeDays,
                    lookedUp: file.lookedUp,
                    weeks: file.weeks
                ),
                authorities: file.authorities.map { .init(id: $0.id, name: Array($0.name.utf8)[...]) },
                notices: file.notices.map {
                    .init(id: $0.id, day: $0.day, authority: $0.authority, number: Array($0.number.utf8)[...])
                },
                decisions: decisions,
                laws: laws.rows.map { law($0) }
            )
        )
    }

    /// The inflated body of the file.
    func bodyBytes() throws(CompileError) -> [UInt8] {
        guard festivals.count <= 254, audiences.count <= 255 else { throw .doesNotFit("festivals of days off") }
        let about = HolidayAboutSection(tableRelease: table.header.release, tableDigest: table.header.digest)
        return HolidayTable.bodyBytes(about, HolidayNameSection(festivals: festivals, audiences: audiences), regions)
    }

    private mutating func decision(_ piece: HolidayDecisions.Piece) -> HolidayDecision {
        HolidayDecision(
            firstDay: piece.days.firstDay,
            length: UInt8(piece.days.count),
            effect: piece.row.effect.encoded,
            reason: piece.row.reason,
            audience: index(of: piece.row.audience),
            festival: piece.row.festival.map { index(of: $0) },
            notice: piece.row.notice,
            otherDay: piece.row.otherDay
        )
    }

    private mutating func law(_ row: HolidayLaws.Row) -> HolidayLaw {
        let (first, last) = (row.values.keys.min() ?? 0, row.values.keys.max() ?? 0)
        return HolidayLaw(
            action: row.action,
            festival: row.festival.map { index(of: $0) },
            audience: index(of: row.audience),
            firstYear: first,
            yearCount: last - first + 1,
            values: row.action == .listed ? [] : (first...last).map { row.values[$0] ?? 0 }
        )
    }

    private mutating func index(of festival: FestivalID) -> Int {
        if let index = festivals.firstIndex(of: festival) { return index }
        festivals.append(festival)
        return festivals.count - 1
    }

    private mutating func index(of audience: Audience) -> Int {
        if let index = audiences.firstIndex(of: audience) { return index }
        audiences.append(audience)
        return audiences.count - 1
    }
}

extension HolidayRow.Effect {
    /// The effect as it is in a file; days that are reverted are in none.
    fileprivate var encoded: HolidayDecision.Effect {
        switch self {
        case .off, .revert: .off
        case .work: .work
        case .morning: .morning
        case .afternoon: .afternoon
        }
    }
}
