import AlmanacCore

/// Why published instants differ from the table, or how far without a known reason: the rows of `reference/explained.txt`.
struct Explanations {
    /// A row: the published instants it is about and how far they may be from the table's, why, for the report, and where it
    /// stands, as `file:line`.
    typealias Row = (authority: AuthorityID, scope: Scope, reason: String, source: String)

    /// The published instants that a row is about.
    enum Scope {
        /// `misprint AUTHORITY INSTANT REASON`
        case misprint(Instant)
        /// `clock AUTHORITY FIRST_YEAR LAST_YEAR EARLIER LATER REASON`: beyond rounding up to this many seconds early or late;
        /// or `listed AUTHORITY …`, instants so far off for a reason that nobody has shown.
        case clock(years: ClosedRange<Int>, earlier: Double, later: Double, isListed: Bool)
    }

    let rows: [Row]

    /// Reads the file; every row needs a comment above it that gives its source.
    init(reading file: SourceFile) throws(DataFileError) {
        rows = try file.sourcedLines().map { line throws(DataFileError) in try line.explanation() }
    }

    /// The index of the first row that explains a published instant, or nil if none does.
    ///
    /// - Parameter residual: The published instant minus the table's, seconds.
    func index(for time: PublishedTime, residual: Double) -> Int? {
        rows.firstIndex { $0.authority == time.authority && $0.scope.explains(time, residual) }
    }
}

extension Explanations.Scope {
    fileprivate func explains(_ time: PublishedTime, _ residual: Double) -> Bool {
        switch self {
        case .misprint(let instant):
            return instant == time.instant
        case .clock(let years, let earlier, let later, _):
            let range = -time.largestResidual - earlier...time.largestResidual + later
            return years.contains(time.year) && range.contains(residual)
        }
    }
}

extension DataLine {
    fileprivate func explanation() throws(DataFileError) -> Explanations.Row {
        let (scope, index): (Explanations.Scope, Int)
        switch word(0) {
        case "misprint": (scope, index) = (.misprint(try instant(2, "the published instant")), 3)
        case "clock", "listed":
            let first = try integer(2, "the first year", in: 1900...2100)
            let years = first...(try integer(3, "the last year", in: first...2100))
            let (earlier, later) = (try number(4, "seconds earlier"), try number(5, "seconds later"))
            let isListed = word(0) == "listed"
            (scope, index) = (.clock(years: years, earlier: earlier, later: later, isListed: isListed), 6)
        default: throw error(at: 0, expected: "misprint, clock or listed")
        }
        guard count > index else { throw error("no reason", expected: "why, at the end of the row") }
        return (try authorityID(1), scope, rest(from: index), "\(file):\(number)")
    }
}
