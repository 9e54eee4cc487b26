import AlmanacCore

/// The compilation of `Data/holidays`: the file of holidays that goes with a table.
package struct HolidayCompilation: Sendable {
    /// Header and body of the file.
    package let contents: CompiledContents
    /// The file as it is when opened.
    package let holidays: HolidayTable

    package var fileBytes: [UInt8] { contents.fileBytes }

    /// Compiles the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: The files of `Data/holidays`; the result depends on them and the table alone.
    ///   - table: The table whose festivals they name.
    /// - Throws: `DataFileError` for a row that cannot be used, `CompileError` if the rows make no file.
    package init(_ folder: SourceFolder, with table: AlmanacTable) throws {
        try folder.requireText()
        let files = try folder.files(in: "holidays")
            .filter { $0.name.hasSuffix(".txt") }
            .map { try HolidayFile($0, table) }
        var encoder = HolidayEncoder(table: table)
        for id in table.regionIDs {
            guard let file = files.first(where: { $0.head.id == id }) else { continue }
            try encoder.add(file)
        }
        let body = try encoder.bodyBytes()
        contents = try CompiledContents(of: .holidays, release: Self.release(files), body: body, digest: folder.digest)
        holidays = try HolidayTable(header: contents.header, body: body)
        let written = HolidayTable.bodyBytes(madeWith: holidays.madeWith, holidays.names, holidays.regions)
        guard written == body else { throw CompileError.notReadBack("days off") }
    }

    /// The name of the file: the latest day on which notices were looked for, as eight digits.
    private static func release(_ files: [HolidayFile]) -> ASCIIName {
        let latest = files.map(\.head.lookedUp).max()
        let digits = latest.map { "\($0)" }?.utf8.filter { $0 != UInt8(ascii: "-") }
        return digits.flatMap { ASCIIName(bytes: $0) } ?? "none"
    }
}

/// Collects the regions of the files, with indices for festivals and audiences.
private struct HolidayEncoder {
    let table: AlmanacTable
    var festivals: [FestivalID] = []
    var audiences: [Audience] = [.everybody]
    var regions: [HolidayRegion] = []

    /// Adds a region, which has to be one of the table.
    mutating func add(_ file: HolidayFile) throws {
        guard let region = RegionHolidays(table, in: file.head.id) else {
            throw CompileError.doesNotFit("days off of \(file.head.id)")
        }
        let laws = try HolidayLaws(region, file.rules, file.head.usual.weeks, order: table.festivals.ids)
        try file.requireUsable(region, daysOffByLaw: laws.daysOff)
        let rows = try file.decidingRows()
        try requireRoom(for: rows, of: file.head.id)
        // Festivals and audiences get their indices in this order, on which the bytes of the file depend.
        let decisions = rows.compactMap { decision($0) }
        _ = audiences.index(adding: file.head.usual.audience)
        let lawRows = laws.rows.map { law($0) }
        let uncertain = try laws.uncertainDays(region, file.rules, file.head.usual.weeks, table, in: file.head.id)
        for audience in file.restLaws.map(\.audience) + file.head.audiences.map(\.audience) {
            _ = audiences.index(adding: audience)
        }
        regions.append(
            HolidayRegion(
                head: file.head,
                authorities: file.authorities,
                notices: file.notices.map(\.fields),
                decisions: decisions,
                laws: lawRows,
                restLaws: file.restLaws,
                uncertainDays: uncertain.map { row in
                    UncertainDay(
                        audience: audiences.index(adding: row.audience),
                        festival: festivals.index(adding: row.holiday.id),
                        ownDay: row.holiday.day,
                        distance: row.distance
                    )
                }
            )
        )
    }

    /// Throws if there are more decisions, or more days between two, than the layout has room for.
    private func requireRoom(for rows: [HolidayRow], of region: RegionID) throws {
        var before = HolidayDecision.epoch
        for row in rows {
            let (gap, most) = (row.days.firstDay.days(since: before), HolidayDecision.largestGap)
            let expected = "at most \(most) days from the row before, or from \(HolidayDecision.epoch)"
            try row.line.require(gap <= most, "\(row.days.firstDay), \(gap) days after \(before)", expected: expected)
            before = row.days.firstDay
        }
        let days = rows.map(\.days.count).reduce(0, +)
        try CompileError.require(rows.count, atMost: HolidayDecision.mostDecisions, "rows of \(region)")
        try CompileError.require(days, atMost: HolidayDecision.mostDecidedDays, "days in rows of \(region)")
    }

    func bodyBytes() throws(CompileError) -> [UInt8] {
        let (mostFestivals, mostAudiences) = (HolidayNameSection.mostFestivals, HolidayNameSection.mostAudiences)
        try CompileError.require(festivals.count, atMost: mostFestivals, "festivals that rows name")
        try CompileError.require(audiences.count, atMost: mostAudiences, "audiences that rows name")
        let names = HolidayNameSection(festivals: festivals, audiences: audiences)
        let body = HolidayTable.bodyBytes(madeWith: (table.header.release, table.header.digest), names, regions)
        let what = "bytes of the inflated file of holidays"
        try CompileError.require(body.count, atMost: TableHeader.largestBody, what)
        return body
    }

    /// The decision of a row with indices; nil for one that reverts its days.
    private mutating func decision(_ row: HolidayRow) -> HolidayDecision? {
        row.kind.map { kind in
            HolidayDecision(
                from: row.days.firstDay,
                length: UInt8(row.days.count),
                kind,
                half: row.half,
                row.reason,
                audience: audiences.index(adding: row.audience),
                festival: row.festival.map { festivals.index(adding: $0) },
                notice: row.notice,
                otherDay: row.otherDay
            )
        }
    }

    private mutating func law(_ row: HolidayLaws.Row) -> HolidayLaw {
        let (first, last) = (row.values.keys.min() ?? 0, row.values.keys.max() ?? 0)
        return HolidayLaw(
            action: row.action,
            festival: row.festival.map { festivals.index(adding: $0) },
            audience: audiences.index(adding: row.audience),
            years: first..<last + 1,
            values: row.action == .listed || row.action == .bound ? [] : (first...last).map { row.values[$0] ?? 0 }[...]
        )
    }
}

extension Array where Element: Equatable {
    /// The index of an element, which is appended if it is not there.
    fileprivate mutating func index(adding element: Element) -> Int {
        if let index = firstIndex(of: element) { return index }
        append(element)
        return count - 1
    }
}
