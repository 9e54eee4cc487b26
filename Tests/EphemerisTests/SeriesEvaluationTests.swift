import CompilerSupport
import Foundation
import TestSupport
import Testing

@testable import Ephemeris

/// The fast sums against slow, obvious ones: one series term after the other, with the platform's sine.
@Suite struct SeriesEvaluationTests {
    private let times = [-1.0, -0.731, -0.2, 0, 1e-9, 0.3137, 0.75, 1.02]

    @Test("trees give the sum of the series terms") func treesGiveTheSum() throws {
        let theory = try Fixture.theory.get()
        let series = [
            ("longitude of the Moon", theory.moon.periodicLongitude, 0.11),
            ("distance of the Moon", theory.moon.distance, 21_000.0),
            ("nutation of the Moon and the Sun", theory.nutation.lunisolar, 8.4e-5),
            ("nutation of the planets", theory.nutation.planetary, 1e-8),
        ]
        for (name, series, largestAmplitude) in series {
            let fast = series(lanes(times))
            for (lane, time) in times.enumerated() {
                // Arguments reach 8400 rad, where taking whole turns off rounds at 1e-12 rad: so much of the largest term.
                let apart = fast[lane] - slowSum(series, at: time)
                #expect(abs(apart) < 1e-12 * largestAmplitude, "\(name) at \(time): \(apart)")
            }
        }
    }

    @Test("a harmonic series gives the sum of its series terms") func aHarmonicSeries() throws {
        let series = try Fixture.theory.get().sun.earthLongitude
        let fast = series(lanes(times) * 0.1)
        for (lane, time) in times.enumerated() {
            var sum = 0.0
            for (power, terms) in series.seriesTerms.enumerated() {
                for term in terms {
                    sum += pow(time / 10, Double(power)) * term.amplitude * cos(term.phase + term.frequency * time / 10)
                }
            }
            // The linear term reaches 640 rad, so that each of 1200 additions rounds at 1e-13; they mostly cancel. The Sun
            // covers 2e-12 rad in ten microseconds.
            #expect(abs(fast[lane] - sum) < 2e-12, "at \(time)")
        }
    }

    @Test("any multiples in any order are summed") func anyMultiplesInAny() {
        let arguments = [Polynomial([0.3, 7]), Polynomial([1.1, -3, 0.5]), Polynomial([2.9])]
        let multiples: [[Int8]] = [
            [1, 0, 0], [0, 0, 0], [0, 0, -1], [1, 0, -1], [1, 2, -1], [1, 2, 3], [-1, 2, 3], [127, 0, 0], [0, -127, 5],
            [1, 0, 0],
        ]
        let terms = multiples.enumerated().map { index, multiples in
            ArgumentSeries.SeriesTerm(
                power: index % 3,
                sine: Double(index) - 4.5,
                cosine: 1 / Double(index + 1),
                multiples: multiples
            )
        }
        let series = ArgumentSeries(arguments: arguments, seriesTerms: terms)
        let reversed = ArgumentSeries(arguments: arguments, seriesTerms: terms.reversed())
        let (fast, other) = (series(lanes(times)), reversed(lanes(times)))
        for (lane, time) in times.enumerated() {
            // 127 times an angle of 10 rad: 1e-13 rad, times amplitudes up to 4.5.
            #expect(abs(fast[lane] - slowSum(series, at: time)) < 1e-11, "at \(time)")
            #expect(abs(fast[lane] - other[lane]) < 1e-13, "at \(time)")
        }
    }

    @Test("a series without series terms is zero") func aSeriesWithout() {
        let series = ArgumentSeries(arguments: [Polynomial([1])], seriesTerms: [])
        #expect(series(lanes(times)) == .zero)
        #expect(HarmonicSeries(seriesTerms: [])(lanes(times)) == .zero)
        #expect(Polynomial([])(lanes(times)) == .zero)
    }

    @Test("a polynomial is that of its coefficients") func aPolynomialIsThatOfItsCoefficients() {
        let sum = Polynomial([1, 2]).adding(Polynomial([0, 0, 3])).scaled(by: 2)
        #expect(sum == Polynomial([2, 4, 6]))
        #expect(sum(Lanes(repeating: -3))[0] == 2 - 12 + 54)
    }

    @Test("a lane does not depend on the others") func aLaneDoesNotDepend() throws {
        let theory = try Fixture.theory.get()
        let seconds = lanes(times) * secondsPerJulianCentury
        let sun = theory.apparentSolarLongitude(seconds)
        let elongation = theory.apparentElongation(seconds)
        for lane in 0..<Lanes.scalarCount {
            // The same in all lanes, and in another lane among other times: the same bits.
            let alone = Lanes(repeating: seconds[lane])
            var elsewhere = Lanes(repeating: 1234.5)
            elsewhere[7 - lane] = seconds[lane]
            for other in [alone, elsewhere] {
                #expect(theory.apparentSolarLongitude(other)[7 - lane] == sun[lane])
                #expect(theory.apparentElongation(other)[7 - lane] == elongation[lane])
            }
        }
    }

    private func lanes(_ numbers: [Double]) -> Lanes {
        var lanes = Lanes.zero
        for (lane, number) in numbers.enumerated() { lanes[lane] = number }
        return lanes
    }

    private func slowSum(_ series: ArgumentSeries, at time: Double) -> Double {
        // Each argument is reduced before it is multiplied: 13 digits of a small angle instead of 11 of a large one.
        let arguments = series.arguments.map { polynomial in
            remainder(polynomial(Lanes(repeating: time))[0], 2 * .pi)
        }
        return series.seriesTerms.reduce(0) { sum, term in
            let angle = zip(arguments, term.multiples).reduce(0.0) { $0 + $1.0 * Double($1.1) }
            return sum + pow(time, Double(term.power)) * (term.sine * sin(angle) + term.cosine * cos(angle))
        }
    }
}
