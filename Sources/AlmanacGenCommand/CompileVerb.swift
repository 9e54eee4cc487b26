import AlmanacCompiler
import AlmanacCore
import AlmanacFiles
import AlmanacNames
import CommandSupport

/// Compiles the data folder; writes the table, the file of holidays and the wide table, or with `--check` compares with those that are
/// there. With `--output` or `--years` one table alone: the file of holidays goes with the one in the data folder.
nonisolated(nonsending) func compile(_ arguments: Arguments, _ output: inout StandardOutput) async throws -> ExitStatus
{
    let start = ContinuousClock.now
    let folder = try SourceFolder(path: arguments.dataFolder, span: arguments.span())
    let compilation = try await Compilation(folder)
    let isAlone = arguments[GenSyntax.output] != nil || arguments[GenSyntax.years] != nil
    var (holidays, wide): (HolidayCompilation?, Compilation?) = (nil, nil)
    if !isAlone {
        let table = try AlmanacTable(header: compilation.header, body: compilation.body)
        holidays = try HolidayCompilation(SourceFolder(holidaysOf: arguments.dataFolder), with: table)
        do {
            wide = try await Compilation(SourceFolder(path: arguments.dataFolder, span: .wide), known: compilation)
        } catch let error as FileError
            where error.isMissing && error.path == "\(arguments.dataFolder)/wide/calendars"
        {
            // A data folder need not have years before 1900.
        }
    }
    let duration = ContinuousClock.now - start
    let (path, holidaysPath, widePath) = (arguments.tablePath, arguments.holidaysPath, arguments.widePath)
    var files = [(compilation.contents, path, compilation.report(path, duration: duration))]
    if let holidays { files.append((holidays.contents, holidaysPath, [holidays.reportLine(holidaysPath)])) }
    if let wide { files.append((wide.contents, widePath, [wide.headline(widePath)])) }
    if arguments.has(GenSyntax.check) {
        let statuses = try files.map { contents, path, _ in try check(contents, against: path, &output) }
        return statuses.first { $0 != .done } ?? .done
    }
    try FileStore.write(files.map { contents, path, _ in (contents.fileBytes, path) })
    for line in files.flatMap(\.2) { try output.writeLine(line) }
    return .done
}

/// Says whether a file is what the data folder compiles to.
func check(_ contents: CompiledContents, against path: String, _ output: inout StandardOutput) throws -> ExitStatus {
    let difference = tableDifference(between: try FileStore.read(path), and: contents)
    try output.writeLine("\(path): \(difference.words)")
    return difference.isInContents ? .checkFailed : .done
}

extension Compilation {
    /// The first line of the report: the release and the sizes of the file.
    fileprivate func headline(_ path: String) -> String {
        "\(path): release \(header.release), \(fileBytes.count) bytes (\(body.count) inflated)"
    }

    /// The lines of the report on a table that was written to a path, some time after the command began; without line ends.
    fileprivate func report(_ path: String, duration: Duration) -> [String] {
        let promised = instants.promisedCounts
        let years = instants.span.years
        let nearest = instants.nearestToRounding
        return [
            headline(path),
            "events: \(promised.terms) solar terms and \(promised.phases) phases of the Moon in "
                + "\(years.lowerBound)-\(years.upperBound), of \(events.terms.count) and \(events.phases.count) computed",
            "calendars: \(calendarIDs.map(\.description).joined(separator: ", "))",
            "nearest to a rounding boundary: \(nearest.instant), \(Decimal.text(nearest.distance, places: 6)) s away",
            "digest: \(header.digestText)",
            "time: \(Decimal.text(duration / .seconds(1), places: 3)) s",
        ]
    }
}

// MARK: - How the errors of the other rooms end the command

extension DataFileError: CommandFailure {
    package func text(in language: CalendarLanguage) -> String { description }
    package var exitStatus: ExitStatus { .badData }
}

extension CompileError: CommandFailure {
    package func text(in language: CalendarLanguage) -> String { description }
    /// Bad data, 65: the rows can be read, but they make no table.
    package var exitStatus: ExitStatus { .badData }
}
