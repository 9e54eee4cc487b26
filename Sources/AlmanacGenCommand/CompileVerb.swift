import AlmanacCompiler
import AlmanacCore
import AlmanacFiles
import CommandSupport

/// Compiles the data folder; writes the table, or with `--check` compares with the one that is there.
nonisolated(nonsending) func compile(_ arguments: Arguments, _ output: inout StandardOutput) async throws -> ExitStatus
{
    let start = ContinuousClock.now
    let compilation = try await compileWithProgress(arguments.dataFolder)
    if arguments.has(GenSyntax.check) {
        return try check(compilation, against: arguments.tablePath, &output)
    }
    try WholeFile.write(compilation.fileBytes, to: arguments.tablePath)
    for line in CompileReport(compilation, path: arguments.tablePath, duration: .now - start).lines {
        try output.writeLine(line)
    }
    return .done
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
