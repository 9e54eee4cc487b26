import Ephemeris

/// The instants of consecutive solar terms and phases of the Moon, unrounded; the same for all calendars.
package struct EventTable: Sendable {
    /// The number of the first term.
    package let firstTerm: SolarTermNumber
    /// The instants of consecutive terms.
    package let terms: [TerrestrialTime]
    /// The number of the first phase, a new moon.
    package let firstPhase: MoonPhaseNumber
    /// The instants of consecutive phases.
    package let phases: [TerrestrialTime]

    /// How many events there are.
    package var count: Int { terms.count + phases.count }
}
