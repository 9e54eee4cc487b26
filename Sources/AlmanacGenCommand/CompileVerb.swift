import AlmanacCompiler
import AlmanacCore
import AlmanacFiles
import CommandSupport

/// Compiles the data folder; writes the table and the file of holidays, or with `--check` compares with those that are there.
/// With `--output` the table alone: the file of holidays goes with the one in the data folder.
nonisolated(nonsending) func compile(_ arguments: Arguments, _ output: inout StandardOutput) async throws -> ExitStatus
{
    let start = ContinuousClock.now
    let compilation = try await compileWithProgress(arguments.dataFolder)
    let holidays = try arguments[GenSyntax.output] == nil ? compiledHolidays(arguments, with: compilation) : nil
    if arguments.has(GenSyntax.check) {
        let status = try check(compilation, against: arguments.tablePath, &output)
        guard let holidays else { return status }
        let other = try checkHolidays(holidays, against: arguments.holidaysPath, &output)
        return status == .done ? other : status
    }
    try FileStore.write(compilation.fileBytes, to: arguments.tablePath)
    for line in CompileReport(compilation, path: arguments.tablePath, duration: .now - start).lines {
        try output.writeLine(line)
    }
    if let holidays {
        try FileStore.write(holidays.fileBytes, to: arguments.holidaysPath)
        try output.writeLine(holidays.reportLine(arguments.holidaysPath))
    }
    return .done
}

/// The days off that go with a table just compiled.
private func compiledHolidays(_ arguments: Arguments, with compilation: Compilation) throws -> HolidayCompilation {
    let table = try AlmanacTable(header: compilation.header, body: compilation.body)
    return try HolidayCompilation(SourceFolder(holidaysOf: arguments.dataFolder), with: table)
}

private nonisolated(nonsending) func compileWithProgress(_ path: String) async throws -> Compilation {
    let folder = try SourceFolder(path: path)
    var line = ProgressLine("compiling")
    return try await Compilation(folder) { line.update($0) }
}

/// Says whether a table is what the data folder compiles to.
private func check(
    _ compilation: Compilation,
    against path: String,
    _ output: inout StandardOutput
) throws -> ExitStatus {
    let difference = TableDifference(between: try FileStore.read(path), and: compilation)
    try output.writeLine("\(path): \(difference)")
    return difference.isInContents ? .checkFailed : .done
}

/// The report on a compilation, printed after its table is written.
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

// MARK: - How the errors of the other rooms end the command

extension DataFileError: CommandFailure {
    /// Bad data, 65.
    package var exitStatus: ExitStatus { .badData }
}

extension CompileError: CommandFailure {
    /// Bad data, 65: the rows can be read, but they make no table.
    package var exitStatus: ExitStatus { .badData }
}
