import CompilerSupport
import Foundation
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// Every stage of the theory against values published or computed by other programs: `Data/reference/check_values.tsv`.
@Suite struct PublishedSeriesTests {
    private let degrees = 180 / Double.pi
    private let arcseconds = 648_000 / Double.pi

    // MARK: - The series as figures: another program's sums of the same figures

    @Test("every stage sums to the decimals that are printed") func everyStage() throws {
        let theory = try Fixture.theory.get()
        let (sun, moon, turn) = (theory.sun, theory.moon, 2 * Double.pi)
        for row in try CheckValue.rows("SERIES") {
            let (t, at) = (row.centuries, row.seconds)
            let meanLongitude = (moon.meanLongitude(t)[0] + moon.precession(t)[0]) * arcseconds
            let stages: [(name: String, found: Double, turn: Double?, tolerance: Double)] = [
                // Printed to 1e-12; the mean longitude grows to 600 rad, one unit in whose last place is 1.1e-13. The Sun
                // covers 2e-12 rad in ten microseconds.
                ("longitude of the Sun", sun.earthLongitude(t * 0.1)[0], turn, 2e-12),
                // Printed to 1e-10 au.
                ("distance of the Sun", sun.distance(t * 0.1)[0], nil, 0.6e-10),
                // Printed to 1e-6". The arguments reach 8400 rad and are wrong by 1e-12 rad, times the largest amplitude of
                // 22640" that is 2e-8".
                ("periodic longitude of the Moon", moon.periodicLongitude(t)[0] * arcseconds, nil, 0.6e-6),
                // 1.7e9" a century: one unit in the last place of the radians is 4e-7".
                ("mean longitude of the Moon", meanLongitude, 1_296_000, 1.5e-6),
                // Printed to 1e-4 km.
                ("distance of the Moon", moon.distance(t)[0], nil, 1e-4),
                // Printed to 1e-8".
                ("nutation", theory.nutation.longitude(t)[0] * arcseconds, nil, 0.6e-8),
                // Printed to 1e-9°, 0.1 ms for the Sun and 7 µs for the Moon; light time iterates nowhere, so nothing else
                // can differ.
                ("the Sun", theory.apparentSolarLongitude(at)[0] * degrees, 360, 1e-9),
                ("elongation", theory.apparentElongation(at)[0] * degrees, 360, 1e-9),
            ]
            #expect(stages.count == row.values.count)
            for (stage, value) in zip(stages, row.values) {
                let apart = stage.turn.map { angularDifference(stage.found, value, turn: $0) } ?? stage.found - value
                #expect(abs(apart) < stage.tolerance, "\(stage.name), JD \(row.julianDay)")
            }
        }
    }

    // MARK: - The theories: values published with them, or computed by other means

    @Test("nutation is that of IAU 2006") func nutationIsThatOfIAU() throws {
        let nutation = try Fixture.theory.get().nutation
        let rows = try CheckValue.rows("NUT06A")
        #expect(rows.count == 6)
        for row in rows {
            // SOFA's nut06a uses the same figures with its own sums and 64-bit arguments reduced another way: 1e-9".
            let found = nutation.longitude(row.centuries)[0] * arcseconds
            #expect(abs(found - row.values[0]) < 1e-8, "JD \(row.julianDay): \(found)")
        }
    }

    @Test("nutation without the adjustment is that of IAU 2000 a") func nutationWithoutTheAdjustment() throws {
        let nutation = try Fixture.theory.get().nutation
        for row in try CheckValue.rows("NUT00A") {
            let found = (nutation.lunisolar(row.centuries)[0] + nutation.planetary(row.centuries)[0]) * arcseconds
            #expect(abs(found - row.values[0]) < 1e-8, "JD \(row.julianDay): \(found)")
        }
    }

    @Test("Sun distance is that of VSOP 87") func sunDistanceIsThatOfVSOP() throws {
        let sun = try Fixture.theory.get().sun
        for row in try CheckValue.rows("VSOP87D") where (2_415_000...2_488_070).contains(row.julianDay) {
            // Terms under 1e-8 au are left out, in all at most 2e-7 au: 0.0001 s of light time.
            #expect(abs(sun.distance(row.centuries * 0.1)[0] - row.values[2]) < 2e-7, "JD \(row.julianDay)")
        }
    }

    /// VSOP87D rides on the precession of IAU 1976, 5029.0966" a century; the refit on that of IAU 2006, 5028.796195".
    /// With the difference put back the two longitudes still differ by the equinox of DE200, to which VSOP87 was fitted,
    /// against that of the ICRS, and by the mean motions of DE200 and DE440: 0.09" (the FK5 correction of the textbooks is
    /// of this size) and some hundredths either way over the century. Forgetting the difference in precession would show
    /// as 0.30" in 1900.
    @Test("Sun longitude is that of VSOP 87 but for the precession") func sunLongitudeIsThatOfVSOP() throws {
        let sun = try Fixture.theory.get().sun
        let rows = try CheckValue.rows("VSOP87D").filter { (2_415_000...2_488_070).contains($0.julianDay) }
        #expect(rows.count == 2)
        for row in rows {
            let found = sun.earthLongitude(row.centuries * 0.1)[0]
            let apart = angularDifference(row.values[0], found, turn: 2 * .pi) * arcseconds
            let unexplained = apart - (5029.0966 - 5028.796195) * row.centuries[0]
            #expect(abs(unexplained - 0.09) < 0.05, "JD \(row.julianDay): \(unexplained)\"")
        }
    }

    /// The control values of ELP/MPP02 are rectangular, on the ecliptic and equinox of J2000.0. Turned back to the
    /// ecliptic of date with the authors' P and Q (Laskar 1986, as in Chapront & Francou 2003) they give the longitude
    /// from the departure point and the distance.
    @Test("Moon is that of elpmpp 02") func moonIsThatOfELPMPP() throws {
        let moon = try Fixture.theory.get().moon
        let file = try PolynomialFile(Fixture.folder.get().file("theory/moon_mean_longitude.txt"))
        let tie = try file.polynomial("tie")
        let rows = try CheckValue.rows("ELPMPP02-LLR")
        #expect(rows.count == 7 + 1)
        for row in rows {
            let control = ControlVector(row)
            let mean = moon.meanLongitude(row.centuries)[0] - tie(row.centuries)[0]
            let longitude = mean + moon.periodicLongitude(row.centuries)[0]
            // The control values are exact; ours are sums wrong by 1e-7" or so, see above: 2 mm at the Moon.
            let apart = angularDifference(longitude, control.longitudeOfDate, turn: 2 * .pi) * arcseconds
            #expect(abs(apart) < 1e-6, "JD \(row.julianDay): \(apart)\"")
            // Terms under 1 km are left out of the distance, in all at most 11 km: 0.00004 s of light time.
            #expect(abs(moon.distance(row.centuries)[0] - control.distance) < 11, "JD \(row.julianDay)")
        }
    }

    @Test("the sky is that of de 440") func theSkyIsThatOfDE() throws {
        let theory = try Fixture.theory.get()
        let rows = try CheckValue.rows("DE440")
        #expect(rows.count == 6)
        for row in rows {
            let sun = theory.apparentSolarLongitude(row.seconds)[0] * degrees
            let elongation = theory.apparentElongation(row.seconds)[0] * degrees
            // The refit's largest residual against DE440 is 0.82 mas: 0.020 s of a solar term.
            #expect(abs(angularDifference(sun, row.values[0], turn: 360)) * 3_600_000 < 0.82, "JD \(row.julianDay)")
            // ELP/MPP02 with the tie is good to 0.01": 0.020 s of a phase.
            #expect(abs(angularDifference(elongation, row.values[1], turn: 360)) * 3600 < 0.01, "JD \(row.julianDay)")
        }
    }
}

/// A control vector of ELP/MPP02, turned to the ecliptic of date.
private struct ControlVector {
    let longitudeOfDate: Double
    let distance: Double

    init(_ row: CheckValue) {
        let (x, y, z) = (row.values[0], row.values[1], row.values[2])
        let t = row.centuries[0]
        let p = t * (0.10180391e-4 + t * (0.47020439e-6 + t * -0.5417367e-9))
        let q = t * (-0.113469002e-3 + t * (0.12372674e-6 + t * 0.12654170e-8))
        let root = 2 * (1 - p * p - q * q).squareRoot()
        // The transpose of the rotation from date to J2000.0.
        let dateX = (1 - 2 * p * p) * x + 2 * p * q * y - p * root * z
        let dateY = 2 * p * q * x + (1 - 2 * q * q) * y + q * root * z
        longitudeOfDate = atan2(dateY, dateX)
        distance = (x * x + y * y + z * z).squareRoot()
    }
}
