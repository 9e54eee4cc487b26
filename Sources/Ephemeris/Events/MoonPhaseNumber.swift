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
