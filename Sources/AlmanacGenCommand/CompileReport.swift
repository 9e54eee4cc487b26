import AlmanacCompiler
import AlmanacCore

/// What a compilation did, printed after its table is written.
struct CompileReport {
    private let compilation: Compilation
    private let path: String
    private let duration: Duration

    /// The report on a table that was written to `path`, `duration` after the command began.
    init(_ compilation: Compilation, path: String, duration: Duration) {
        self.compilation = compilation
        self.path = path
        self.duration = duration
    }

    /// The lines, without line ends.
    var lines: [String] {
        let events = compilation.events
        let promised = compilation.instants.promisedCounts
        let years = TableSpan.promisedYears
        let series = compilation.seriesTerms
        let nearest = compilation.instants.nearestToRounding
        return [
            "\(path): release \(compilation.header.release), \(compilation.fileBytes.count) bytes "
                + "(\(compilation.body.count) inflated)",
            "events: \(promised.terms) solar terms and \(promised.phases) phases of the Moon in "
                + "\(years.lowerBound)-\(years.upperBound), of \(events.terms.count) and \(events.phases.count) computed "
                + "from \(series.sun) + \(series.moon) + \(series.nutation) series terms",
            "calendars: \(compilation.calendarIDs.map(\.description).joined(separator: ", "))",
            "nearest to a rounding boundary: \(nearest.instant), \(Decimal.text(nearest.distance, places: 6)) s away",
            "digest: \(compilation.header.digestText)",
            "time: \(Decimal.text(duration / .seconds(1), places: 3)) s",
        ]
    }
}
