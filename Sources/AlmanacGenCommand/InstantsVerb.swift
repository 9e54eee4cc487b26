import AlmanacCompiler
import AlmanacCore
import CommandSupport
import Ephemeris

/// `almanac-gen instants`: prints the terms or phases of years of Terrestrial Time as theory gives them, unrounded but to four
/// decimals of a second.
nonisolated(nonsending) func printInstants(_ arguments: Arguments, _ output: inout StandardOutput) async throws
    -> ExitStatus
{
    let kind = arguments.operands[0]
    guard kind == "terms" || kind == "phases" else {
        throw UsageError.unknownValue(kind, of: "kind", in: "instants", among: ["terms", "phases"])
    }
    let years = try YearRange(arguments.operands[1], within: TableSpan.bundled.years).years
    let theory = try Theory(from: SourceFolder(path: arguments.dataFolder))
    let instants = await TheoryInstants(years: years, theory: theory)
    try output.writeLine("kind\tangle_deg\tjd_day\tseconds_of_day_tt")
    let (name, rows) = kind == "terms" ? ("term", instants.terms) : ("phase", instants.phases)
    for (angle, time) in rows {
        let (julianDay, units) = time.julianMidnightAndTenThousandths
        try output.writeLine("\(name)\t\(angle)\t\(julianDay)\t\(Decimal.text(units: units, places: 4))")
    }
    return .done
}
