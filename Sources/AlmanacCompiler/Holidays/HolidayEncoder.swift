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
        let pieces = try HolidayDecisions(file).pieces
        try requireRoom(for: pieces, of: file.region)
        let decisions = pieces.map { decision($0) }
        regions.append(
            HolidayRegion(
                head: HolidayRegion.Head(
                    id: file.region,
                    usualAudience: index(of: file.usualAudience),
                    completeDays: file.completeDays,
                    lookedUp: file.lookedUp,
                    weeks: file.weeks
                ),
                authorities: file.authorities.map { .init(id: $0.id, name: Array($0.name.utf8)) },
                notices: file.notices.map {
                    .init(id: $0.id, day: $0.day, authority: $0.authority, number: Array($0.number.utf8)[...])
                },
                decisions: decisions,
                laws: laws.rows.map { law($0) },
                restLaws: file.restLaws.map {
                    RestLaw(audience: index(of: $0.audience), week: $0.week, yearDays: $0.yearDays)
                }
            )
        )
    }

    /// Throws if there are more decisions, or more days between two, than the layout has room for.
    private func requireRoom(for pieces: [HolidayDecisions.Piece], of region: RegionID) throws {
        var before = HolidayRegion.epoch
        for piece in pieces {
            let (gap, most) = (piece.days.firstDay.days(since: before), HolidayRegion.largestGap)
            guard gap <= most else {
                throw piece.row.line.error(
                    found: "\(piece.days.firstDay), \(gap) days after \(before)",
                    expected: "at most \(most) days from the row before, or from \(HolidayRegion.epoch)"
                )
            }
            before = piece.days.firstDay
        }
        let days = pieces.map(\.days.count).reduce(0, +)
        for (what, found, most) in [
            ("rows of \(region)", pieces.count, HolidayRegion.mostDecisions),
            ("days in rows of \(region)", days, HolidayRegion.mostDecidedDays),
        ] where found > most {
            throw CompileError.tooMuch(what, found: found, most: most)
        }
    }

    /// The inflated body of the file.
    func bodyBytes() throws(CompileError) -> [UInt8] {
        for (what, found, most) in [
            ("festivals that rows name", festivals.count, HolidayNameSection.mostFestivals),
            ("audiences that rows name", audiences.count, HolidayNameSection.mostAudiences),
        ] where found > most {
            throw .tooMuch(what, found: found, most: most)
        }
        let about = HolidayAboutSection(tableRelease: table.header.release, tableDigest: table.header.digest)
        let names = HolidayNameSection(festivals: festivals, audiences: audiences)
        let body = HolidayTable.bodyBytes(about, names, regions)
        guard body.count <= TableHeader.largestBody else {
            throw .tooMuch("bytes of the inflated file of holidays", found: body.count, most: TableHeader.largestBody)
        }
        return body
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
