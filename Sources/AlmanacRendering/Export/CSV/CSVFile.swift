import Almanac

/// A request as comma-separated values: a row for each day, with the entries that begin on it.
package struct CSVFile: Sendable {
    private let request: ExportRequest

    /// The file of a request.
    package init(_ request: ExportRequest) {
        self.request = request
    }

    private static let columns = [
        "date", "weekday", "lunar_year", "month", "leap", "day_of_month", "lunar_date", "year_pillar", "month_pillar",
        "day_pillar", "zodiac", "term", "term_utc", "term_certainty", "term_authority", "term_other_day", "phase",
        "phase_utc", "phase_certainty", "phase_authority", "phase_other_day", "festival_ids", "festivals",
        "festival_kinds", "anniversaries", "calendar", "regions",
    ]

    /// Writes the file row by row.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(CSVRow.text(Self.columns))
        for year in request.years {
            let days = request.days(ofYear: year)
            let entries = EntriesByDay(request.entries([.terms, .phases, .festivals, .anniversaries], in: days))
            for day in days {
                guard let row = request.row(day, entries.on(day)) else { continue }
                try sink.write(CSVRow.text(row))
            }
        }
    }
}

extension ExportRequest {
    fileprivate func row(_ day: Day, _ entries: [CalendarEntry]) -> [String]? {
        guard let date = calendar.lunarDate(on: day), let pillars = calendar.pillars(on: day) else { return nil }
        let term = entries.first { $0.feed == .terms }
        let phase = entries.first { $0.feed == .phases }
        let festivals = entries.filter { $0.feed == .festivals }
        let anniversaries = entries.filter { $0.feed == .anniversaries }
        return [
            "\(day)", "\(day.weekday.number)", "\(date.year)", "\(date.month.number)", date.month.isLeap ? "1" : "0",
            "\(date.day)", date.text(in: language),
            pillars.year.name(in: language), pillars.month.name(in: language), pillars.day.name(in: language),
            calendar.name(of: pillars.year.zodiac, in: language),
        ] + eventFields(term) + eventFields(phase) + [
            festivals.compactMap { $0.festival.map { "\($0.id)" } }.joined(separator: " "),
            festivals.map(\.name).joined(separator: "; "),
            festivals.compactMap { $0.festival.map { "\($0.kind)" } }.joined(separator: " "),
            anniversaries.map(\.name).joined(separator: "; "), "\(calendar.id)", regionsText,
        ]
    }

    /// The name, the instant, the certainty, the authority and the other day of a term or a phase; empty if there is none.
    private func eventFields(_ entry: CalendarEntry?) -> [String] {
        guard let entry else { return [String](repeating: "", count: 5) }
        return [
            entry.name, entry.instant.map { "\($0)" } ?? "", "\(entry.certainty)",
            entry.certainty.authority.map { "\($0)" } ?? "", entry.certainty.otherDay.map { "\($0)" } ?? "",
        ]
    }
}
