import AlmanacCore
import Ephemeris

/// The theory of the years of `Data/almanac.bin`, and for a wide table the one of the years before and after them. Both tables
/// compute their common years with the same one, so that their answers are equal there.
package struct Theories: Sendable {
    /// The theory of the files of `theory/`.
    package let bundled: Theory
    /// The theory that takes the files of `wide/theory/` instead of those of the same names; nil if no year needs it.
    package let wide: Theory?

    /// Reads the theories that the years of a folder need; `known` is the theory of `theory/`, if it was read before.
    package init(from folder: SourceFolder, bundled known: Theory? = nil) throws(DataFileError) {
        bundled = if let known { known } else { try Theory(from: folder) }
        wide = folder.span.isWide ? try Theory(from: folder, folder.span) : nil
    }

    /// ΔT and leap seconds of all years.
    package var timeScales: TimeScales { (wide ?? bundled).timeScales }

    /// Computes the events of a span; those of `Data/almanac.bin` are not computed again if they are known.
    package nonisolated(nonsending) func events(of span: TableSpan, known: EventTable? = nil) async -> EventTable {
        let (terms, phases) = (span.computedTerms, span.computedPhases)
        func events(of theory: Theory, _ termLimits: Range<Int>, _ phaseLimits: Range<Int>) async -> EventTable {
            let (terms, phases) = (terms.clamped(to: termLimits), phases.clamped(to: phaseLimits))
            return await EventTable(theory: theory, terms: terms, phases: phases)
        }
        guard let wide else { return await events(of: bundled, terms, phases) }
        let (inner, innerPhases) = (TableSpan.bundled.computedTerms, TableSpan.bundled.computedPhases)
        let before = await events(of: wide, .min..<inner.lowerBound, .min..<innerPhases.lowerBound)
        // A span that is wide on one side only does not have all the known ones.
        let hasAll = terms.clamped(to: inner) == inner && phases.clamped(to: innerPhases) == innerPhases
        let common = if hasAll, let known { known } else { await events(of: bundled, inner, innerPhases) }
        let after = await events(of: wide, inner.upperBound..<(.max), innerPhases.upperBound..<(.max))
        let allTerms = before.terms + common.terms + after.terms
        let allPhases = before.phases + common.phases + after.phases
        let (first, firstPhase) = (terms.lowerBound, phases.lowerBound)
        return EventTable(firstTerm: first, terms: allTerms, firstPhase: firstPhase, phases: allPhases)
    }

    /// When the Sun reaches each of some longitudes, TT, year by year.
    func instants(ofLongitudes longitudes: Set<Double>, years: ClosedRange<Int>) -> [Double: [TerrestrialTime]] {
        let common = TableSpan.bundled.yearsWithDays
        let parts = [
            (wide ?? bundled, years.filter { $0 < common.lowerBound }), (bundled, years.filter(common.contains)),
            (wide ?? bundled, years.filter { $0 > common.upperBound }),
        ]
        let finders = parts.filter { !$1.isEmpty }.map { (SolarTermFinder(theory: $0), $1[0]...$1[$1.count - 1]) }
        return longitudes.reduce(into: [:]) { instants, degrees in
            instants[degrees] = finders.flatMap { $0.instants(ofLongitude: degrees, years: $1) }
        }
    }
}
