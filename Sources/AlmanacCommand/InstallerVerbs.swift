// What `Scripts/install` asks for.

import Almanac
import CommandSupport

/// `almanac completions SHELL`
func printCompletions(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
        let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("no completions for \(quoted(name)): expected one of \(known)")
    }
    try output.write(AlmanacSyntax.syntax.completions(for: shell))
}

/// `almanac manual`
func printManual(_ output: inout StandardOutput) throws(OutputFailure) {
    try output.write(AlmanacSyntax.syntax.manualPage(of: "Almanac \(AlmanacTable.bundled.release)"))
}
