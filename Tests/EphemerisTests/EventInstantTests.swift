import AlmanacCompiler
import AlmanacCore
import CompilerSupport
import Foundation
import TestSupport
import Testing

@testable import Ephemeris

/// The instants found, against JPL DE440 and against the theory itself.
@Suite struct EventInstantTests {
    /// At most 0.05 s, and 0.01 s root mean square.
    @Test("the terms are those of de 440") func theTermsAreThose() async throws {
        let events = try await Fixture.events
        let computed = events.terms.enumerated().map { index, time in
            (angle: SolarTerm(wrapping: events.firstTerm + index).longitudeDegrees, time: time)
        }
        let residuals = try residuals(of: computed, to: "term")
        #expect(residuals.count == 21 * 24)
        #expect(residuals.map(abs).max() ?? 1 <= 0.05)
        #expect(rootMeanSquare(residuals) <= 0.01)
    }

    @Test("the phases are those of de 440") func thePhasesAreThose() async throws {
        let events = try await Fixture.events
        let computed = events.phases.enumerated().map { index, time -> (angle: Int, time: TerrestrialTime) in
            (angle: MoonPhase(wrapping: events.firstPhase + index).elongationDegrees, time: time)
        }
        let residuals = try residuals(of: computed, to: "phase")
        #expect(residuals.count == 1542 - 21 * 24)
        #expect(residuals.map(abs).max() ?? 1 <= 0.05)
        #expect(rootMeanSquare(residuals) <= 0.01)
    }

    /// At the instant found the whole theory has the angle, within the 5e-5 s that the finders promise: no error of the
    /// short theories remains.
    @Test("at every term the Sun is where it should be") func atEveryTerm() async throws {
        let (theory, events) = (try Fixture.theory.get(), try await Fixture.events)
        // The Sun covers 2π in a tropical year, 3 % faster or slower at most.
        let rate = 2 * Double.pi / (365.242_19 * 86_400) * 0.96
        let targets = events.terms.indices.map { index in
            Double(SolarTerm(wrapping: events.firstTerm + index).longitudeDegrees) / 180 * .pi
        }
        let misses = misses(events.terms, targets) { theory.apparentSolarLongitude($0) }
        #expect(misses.map { $0 / rate }.max() ?? 1 < 5e-5)
    }

    @Test("at every phase the Moon is where it should be") func atEveryPhase() async throws {
        let (theory, events) = (try Fixture.theory.get(), try await Fixture.events)
        // The elongation covers 2π in a synodic month, 16 % faster or slower at most.
        let rate = 2 * Double.pi / (29.530_589 * 86_400) * 0.8
        let targets = events.phases.indices.map { Double($0 % 4) * .pi / 2 }
        let misses = misses(events.phases, targets) { theory.apparentElongation($0) }
        #expect(misses.map { $0 / rate }.max() ?? 1 < 5e-5)
    }

    @Test("the events follow one another") func theEventsFollow() async throws {
        let events = try await Fixture.events
        let terms = zip(events.terms, events.terms.dropFirst()).map {
            ($1.secondsSinceJ2000 - $0.secondsSinceJ2000) / 86_400
        }
        // Kepler's second law with an eccentricity of 0.0167: 14.7 to 15.75 days.
        #expect(terms.allSatisfy { (14.6...15.8).contains($0) })
        let phases = zip(events.phases, events.phases.dropFirst()).map {
            ($1.secondsSinceJ2000 - $0.secondsSinceJ2000) / 86_400
        }
        // Quarters of a lunation last 6.5 to 8.3 days.
        #expect(phases.allSatisfy { (6.4...8.4).contains($0) })
        #expect(events.terms.count == TableSpan.bundled.computedTerms.count)
        #expect(events.phases.count == TableSpan.bundled.computedPhases.count)
    }

    /// An event found with others, in another lane, is the same to the last bit.
    @Test("an event does not depend on the other lanes") func anEventDoesNotDepend() async throws {
        let (theory, events) = (try Fixture.theory.get(), try await Fixture.events)
        let (terms, phases) = (SolarTermFinder(theory: theory), MoonPhaseFinder(theory: theory))
        for index in [3, 1001, 2402, 4805] {
            for lane in 0..<Lanes.scalarCount where index >= lane && index - lane + 8 <= events.terms.count {
                let term = events.firstTerm + index - lane
                #expect(terms.instants(from: term)[lane] == events.terms[index])
                let phase = events.firstPhase + index - lane
                #expect(phases.instants(from: phase)[lane] == events.phases[index])
            }
        }
    }

    // MARK: - Numbers

    @Test("terms are numbered from xiaohan of1900") func termsAreNumbered() {
        for (number, year, index, longitude) in [
            (0, 1900, 0, 285), (5, 1900, 5, 0), (23, 1900, 23, 270), (24, 1901, 0, 285), (-1, 1899, 23, 270),
            (-24, 1899, 0, 285), (-25, 1898, 23, 270), (2400, 2000, 0, 285),
        ] {
            let term = SolarTerm(wrapping: number)
            #expect(term.index == index && term.longitudeDegrees == longitude, "\(number)")
            #expect(term.number(inYear: year) == number)
        }
    }

    @Test("phases are numbered from the new Moon of 6 January 2000") func phasesAreNumbered() async throws {
        #expect(MoonPhase(wrapping: -1) == .lastQuarter && MoonPhase(wrapping: 6) == .fullMoon)
        let events = try await Fixture.events
        let newMoon = events.phases[-events.firstPhase]
        // 2000-01-06 18:14 UT (any almanac of that year), 64 s of ΔT later in TT.
        let (julianDay, seconds) = newMoon.julianMidnightAndSeconds
        #expect(julianDay == 2_451_549.5)
        #expect(abs(seconds - (18 * 3600 + 14 * 60 + 64)) < 60)
    }

    // MARK: - Comparing

    /// Computed minus published instants, seconds, of the events of one kind.
    private func residuals(of computed: [(angle: Int, time: TerrestrialTime)], to kind: String) throws -> [Double] {
        try DataFolder.rows(of: "reference/jpl_instants.tsv").filter { $0[0] == kind }.map { fields in
            let angle = try #require(Int(fields[1]))
            let time = TerrestrialTime(
                julianDay: try #require(Double(fields[2])),
                seconds: try #require(Double(fields[3]))
            )
            let first = computed.partitioningIndex { $0.time.secondsSinceJ2000 > time.secondsSinceJ2000 - 86_400 }
            let match = try #require(computed[first...].first { $0.angle == angle })
            return match.time.secondsSinceJ2000 - time.secondsSinceJ2000
        }
    }

    private func rootMeanSquare(_ numbers: [Double]) -> Double {
        (numbers.reduce(0) { $0 + $1 * $1 } / Double(numbers.count)).squareRoot()
    }

    /// How far an angle is from its targets at some times, radians.
    private func misses(_ times: [TerrestrialTime], _ targets: [Double], angle: (Lanes) -> Lanes) -> [Double] {
        stride(from: 0, to: times.count, by: Lanes.scalarCount).flatMap { start in
            let used = min(Lanes.scalarCount, times.count - start)
            var lanes = Lanes.zero
            for lane in 0..<used { lanes[lane] = times[start + lane].secondsSinceJ2000 }
            let angles = angle(lanes)
            return (0..<used).map { abs(angularDifference(angles[$0], targets[start + $0], turn: 2 * .pi)) }
        }
    }
}
