import AlmanacCompiler
import AlmanacCore
import CommandSupport
import Ephemeris

/// `almanac-gen instants`: prints the terms or phases of years of Terrestrial Time as theory gives them, unrounded but to four
/// decimals of a second, each with the longitude of the Sun or the elongation of the Moon.
nonisolated(nonsending) func printInstants(_ arguments: Arguments, _ output: inout StandardOutput) async throws
    -> ExitStatus
{
    let isOfTerms = try arguments.operand(0, "kind", among: [("terms", true), ("phases", false)])
    let span = TableSpan(years: try ClosedRange(years: arguments.operands[1], within: TableSpan.wide.years))
    let theories = try Theories(from: SourceFolder(path: arguments.dataFolder, span: span))
    let events = await theories.events(of: span)
    let rows =
        isOfTerms
        ? zip(events.firstTerm..., events.terms).map { ("term", SolarTerm(wrapping: $0).longitudeDegrees, $1) }
        : zip(events.firstPhase..., events.phases).map { ("phase", MoonPhase(wrapping: $0).elongationDegrees, $1) }
    let (first, last) = (span.promisedDays.firstDay.rawValue, span.promisedDays.lastDay.rawValue)
    let times = TerrestrialTime(day: first)..<TerrestrialTime(day: last + 1)
    try output.writeLine("kind\tangle_deg\tjd_day\tseconds_of_day_tt")
    for (name, angle, time) in rows where times.contains(time) {
        var (julianDay, seconds) = time.julianMidnightAndSeconds
        var units = Int((seconds * 10_000).rounded())
        // A day that rounding fills is 0h of the next.
        if units == 864_000_000 { (julianDay, units) = (julianDay + 1, 0) }
        try output.writeLine("\(name)\t\(angle)\t\(julianDay)\t\(Decimal.text(units: units, places: 4))")
    }
    return .done
}
