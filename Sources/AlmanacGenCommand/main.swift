// almanac-gen: from the figures and rules of Data to Data/almanac.bin.

import CommandSupport

await runCommand("almanac-gen") { words, output in
    let arguments = try Arguments(words, GenSyntax.syntax)
    if let text = try GenSyntax.syntax.text(askedBy: arguments, edition: "Almanac") {
        try output.write(text)
        return .done
    }
    if arguments.has(.version) { return try printVersion(arguments, &output) }
    switch arguments.verb {
    case GenSyntax.holidays: return try compileHolidays(arguments, &output)
    case GenSyntax.updateHolidays:
        try updateHolidays(arguments, &output)
        return .done
    case GenSyntax.compare: return try GenSyntax.compare(arguments, &output)
    case GenSyntax.emit:
        try emit(arguments, &output)
        return .done
    case GenSyntax.verify, GenSyntax.report: return try verify(arguments, &output)
    case GenSyntax.instants: return try await printInstants(arguments, &output)
    default: return try await compile(arguments, &output)
    }
}
