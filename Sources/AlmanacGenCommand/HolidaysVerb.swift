import AlmanacCompiler
import AlmanacCore
import AlmanacFiles
import CommandSupport

extension GenSyntax {
    static let holidays = Verb(
        "holidays",
        "compiles the days off of the data folder, to go with the table",
        options: [data, table, output],
        switches: [check]
    )
}

extension Arguments {
    /// The file of holidays.
    var holidaysPath: String { self[GenSyntax.output] ?? "\(dataFolder)/holidays.bin" }
}

/// `almanac-gen holidays`: compiles the days off and writes them, or with `--check` compares with the file that is there.
func compileHolidays(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try AlmanacTable(contentsOfFile: arguments[GenSyntax.table] ?? "\(arguments.dataFolder)/almanac.bin")
    let compilation = try HolidayCompilation(SourceFolder(holidaysOf: arguments.dataFolder), with: table)
    if arguments.has(GenSyntax.check) {
        return try checkHolidays(compilation, against: arguments.holidaysPath, &output)
    }
    try WholeFile.write(compilation.fileBytes, to: arguments.holidaysPath)
    try output.writeLine(compilation.reportLine(arguments.holidaysPath))
    return .done
}

/// Says whether a file of holidays is what the data folder compiles to.
func checkHolidays(
    _ compilation: HolidayCompilation,
    against path: String,
    _ output: inout StandardOutput
) throws -> ExitStatus {
    let difference = TableDifference(between: try FileStore.read(path), and: compilation.contents)
    try output.writeLine("\(path): \(difference)")
    return difference.isInContents ? .checkFailed : .done
}

extension HolidayCompilation {
    /// What the report says of a file that was written.
    func reportLine(_ path: String) -> String {
        let notices = holidays.regions.map(\.notices.count).reduce(0, +)
        return
            "\(path): release \(contents.header.release), \(fileBytes.count) bytes (\(contents.body.count) inflated), "
            + "\(notices) notices of \(holidays.regions.count) regions"
    }
}
