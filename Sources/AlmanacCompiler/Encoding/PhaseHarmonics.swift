import AlmanacCore
import Ephemeris

/// The frequencies of the harmonics with which the table predicts the phases of the Moon.
///
/// Only the size of the file depends on this list: the residuals are stored to the second. It was found by adding the
/// strongest line of the residuals, one after the other; the residuals of these are at most 46 s of ±70 000 s, and 12 s on
/// average. At a phase the elongation D is fixed, so that only l, l', F, the node and the planets remain (compare the
/// periodic terms of Meeus 1998, Astronomical Algorithms, chapter 49).
enum PhaseHarmonics {
    /// Rates in arcseconds a Julian century: ELP/MPP02 (Chapront & Francou 2003, A&A 404, 735) as in
    /// `Data/theory/moon_longitude.txt`; the node from the IERS Conventions 2010, chapter 5.
    private enum Rate {
        static let elongation = 1_602_961_601.10551
        static let moonAnomaly = 1_717_915_923.01278
        static let sunAnomaly = 129_596_581.064
        static let latitude = 1_739_527_262.99716
        static let node = -6_962_890.5431
        static let venus = 210_664_136.45777
        static let earth = 129_597_742.293
        static let jupiter = 10_925_660.57335
    }

    /// Multiples of l, l' and F.
    private static let lunarMultiples: [(moonAnomaly: Double, sunAnomaly: Double, latitude: Double)] = [
        (1, 0, 0), (0, 1, 0), (2, 0, 0), (0, 0, 2), (1, 1, 0), (1, -1, 0), (0, 2, 0), (1, 0, -2), (1, 0, 2),
        (2, 1, 0), (3, 0, 0), (0, 1, 2), (0, -1, 2), (2, -1, 0), (1, 2, 0),
    ]

    /// The frequencies in 2⁻³² turns a lunation.
    static let frequencies: [UInt32] = rates.map { rate in
        let turns = rate / Rate.elongation
        return UInt32(((turns - turns.rounded(.down)) * 4_294_967_296).rounded(.down))
    }

    /// More of a wide table, found in the same way in the residuals of 1646-2200: they represent the decrease of the
    /// eccentricity and the course of ΔT over five centuries. With all the residuals are 6 s on average.
    static let wideFrequencies: [UInt32] = [
        1_133_629, 308_464_276, 307_526_101, 1_759_079, 347_046_742, 87_172_137, 29_278_893, 325_234_163, 22_008_033,
        4_378_152,
        307_096_103, 771_062_963, 288_684_410, 304_359_758, 1_387_092_431, 1_347_845_423, 1_041_726_586, 76_578_573,
        5_355_418, 692_608_040, 115_825_580, 308_933_364, 386_489_202, 327_931_417,
    ]

    /// The rates of all harmonics, arcseconds a century.
    private static var rates: [Double] {
        let lunar = lunarMultiples.map { multiples -> Double in
            let anomalies = multiples.moonAnomaly * Rate.moonAnomaly + multiples.sunAnomaly * Rate.sunAnomaly
            return anomalies + multiples.latitude * Rate.latitude
        }
        return lunar + [
            Rate.node,
            Rate.venus - Rate.earth,
            2 * (Rate.venus - Rate.earth),
            Rate.earth - Rate.jupiter,
            2 * (Rate.earth - Rate.jupiter),
            // The eccentricity of the Earth's orbit decreases, and with it the amplitude of sin l'. A second line next to
            // it, a quarter of a radian apart after a century, represents the decrease.
            Rate.sunAnomaly + 50_000,
        ]
    }
}

/// Angles in 2⁻³² turns, found without the platform's arc tangent.
enum TurnFraction {
    /// The angle whose sine and cosine have this ratio, 2⁻³² turns.
    ///
    /// Bisection on the deterministic sine finds where sin(angle - answer) changes its sign; 32 halvings settle every bit
    /// that is stored.
    static func angle(sine: Double, cosine: Double) -> UInt32 {
        var angle: UInt32 = 0
        for bit in stride(from: 31, through: 0, by: -1) {
            let candidate = angle | 1 << UInt32(bit)
            if isPast(candidate, sine: sine, cosine: cosine) { continue }
            angle = candidate
        }
        return angle
    }

    /// Whether a candidate angle, 0 ..< 2³², is past that of the point (cosine, sine).
    private static func isPast(_ candidate: UInt32, sine: Double, cosine: Double) -> Bool {
        let radians = Lanes(repeating: Double(candidate) / 4_294_967_296 * (2 * Double.pi))
        let (candidateSine, candidateCosine) = (radians.sine()[0], radians.cosine()[0])
        let pointInUpperHalf = sine >= 0
        let candidateInUpperHalf = candidate < 1 << 31
        guard pointInUpperHalf == candidateInUpperHalf else { return pointInUpperHalf }
        // Within one half of the circle the cross product tells which angle is greater.
        return candidateSine * cosine - candidateCosine * sine > 0
    }
}
