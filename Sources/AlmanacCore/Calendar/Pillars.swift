/// The pillars of a civil day as calendars print them: year from 春節, month from the civil day of its 節, day from 0h.
public struct DayPillars: Hashable, Sendable {
    /// The pillar of the year.
    public let year: StemBranch
    /// The pillar of the month.
    public let month: StemBranch
    /// The pillar of the day.
    public let day: StemBranch
}

/// The four pillars of an instant (四柱).
public struct FourPillars: Hashable, Sendable {
    /// The pillar of the year.
    public let year: StemBranch
    /// The pillar of the month; nil in a leap month, if months change with the lunar month.
    public let month: StemBranch?
    /// The pillar of the day.
    public let day: StemBranch
    /// The pillar of the double hour; from 23h on its stem is the next day's, whenever the day changes.
    public let hour: StemBranch
}
