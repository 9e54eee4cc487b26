import AlmanacCompiler
import AlmanacCore
import AlmanacFiles
import CommandSupport

extension GenSyntax {
    static let holidays = Verb(
        "holidays",
        "compiles the days off of the data folder, to go with the table",
        options: [data, table, output, check]
    )
}

extension Arguments {
    var holidaysPath: String { self[GenSyntax.output] ?? "\(dataFolder)/holidays.bin" }
}

/// `almanac-gen holidays`: compiles the days off and writes them, or with `--check` compares with the file that is there.
func compileHolidays(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try AlmanacTable(contentsOfFile: arguments[GenSyntax.table] ?? "\(arguments.dataFolder)/almanac.bin")
    let compilation = try HolidayCompilation(SourceFolder(holidaysOf: arguments.dataFolder), with: table)
    if arguments.has(GenSyntax.check) {
        return try check(compilation.contents, against: arguments.holidaysPath, &output)
    }
    try FileStore.write(compilation.fileBytes, to: arguments.holidaysPath)
    try output.writeLine(compilation.reportLine(arguments.holidaysPath))
    return .done
}

extension HolidayCompilation {
    /// The line of the report about a file that was written.
    func reportLine(_ path: String) -> String {
        let notices = holidays.regions.map(\.notices.count).reduce(0, +)
        return
            "\(path): release \(contents.header.release), \(fileBytes.count) bytes (\(contents.body.count) inflated), "
            + "\(notices) notices of \(holidays.regions.count) regions"
    }
}

// MARK: - A new notice

extension GenSyntax {
    static let updateHolidays = Verb(
        "update-holidays",
        "adds a notice to the days off of the data folder, compiles them, and prints what changes; or changes nothing; "
            + "- reads it from standard input",
        operands: [Operand("FILE")],
        options: [data, table]
    )
}

/// `almanac-gen update-holidays FILE`: adds the block of text in a file to the holiday file of its region.
///
/// Everything is checked and compiled in memory first. If one of the two files cannot be written, neither changes.
func updateHolidays(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let folder = try SourceFolder(holidaysOf: arguments.dataFolder)
    let table = try AlmanacTable(contentsOfFile: arguments[GenSyntax.table] ?? "\(arguments.dataFolder)/almanac.bin")
    let path = arguments.operands[0]
    let bytes = try FileStore.input(path)
    let block = SourceFile(name: path == "-" ? "standard input" : path, bytes: bytes)
    let update = try HolidayUpdate(block, into: folder, with: table)
    let target = "\(arguments.dataFolder)/\(update.file.name)"
    try FileStore.write([(update.file.bytes, target), (update.compilation.fileBytes, arguments.holidaysPath)])
    try output.writeLine("\(target): the notice is in line \(update.firstLine)")
    try output.writeLine(update.compilation.reportLine(arguments.holidaysPath))
    for change in update.changes { try output.writeLine("\(change)") }
}
