// almanac-gen, almanac-gen --check.

import AlmanacCompiler
import AlmanacCore
import CommandSupport

/// Compiles the data folder; writes the table, or with `--check` compares with the one that is there.
nonisolated(nonsending) func compile(_ arguments: Arguments, _ output: inout StandardOutput) async throws -> ExitStatus
{
    let start = ContinuousClock.now
    let compilation = try await compileWithProgress(arguments.dataFolder)
    if arguments.has(GenSyntax.check) {
        let status = try check(compilation, against: arguments.tablePath, &output)
        return try checkNames(compilation, arguments, &output) ? status : .checkFailed
    }
    try WholeFile.write(compilation.fileBytes, to: arguments.tablePath)
    if let names = arguments.festivalNamesFile {
        try WholeFile.write(Array(compilation.festivalNameSource.utf8), to: names)
    }
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

/// Says whether the source with the festivals' names is what the data folder gives; true if there is none to compare.
private func checkNames(
    _ compilation: Compilation,
    _ arguments: Arguments,
    _ output: inout StandardOutput
) throws -> Bool {
    guard let path = arguments.festivalNamesFile else { return true }
    let isSame = try FileStore.read(path) == Array(compilation.festivalNameSource.utf8)
    try output.writeLine("\(path): \(isSame ? "is" : "is not") what the data compile to")
    return isSame
}

extension Arguments {
    /// The source file with the names of the festivals: only within the project, beside its own table.
    fileprivate var festivalNamesFile: String? {
        let path = "\(dataFolder)/../Sources/AlmanacNames/FestivalNames+Generated.swift"
        let isInProject = (try? FileStore.read(path)) != nil
        return isInProject && tablePath == "\(dataFolder)/almanac.bin" ? path : nil
    }
}
