// almanac-gen verify.

import AlmanacCompiler
import AlmanacCore
import CommandSupport

/// Compares the table with the published tables and prints what agrees, what is explained and what is not.
func verify(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try CompiledFile(FileStore.read(arguments.tablePath)).table()
    let findings = try Verification(of: table, dataFolder: arguments.dataFolder).findings()
    try output.writeLine("table \(table.release), digest \(table.digest)")
    for finding in findings {
        let differences = finding.explained.count + finding.unexplained.count
        let summary = finding.summary.isEmpty ? "" : "; \(finding.summary)"
        try output.writeLine("\(finding.title): \(finding.agreements) agree, \(differences) differ\(summary)")
        for line in finding.explained { try output.writeLine("  \(line)") }
        for line in finding.unexplained { try output.writeLine("  \(line): UNEXPLAINED") }
    }
    let unexplained = findings.reduce(0) { $0 + $1.unexplained.count }
    try output.writeLine(unexplained == 0 ? "every difference is explained" : "\(unexplained) differences unexplained")
    return unexplained == 0 ? .done : .checkFailed
}

/// Names the tool, and the table as far as it can be read.
func printVersion(_ arguments: Arguments, _ output: inout StandardOutput) throws -> ExitStatus {
    let table = try CompiledFile(FileStore.read(arguments.tablePath)).table()
    try output.writeLine("almanac-gen, table \(table.release), digest \(table.digest)")
    return .done
}
