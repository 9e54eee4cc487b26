import AlmanacCore

/// Lays out the festivals of all calendars.
struct FestivalEncoder {
    private let festivals: FestivalSet
    /// One for each calendar, in the order of the table.
    private let evaluations: [FestivalEvaluation]
    private var lists: [[UInt16]] = []
    private var rows: [FestivalRow] = []

    private let years: ClosedRange<Int>

    /// The section of all festivals, or nil if there are more calendars, rows or lists than a table can hold.
    static func section(
        _ festivals: FestivalSet,
        _ evaluations: [FestivalEvaluation],
        years: ClosedRange<Int>
    ) throws(DataFileError) -> FestivalSection? {
        var encoder = FestivalEncoder(festivals: festivals, evaluations: evaluations, years: years)
        for (index, festival) in festivals.festivals.enumerated() {
            for entry in festival.entries { try encoder.encode(entry, of: index) }
        }
        guard evaluations.count <= 16, encoder.rows.count < 65_535, encoder.lists.count < 65_536 else { return nil }
        return FestivalSection(
            calendars: evaluations.map(\.calendar.id),
            regions: festivals.regions.regions.map { .init(id: $0.id, calendar: $0.calendar) },
            ids: festivals.festivals.map(\.id),
            rows: encoder.rows.sorted { ($0.kind.rawValue, $0.festival) < ($1.kind.rawValue, $1.festival) },
            firstListYear: years.lowerBound,
            listYears: years.count,
            lists: encoder.lists.flatMap { $0 }
        )
    }
}

// MARK: - Rows

extension FestivalEncoder {
    private mutating func encode(_ entry: FestivalEntry, of festival: Int) throws(DataFileError) {
        // A row without a year of the table would only take room.
        guard entry.years.overlaps(Int16(years.lowerBound)...Int16(years.upperBound)) else { return }
        let (base, offset) = try festivals.resolved(entry.rule)
        if case .days(let length) = entry.rule.duration, let anchor = Self.anchor(base, offset) {
            let calendars = evaluations.indices.reduce(into: UInt16(0)) { mask, calendar in
                if entry.holds(in: evaluations[calendar].calendar.id) { mask |= 1 << UInt16(calendar) }
            }
            append(entry, festival, calendars: calendars, length: length, anchor)
        } else {
            var spans: [[FestivalSpan]] = []
            for (calendar, evaluation) in evaluations.enumerated() {
                spans.append(try evaluation.spans(of: entry))
                for span in try evaluation.uncertain(spans[calendar], of: entry) {
                    guard let anchor = try evaluation.anchor(of: span, in: entry) else { continue }
                    spans[calendar].removeAll { $0 == span }
                    let (mask, year) = (UInt16(1) << UInt16(calendar), Int16(GregorianDate(span.firstDay).year))
                    append(entry, festival, calendars: mask, years: year...year, length: span.length, anchor)
                }
            }
            encodeLists(entry, of: festival, spans)
        }
    }

    /// The anchor that says the same as a rule, or nil if only a list can.
    private static func anchor(_ base: FestivalRule.Base, _ offset: Int) -> FestivalRow.Anchor? {
        switch base {
        case .gregorian(let month, let day) where offset == 0: .gregorian(month: UInt8(month), day: UInt8(day))
        // Every month has 29 days.
        case .lunar(let month, let day, let leapToo) where offset == 0 || (1...29).contains(day + offset):
            .lunar(month: UInt8(month), day: UInt8(day + offset), leapToo: leapToo)
        case .lastOfLunarYear where offset == 0: .lastOfLunarYear
        case .term(let term): .term(term, days: Int16(offset))
        default: nil
        }
    }

    /// Rows with the days by year: one for each length, and for a second day in one year; calendars that agree share them.
    private mutating func encodeLists(_ entry: FestivalEntry, of festival: Int, _ spans: [[FestivalSpan]]) {
        let lengths = Set(spans.joined().map(\.length)).sorted()
        for length in lengths {
            let ofLength = spans.map { calendar in byYear(calendar.filter { $0.length == length }.map(\.firstDay)) }
            for ordinal in 0..<(ofLength.joined().map(\.count).max() ?? 0) {
                let lists = ofLength.map { Self.list($0, ordinal: ordinal) }
                for (calendar, list) in lists.enumerated() where lists.firstIndex(of: list) == calendar {
                    let sharing = lists.indices.filter { lists[$0] == list }
                    guard list.contains(where: { $0 > 0 }) else { continue }
                    for part in Self.parts(of: list) {
                        let mask = sharing.reduce(0) { $0 | UInt16(1) << UInt16($1) }
                        let anchor = FestivalRow.Anchor.list(UInt16(truncatingIfNeeded: number(of: part)))
                        append(entry, festival, calendars: mask, length: length, anchor)
                    }
                }
            }
        }
    }

    private mutating func append(
        _ entry: FestivalEntry,
        _ festival: Int,
        calendars: UInt16,
        years: ClosedRange<Int16>? = nil,
        length: Int,
        _ anchor: FestivalRow.Anchor
    ) {
        rows.append(
            FestivalRow(
                festival: UInt16(truncatingIfNeeded: festival),
                kind: entry.kind,
                regions: entry.regions,
                calendars: calendars,
                years: years ?? entry.years,
                length: UInt8(truncatingIfNeeded: length),
                anchor: anchor
            )
        )
    }
}

// MARK: - Lists

extension FestivalEncoder {
    /// The number of a list, a new one if there is none like it.
    private mutating func number(of list: [UInt16]) -> Int {
        if let number = lists.firstIndex(of: list) { return number }
        lists.append(list)
        return lists.count - 1
    }

    /// The list in as many as it needs so that each day of one takes a byte: one, or the early and the late days.
    private static func parts(of list: [UInt16]) -> [[UInt16]] {
        let first = list.filter { $0 > 0 }.min() ?? 0
        let parts = [list.map { $0 < first + 255 ? $0 : 0 }, list.map { $0 < first + 255 ? 0 : $0 }]
        return parts.filter { $0.contains { $0 > 0 } }
    }

    /// The days of each of the years, in order.
    private func byYear(_ days: [Day]) -> [[Day]] {
        let byYear = Dictionary(grouping: days) { GregorianDate($0).year }
        return years.map { byYear[$0] ?? [] }
    }

    /// The `ordinal`-th of the days in every year, as the day of the year; 0 where there are fewer.
    private static func list(_ byYear: [[Day]], ordinal: Int) -> [UInt16] {
        byYear.map { ordinal < $0.count ? UInt16(GregorianDate($0[ordinal]).dayOfYear) : 0 }
    }
}

extension FestivalEntry {
    /// Whether the entry is reckoned by a calendar.
    func holds(in calendar: CalendarID) -> Bool { calendars.isEmpty || calendars.contains(calendar) }
}
