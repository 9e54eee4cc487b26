import Ephemeris

/// The instants of consecutive solar terms and phases of the Moon, unrounded; the same for all calendars.
package struct EventTable: Sendable {
    /// The number of the first term, as `SolarTermFinder` counts them.
    package let firstTerm: Int
    package let terms: [TerrestrialTime]
    /// The number of the first phase, a new moon, as `MoonPhaseFinder` counts them.
    package let firstPhase: Int
    package let phases: [TerrestrialTime]

    package var count: Int { terms.count + phases.count }
}

extension EventTable {
    /// Computes the events of two ranges of numbers, the phases from a new moon on, on all cores.
    ///
    /// An instant depends on the event's number only, so the result is the same on any number of cores.
    package nonisolated(nonsending) init(theory: Theory, terms: Range<Int>, phases: Range<Int>) async {
        let termFinder = SolarTermFinder(theory: theory)
        let phaseFinder = MoonPhaseFinder(theory: theory)
        // The long jobs go first, so that no core waits for another at the end.
        let phaseJobs = phases.chunks().map { numbers -> Job in
            { numbers.lanewise(phaseFinder.instants(from:)) }
        }
        let termJobs = terms.chunks().map { numbers -> Job in
            { numbers.lanewise(termFinder.instants(from:)) }
        }
        let results = await Self.run(phaseJobs + termJobs)
        (firstTerm, firstPhase) = (terms.lowerBound, phases.lowerBound)
        self.terms = Array(results.dropFirst(phaseJobs.count).joined())
        self.phases = Array(results.prefix(phaseJobs.count).joined())
    }
}

// MARK: - Jobs for the cores

extension EventTable {
    /// Computes consecutive events of a kind.
    private typealias Job = @Sendable () -> [TerrestrialTime]

    /// Runs all jobs and returns their results in the order of the jobs.
    private nonisolated(nonsending) static func run(_ jobs: [Job]) async -> [[TerrestrialTime]] {
        await withTaskGroup(of: (Int, [TerrestrialTime]).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask { (index, job()) }
            }
            var results = [[TerrestrialTime]](repeating: [], count: jobs.count)
            for await (index, instants) in group { results[index] = instants }
            return results
        }
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
