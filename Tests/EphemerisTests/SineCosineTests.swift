import Foundation
import TestSupport
import Testing

@testable import Ephemeris

/// Our own sine and cosine against the platform's, which is good to about half a unit in the last place.
///
/// Both are at most 1, where half a unit in the last place is 0.56e-16. Ours promises 3e-16 up to 10^6: the remainder
/// after the two parts of π is within 1e-16; Horner's last steps and the sum add a unit in the last place.
@Suite struct SineCosineTests {
    private static let bound = 3e-16 + 0.6e-16

    @Test("anywhere in a large range") func anywhereInALarge() {
        var failures = Failures()
        for step in -200_000...200_000 {
            // An irrational step meets no pattern of the reduction; the cube spreads the arguments over ±10^6.
            let share = Double(step) / 200_000
            check(share * share * share * 1e6 + share * 2.718_281_828, &failures)
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("near the multiples of a quarter turn") func nearTheMultiples() {
        var failures = Failures()
        for multiple in -2000...2000 {
            // Also far out: 311 is prime, so that every residue of the quarter turns comes up.
            for quarter in [multiple, multiple * 311] {
                let corner = Double(quarter) * (Double.pi / 2)
                for distance in [0, 1e-300, 1e-16, 1e-12, 1e-8, 1e-4, 0.1] {
                    check(corner + distance, &failures)
                    check(corner - distance, &failures)
                }
                check(corner.nextUp, &failures)
                check(corner.nextDown, &failures)
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("nothing is lost near zero") func nothingIsLost() {
        for exponent in 1...300 {
            let angle = pow(10, -Double(exponent))
            let sine = Lanes(repeating: angle).sine()[0]
            #expect(abs(sine - sin(angle)) <= sin(angle).ulp, "sine of \(angle)")
        }
        #expect(Lanes.zero.sine()[0] == 0)
        // The cosine of zero is the sine of a remainder of π/2 - 0, which is not exactly π/2.
        #expect(abs(Lanes.zero.cosine()[0] - 1) <= 1.2e-16)
    }

    @Test("every lane is an angle of its own") func everyLaneIsAnAngle() {
        var angles = Lanes.zero
        for lane in 0..<Lanes.scalarCount { angles[lane] = Double(lane * lane) * 1.7 - 20 }
        let (sines, cosines) = (angles.sine(), angles.cosine())
        for lane in 0..<Lanes.scalarCount {
            #expect(sines[lane] == Lanes(repeating: angles[lane]).sine()[0])
            #expect(cosines[lane] == Lanes(repeating: angles[lane]).cosine()[0])
        }
    }

    @Test("whole turns are subtracted") func wholeTurnsAreSubtracted() {
        var failures = Failures()
        for step in -10_000...10_000 {
            let angle = Double(step) * 0.917_3
            let reduced = Lanes(repeating: angle).reducedToHalfTurn()[0]
            failures.check(abs(reduced) <= Double.pi * (1 + 1e-15), "\(angle) becomes \(reduced)")
            // Up to 1500 turns, each 2π wrong by half of its last place, 4.4e-16.
            failures.check(abs(remainder(angle - reduced, 2 * Double.pi)) <= 1500 * 4.5e-16 + 2e-12, "\(angle)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// The promise is 4e-9; anywhere in a turn, and as good after thousands of turns.
    @Test("the short cosine has nine digits") func theShortCosine() {
        var failures = Failures()
        for step in -20_000...20_000 {
            let turns = Double(step) / 3989
            for wholeTurns in [0.0, 1, -1, 8192, -100_000] {
                let short = Lanes(repeating: turns + wholeTurns).shortCosineOfTurns()[0]
                failures.check(abs(short - cos(2 * .pi * turns)) <= 4e-9, "\(turns) + \(wholeTurns): \(short)")
            }
        }
        for quarter in -8...8 {
            let turns = Double(quarter) / 4
            let short = Lanes(repeating: turns).shortCosineOfTurns()[0]
            failures.check(abs(short - cos(2 * .pi * turns)) <= 4e-9, "\(turns): \(short)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func check(_ angle: Double, _ failures: inout Failures) {
        let lanes = Lanes(repeating: angle)
        let (sine, cosine) = (lanes.sine()[0], lanes.cosine()[0])
        failures.check(abs(sine - sin(angle)) <= Self.bound, "sin \(angle) = \(sine), not \(sin(angle))")
        failures.check(abs(cosine - cos(angle)) <= Self.bound, "cos \(angle) = \(cosine), not \(cos(angle))")
    }
}
