// The instants of new moons, quarters and full moons.

/// The n-th phase counted from the new moon of 2000-01-06, n = 0; four a lunation, negative before.
///
/// n mod 4 is 0 for a new moon, 1 for the first quarter, 2 for a full moon, 3 for the last quarter. The new moons are
/// numbered as in Meeus 1998, Astronomical Algorithms, chapter 49: n = 4 k.
package struct MoonPhaseNumber: Sendable, Hashable, Comparable {
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

    /// Whether one phase comes before another.
    package static func < (left: MoonPhaseNumber, right: MoonPhaseNumber) -> Bool { left.value < right.value }
}

/// Finds the instants of the Moon's phases, several at once.
package struct MoonPhaseInstants: Sendable {
    private let elongation: GrowingAngle

    /// A finder that asks `theory`, and its short form on the way.
    package init(theory: Theory) {
        let coarse = theory.coarse()
        elongation = GrowingAngle(
            full: { theory.apparentElongation($0) },
            coarse: { coarse.apparentElongation($0) }
        )
    }

    /// The instants of as many phases as there are lanes: `first` and those after it.
    package func instants(from first: MoonPhaseNumber) -> [TerrestrialTime] {
        elongation.instants { lane in
            let number = MoonPhaseNumber(first.value + lane)
            return (Double(number.quarter) * (Double.pi / 2), Self.meanTime(of: number))
        }
    }

    /// When the phase would be if the Sun and the Moon moved evenly, within fifteen hours; seconds of TT since J2000.0.
    private static func meanTime(of number: MoonPhaseNumber) -> Double {
        // Mean new moon of 2000-01-06: JD 2451550.09766 + 29.530588861 k (Meeus 1998, Astronomical Algorithms, eq. 49.1).
        (5.097_66 + Double(number.value) / 4 * 29.530_588_861) * 86_400
    }
}
