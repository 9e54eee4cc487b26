import Ephemeris

/// The instants of consecutive solar terms and phases of the Moon, unrounded; the same for all calendars.
package struct EventTable: Sendable {
    /// The number of the first term, as `SolarTermFinder` counts them.
    package let firstTerm: Int
    package let terms: [TerrestrialTime]
    /// The number of the first phase, a new moon, as `MoonPhaseFinder` counts them.
    package let firstPhase: Int
    package let phases: [TerrestrialTime]
}

extension EventTable {
    /// Computes the events of two ranges of numbers, the phases from a new moon on, on all cores.
    ///
    /// An instant depends on the event's number only, so the result is the same on any number of cores.
    package nonisolated(nonsending) init(theory: Theory, terms: Range<Int>, phases: Range<Int>) async {
        let termFinder = SolarTermFinder(theory: theory)
        let phaseFinder = MoonPhaseFinder(theory: theory)
        let (phaseChunks, termChunks) = (phases.chunks(), terms.chunks())
        // The long jobs go first, so that no core waits for another at the end.
        let jobs: [(numbers: Range<Int>, finder: @Sendable (Int) -> [TerrestrialTime])] =
            phaseChunks.map { ($0, phaseFinder.instants(from:)) } + termChunks.map { ($0, termFinder.instants(from:)) }
        let results = await withTaskGroup(of: (Int, [TerrestrialTime]).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask { (index, job.numbers.lanewise(job.finder)) }
            }
            return await group.reduce(into: [[TerrestrialTime]](repeating: [], count: jobs.count)) { $0[$1.0] = $1.1 }
        }
        (firstTerm, firstPhase) = (terms.lowerBound, phases.lowerBound)
        self.terms = Array(results.dropFirst(phaseChunks.count).joined())
        self.phases = Array(results.prefix(phaseChunks.count).joined())
    }
}

extension Range<Int> {
    /// The range in pieces of 64, a multiple of the number of lanes.
    fileprivate func chunks() -> [Range<Int>] {
        stride(from: lowerBound, to: upperBound, by: 64).map { $0..<Swift.min($0 + 64, upperBound) }
    }

    /// The instants of the numbers, of as many at once as there are lanes, by the number of the first.
    fileprivate func lanewise(_ instants: (Int) -> [TerrestrialTime]) -> [TerrestrialTime] {
        Array(stride(from: lowerBound, to: upperBound, by: Lanes.scalarCount).flatMap(instants).prefix(count))
    }
}
