import AlmanacCompiler
import AlmanacCore
import AlmanacFiles
import CommandSupport

extension GenSyntax {
    static let updateHolidays = Verb(
        "update-holidays",
        "adds a notice to the days off of the data folder, compiles them, and prints what changes; or changes nothing; "
            + "- reads it from standard input",
        operands: [.one("FILE")],
        options: [data, table]
    )
}

/// `almanac-gen update-holidays FILE`: adds the block of text in a file to the holiday file of its region.
///
/// Everything is checked and compiled in memory first. If the second of the two files cannot be written, the first becomes what
/// it was.
func updateHolidays(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let folder = try SourceFolder(holidaysOf: arguments.dataFolder)
    let table = try AlmanacTable(contentsOfFile: arguments[GenSyntax.table] ?? "\(arguments.dataFolder)/almanac.bin")
    let path = arguments.operands[0]
    let block = path == "-" ? try standardInput() : SourceFile(name: path, bytes: try FileStore.read(path))
    let update = try HolidayUpdate(block, into: folder, with: table)
    let target = "\(arguments.dataFolder)/\(update.file.name)"
    let old = try FileStore.read(target)
    try WholeFile.write(update.file.bytes, to: target)
    do {
        try WholeFile.write(update.compilation.fileBytes, to: arguments.holidaysPath)
    } catch {
        try WholeFile.write(old, to: target)
        throw error
    }
    try output.writeLine("\(target): the notice is in line \(update.firstLine)")
    try output.writeLine(update.compilation.reportLine(arguments.holidaysPath))
    for change in update.changes { try output.writeLine("\(change)") }
}

private func standardInput() throws -> SourceFile {
    var input = StandardInput()
    var bytes: [UInt8] = []
    try input.forEachLine { _, line in bytes += line + [UInt8(ascii: "\n")] }
    return SourceFile(name: "standard input", bytes: bytes)
}
