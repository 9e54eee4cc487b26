/// Finds the instants of the phases of the Moon.
package struct MoonPhaseFinder: Sendable {
    private let elongation: RootFinder

    /// A finder for the Moon and the Sun of a theory; prepares the short forms of the series once.
    package init(theory: Theory) {
        let full = theory.apparentElongation
        // The elongation grows by 2.4e-6 rad a second. The series terms under 2.5e-7 rad (0.05") add up to a second of
        // time or so, those under 5e-5 rad (10") to some minutes.
        let coarse = full.truncated(below: 2.5e-7)
        let rough = full.truncated(below: 5e-5)
        elongation = RootFinder(full: { full($0) }, coarse: { coarse($0) }, rough: { rough($0) })
    }

    /// The instants of as many phases as there are lanes.
    ///
    /// - Given: `first`, the number of the first of them.
    /// - Returned: TT.
    /// - Accuracy: 5e-5 s for this theory; 0.02 s against the ephemeris it is fitted to.
    package func instants(from first: MoonPhaseNumber) -> [TerrestrialTime] {
        elongation.instants { lane in
            let number = MoonPhaseNumber(first.value + lane)
            return (Double(number.quarter) * (Double.pi / 2), Self.meanTime(of: number))
        }
    }

    /// When a phase would be if the Sun and the Moon moved evenly.
    ///
    /// - Given: the number of the phase.
    /// - Returned: TT, seconds since J2000.0.
    /// - Accuracy: fifteen hours.
    /// - Source: Meeus 1998, Astronomical Algorithms, eq. 49.1: JD 2451550.09766 + 29.530588861 k.
    private static func meanTime(of number: MoonPhaseNumber) -> Double {
        (5.097_66 + Double(number.value) / 4 * 29.530_588_861) * 86_400
    }
}

/// The n-th phase counted from the new moon of 2000-01-06, n = 0; four a lunation, negative before.
///
/// n mod 4 is 0 for a new moon, 1 for the first quarter, 2 for a full moon, 3 for the last quarter. The new moons are
/// numbered as in Meeus 1998, Astronomical Algorithms, chapter 49: n = 4 k.
package struct MoonPhaseNumber: Sendable, Hashable {
    /// n.
    package let value: Int

    /// The n-th phase from the new moon of 2000-01-06.
    package init(_ value: Int) {
        self.value = value
    }

    /// The elongation of the Moon from the Sun in quarters of a turn: 0 new moon … 3 last quarter.
    package var quarter: Int { value & 3 }

    /// The lunation the phase belongs to, 0 for that of the new moon of 2000-01-06.
    package var lunation: Int { value >> 2 }
}
