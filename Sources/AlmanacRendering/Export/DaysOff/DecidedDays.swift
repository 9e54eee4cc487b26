import Almanac

/// From when to when the days off of a region are decided, for whom, and by whose notices.
///
/// Outside these days only the holidays of the law are known; any other day is *unknown*.
package struct DecidedDays: Hashable, Sendable {
    /// Which region.
    package let region: RegionID
    /// For whom.
    package let audience: Audience
    /// The days, from the first to the last.
    package let days: DayRange
    /// The day on which the last notice was looked for.
    package let lookedUp: Day
    /// Those whose notices decide in addition to the law, in their own words, each once.
    package let authorities: [String]

    /// What is decided in a region.
    package init(_ daysOff: DaysOff) {
        region = daysOff.region
        audience = daysOff.audience
        days = daysOff.completeDays
        lookedUp = daysOff.lookedUp
        authorities = daysOff.notices.map(\.authority).reduce(into: []) { authorities, authority in
            if !authorities.contains(authority) { authorities.append(authority) }
        }
    }

    /// Whether all days of a range are decided.
    func cover(_ days: DayRange) -> Bool { self.days.intersection(days) == days }
}
