import Ephemeris

/// The instants of consecutive solar terms and phases of the Moon, unrounded; the same for all calendars.
package struct EventTable: Sendable {
    /// The number of the first term.
    package let firstTerm: SolarTermNumber
    /// The instants of consecutive terms.
    package let terms: [TerrestrialTime]
    /// The number of the first phase, a new moon.
    package let firstPhase: MoonPhaseNumber
    /// The instants of consecutive phases.
    package let phases: [TerrestrialTime]

    /// How many events there are.
    package var count: Int { terms.count + phases.count }
}

extension EventTable {
    /// Computes the events of two ranges of numbers, on all cores.
    ///
    /// An instant depends on the event's number only, so the result is the same on any number of cores.
    ///
    /// - Parameters:
    ///   - theory: The theory of the Sun and the Moon.
    ///   - terms: The numbers of the terms.
    ///   - phases: The numbers of the phases, a new moon first.
    package nonisolated(nonsending) static func compute(
        theory: Theory,
        terms: Range<Int>,
        phases: Range<Int>
    ) async -> EventTable {
        let termFinder = SolarTermFinder(theory: theory)
        let phaseFinder = MoonPhaseFinder(theory: theory)
        // The long jobs go first, so that no core waits for another at the end.
        var jobs = phases.chunks().map { numbers in
            Job(kind: .phases, numbers: numbers) { phaseFinder.instants(from: MoonPhaseNumber($0)) }
        }
        jobs += terms.chunks().map { numbers in
            Job(kind: .terms, numbers: numbers) { termFinder.instants(from: SolarTermNumber($0)) }
        }
        let results = await run(jobs)
        return EventTable(
            firstTerm: SolarTermNumber(terms.lowerBound),
            terms: instants(of: .terms, jobs, results),
            firstPhase: MoonPhaseNumber(phases.lowerBound),
            phases: instants(of: .phases, jobs, results)
        )
    }
}

// MARK: - Jobs for the cores

extension EventTable {
    private enum Kind { case terms, phases }

    /// Consecutive events of a kind.
    private struct Job: Sendable {
        let kind: Kind
        let numbers: Range<Int>
        /// The instants of as many events as there are lanes, by the number of the first.
        let lanes: @Sendable (Int) -> [TerrestrialTime]

        func run() -> [TerrestrialTime] {
            let starts = stride(from: numbers.lowerBound, to: numbers.upperBound, by: Lanes.scalarCount)
            return Array(starts.flatMap(lanes).prefix(numbers.count))
        }
    }

    /// Runs all jobs and returns their results in the order of the jobs.
    private nonisolated(nonsending) static func run(_ jobs: [Job]) async -> [[TerrestrialTime]] {
        await withTaskGroup(of: (Int, [TerrestrialTime]).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask { (index, job.run()) }
            }
            var results = [[TerrestrialTime]](repeating: [], count: jobs.count)
            for await (index, instants) in group { results[index] = instants }
            return results
        }
    }

    private static func instants(of kind: Kind, _ jobs: [Job], _ results: [[TerrestrialTime]]) -> [TerrestrialTime] {
        zip(jobs, results).flatMap { $0.0.kind == kind ? $0.1 : [] }
    }
}

extension Range<Int> {
    /// The range in pieces of 64, a multiple of the number of lanes.
    fileprivate func chunks() -> [Range<Int>] {
        stride(from: lowerBound, to: upperBound, by: 64).map { $0..<Swift.min($0 + 64, upperBound) }
    }
}
