import AlmanacCompiler
import AlmanacCore
import CommandSupport

/// `almanac-gen verify` and `report`: compares the table with the published tables and prints what agrees, what is explained and
/// what is not, in lines or as an article of the documentation.
func verify(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let (isWide, folder) = (arguments.has(GenSyntax.wide), arguments.dataFolder)
    let path = isWide ? arguments[GenSyntax.table] ?? arguments.widePath : arguments.tablePath
    let table = try AlmanacTable(named: path)
    let findings =
        isWide
        ? try Verification(of: table, dataFolder: folder, .wide)
            .wideFindings(comparedWith: try AlmanacTable(named: "\(folder)/almanac.bin"))
        : try Verification(of: table, dataFolder: folder).findings()
    let report = VerificationReport(findings, about: table)
    if arguments.verb == GenSyntax.report {
        try output.write(report.article)
    } else {
        for line in report.lines { try output.writeLine(line) }
    }
    return report.unexplainedCount == 0 ? .done : .checkFailed
}

/// Names the tool and the table; outside a project, where there is no table, the tool alone.
func printVersion(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    do {
        let table = try AlmanacTable(named: arguments.tablePath)
        try output.writeLine("almanac-gen, table \(table.release), digest \(table.digest)")
    } catch let failure as TableFileFailure where failure.exitStatus == .inputOutput {
        try output.writeLine("almanac-gen, no table at \(arguments.tablePath)")
    }
    return .done
}
