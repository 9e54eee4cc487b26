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
    try WholeFile.write(compilation.fileBytes, to: arguments.tablePath)
    for line in CompileReport(compilation, path: arguments.tablePath, duration: .now - start).lines {
        try output.writeLine(line)
    }
    if let holidays {
        try WholeFile.write(holidays.fileBytes, to: arguments.holidaysPath)
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
