// All events of the span, computed: the Sun and the Moon once for all calendars.

import Ephemeris

/// The instants of consecutive solar terms and phases of the Moon, unrounded.
package struct EventTable: Sendable {
    /// The number of the first term.
    package let firstTerm: SolarTermNumber
    /// The instants of the terms, one after the other.
    package let terms: [TerrestrialTime]
    /// The number of the first phase, a new moon.
    package let firstPhase: MoonPhaseNumber
    /// The instants of the phases, one after the other.
    package let phases: [TerrestrialTime]

    /// How many events there are.
    package var count: Int { terms.count + phases.count }

    /// Computes the events of two spans of numbers, on as many cores as there are.
    ///
    /// What a lane computes depends on nothing but the event's number, so the result is the same on any number of cores.
    ///
    /// - Parameters:
    ///   - theory: when the Sun and the Moon stand where.
    ///   - terms: the numbers of the terms.
    ///   - phases: the numbers of the phases, a new moon first.
    ///   - progress: told the share of the work that is done, 0 … 1, from time to time.
    package nonisolated(nonsending) static func compute(
        theory: Theory,
        terms: Range<Int>,
        phases: Range<Int>,
        progress: (Double) -> Void = { _ in }
    ) async -> EventTable {
        let termFinder = SolarTermFinder(theory: theory)
        let phaseFinder = MoonPhaseFinder(theory: theory)
        // The long ones go first, so that no core is left waiting for the other at the end.
        var jobs = phases.chunks().map { span in
            Job(kind: .phases, span: span) { phaseFinder.instants(from: MoonPhaseNumber($0)) }
        }
        jobs += terms.chunks().map { span in
            Job(kind: .terms, span: span) { termFinder.instants(from: SolarTermNumber($0)) }
        }
        let results = await run(jobs, progress: progress)
        return EventTable(
            firstTerm: SolarTermNumber(terms.lowerBound),
            terms: instants(of: .terms, jobs, results),
            firstPhase: MoonPhaseNumber(phases.lowerBound),
            phases: instants(of: .phases, jobs, results)
        )
    }
}

// MARK: - Spreading the work

extension EventTable {
    private enum Kind { case terms, phases }

    /// A span of consecutive events of a kind.
    private struct Job: Sendable {
        let kind: Kind
        let span: Range<Int>
        /// The instants of as many events as there are lanes, from a number on.
        let lanes: @Sendable (Int) -> [TerrestrialTime]

        func run() -> [TerrestrialTime] {
            let starts = stride(from: span.lowerBound, to: span.upperBound, by: Lanes.scalarCount)
            return Array(starts.flatMap(lanes).prefix(span.count))
        }
    }

    /// Runs all jobs and returns their results in the order of the jobs.
    private nonisolated(nonsending) static func run(_ jobs: [Job], progress: (Double) -> Void) async
        -> [[TerrestrialTime]]
    {
        await withTaskGroup(of: (Int, [TerrestrialTime]).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask { (index, job.run()) }
            }
            var results = [[TerrestrialTime]](repeating: [], count: jobs.count)
            var finished = 0
            for await (index, instants) in group {
                results[index] = instants
                finished += 1
                progress(Double(finished) / Double(jobs.count))
            }
            return results
        }
    }

    private static func instants(of kind: Kind, _ jobs: [Job], _ results: [[TerrestrialTime]]) -> [TerrestrialTime] {
        zip(jobs, results).flatMap { $0.0.kind == kind ? $0.1 : [] }
    }
}

extension Range<Int> {
    /// The range in pieces of 64, a whole number of lanes.
    fileprivate func chunks() -> [Range<Int>] {
        stride(from: lowerBound, to: upperBound, by: 64).map { $0..<Swift.min($0 + 64, upperBound) }
    }
}
