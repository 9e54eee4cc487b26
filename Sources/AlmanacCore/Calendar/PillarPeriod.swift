/// A year or a month of pillars by the Sun: from the instant of one term to that of another, to the second.
public struct PillarPeriod: Hashable, Sendable {
    /// The pillar of the year or month.
    public let pillar: StemBranch
    /// The term with which it begins, at its instant.
    public let first: SolarTermEvent
    /// The term with which the next one begins; its instant is no longer part of this one.
    public let next: SolarTermEvent
}
