import AlmanacCore
import Ephemeris

/// The instants of all events in whole seconds since 1970-01-01: UTC from 1972, UT1 before, rounded half up.
package struct RoundedInstants: Sendable {
    package let span: TableSpan
    package let firstTerm: Int
    package let terms: [Int64]
    package let firstLunation: Int
    /// The instants of consecutive phases, four a lunation, a new moon first.
    package let phases: [Int64]
    /// The new moons among the phases.
    package let newMoons: [Int64]
    /// All instants before rounding, seconds since 1970-01-01: the terms, then the phases.
    let unrounded: [Double]

    package init(_ events: EventTable, _ scales: TimeScales, _ span: TableSpan = .bundled) {
        self.span = span
        let terms = events.terms.map { scales.calendarClock($0) }
        let phases = events.phases.map { scales.calendarClock($0) }
        firstTerm = events.firstTerm
        firstLunation = events.firstPhase >> 2
        self.terms = terms.map(Self.rounded)
        self.phases = phases.map(Self.rounded)
        newMoons = stride(from: 0, to: phases.count, by: 4).map { Self.rounded(phases[$0]) }
        unrounded = terms + phases
    }

    /// How many of the terms and phases are in the years for which the table answers; the others are computed because they
    /// number the months and fill the pages at both ends.
    package var promisedCounts: (terms: Int, phases: Int) {
        let days = span.promisedDays
        let isPromised = { (seconds: Int64) in
            Instant(secondsSince1970: seconds).day(utcOffsetSeconds: 0).map(days.contains) ?? false
        }
        return (terms.filter(isPromised).count, phases.filter(isPromised).count)
    }

    static func rounded(_ seconds: Double) -> Int64 { Int64((seconds + 0.5).rounded(.down)) }

    /// The event nearest to a boundary of rounding, and its distance, unrounded, to the instant that rounds to another second,
    /// seconds.
    package var nearestToRounding: (instant: Instant, distance: Double) {
        let distance = { (seconds: Double) in abs(seconds - seconds.rounded(.down) - 0.5) }
        let nearest = unrounded.min { distance($0) < distance($1) } ?? 0
        return (Instant(secondsSince1970: Self.rounded(nearest)), distance(nearest))
    }
}
