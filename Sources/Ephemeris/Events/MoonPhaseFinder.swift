/// Finds the instants of the phases of the Moon.
///
/// Phases are numbered from the new moon of 2000-01-06, which is 0; four a lunation, negative before. The number modulo 4 is 0
/// for a new moon, 1 for the first quarter, 2 for a full moon, 3 for the last quarter; the new moons are numbered as in Meeus
/// 1998, Astronomical Algorithms, chapter 49: n = 4 k.
package struct MoonPhaseFinder: Sendable {
    private let elongation: RootFinder

    /// A finder for the Moon and the Sun of a theory; prepares the short forms of the series once.
    package init(theory: Theory) {
        // The elongation grows by 2.4e-6 rad a second. The series terms under 2.5e-7 rad (0.05") add up to a second of
        // time or so, those under 5e-5 rad (10") to some minutes.
        elongation = RootFinder(
            full: theory.apparentElongation,
            coarse: theory.truncated(below: 2.5e-7).apparentElongation,
            rough: theory.truncated(below: 5e-5).apparentElongation
        )
    }

    /// The instants of as many phases as there are lanes.
    ///
    /// - Given: `first`, the number of the first of them.
    /// - Returned: TT.
    /// - Accuracy: 5e-5 s for this theory; 0.02 s against the ephemeris it is fitted to.
    package func instants(from first: Int) -> [TerrestrialTime] {
        elongation.instants { lane in
            (Double((first + lane) & 3) * (Double.pi / 2), Self.meanTime(ofPhase: first + lane))
        }
    }

    /// When a phase would be if the Sun and the Moon moved evenly.
    ///
    /// - Given: the number of the phase.
    /// - Returned: TT, seconds since J2000.0.
    /// - Accuracy: fifteen hours.
    /// - Source: Meeus 1998, Astronomical Algorithms, eq. 49.1: JD 2451550.09766 + 29.530588861 k.
    private static func meanTime(ofPhase number: Int) -> Double {
        (5.097_66 + Double(number) / 4 * 29.530_588_861) * 86_400
    }
}
