import AlmanacCompiler
import AlmanacCore
import CommandSupport

/// `almanac-gen verify`: compares the table with the published tables and prints what agrees, what is explained and what is not.
func verify(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let report = try verificationReport(arguments)
    for line in report.lines { try output.writeLine(line) }
    return report.unexplainedCount == 0 ? .done : .checkFailed
}

/// Prints the same as an article of the documentation.
func printArticle(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let report = try verificationReport(arguments)
    try output.write(report.article)
    return report.unexplainedCount == 0 ? .done : .checkFailed
}

private func verificationReport(_ arguments: Arguments) throws -> VerificationReport {
    let table = try AlmanacTable(named: arguments.tablePath)
    return VerificationReport(try Verification(of: table, dataFolder: arguments.dataFolder).findings(), about: table)
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
