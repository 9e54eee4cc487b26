/// A solar term or a phase of the Moon: when it happens, and on which civil day of a calendar.
///
/// ```swift
/// for event in LunisolarCalendar.china.termEvents(inYear: 2084) where event.certainty.level != .certain {
///     print(event.kind, event.day, event.instant, event.certainty)
///     // chunfen 2084-03-20 2084-03-19T16:00:47Z disputed
///     print(event.marginSeconds, event.uncertaintySeconds)  // 47 26
/// }
/// ```
public struct CelestialEvent<Kind: Hashable & Sendable>: Hashable, Sendable {
    /// The term or the phase.
    public let kind: Kind
    /// When: whole seconds of UTC, UT1 before 1972, rounded half up.
    public let instant: Instant
    /// The civil day on which the calendar has it, cited exceptions included.
    public let day: Day
    /// Seconds from the nearest midnight of the calendar's clock to the instant, negative before midnight.
    public let marginSeconds: Int
    /// How many seconds the instant may be wrong, and by what.
    public let uncertainty: Instant.Uncertainty
    /// The certainty of the civil day.
    public let certainty: Certainty

    /// How many seconds the instant may be wrong in all, rounded up.
    public var uncertaintySeconds: Int { uncertainty.seconds }
}

/// A solar term in a calendar.
public typealias SolarTermEvent = CelestialEvent<SolarTerm>

/// A phase of the Moon in a calendar.
public typealias MoonPhaseEvent = CelestialEvent<MoonPhase>
