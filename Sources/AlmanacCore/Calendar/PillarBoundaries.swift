/// The moment at which the pillar of the year gives way to the next.
public enum YearBoundary: UInt8, NamedCase {
    /// On New Year's day (春節), at 0h: civil use, and the zodiac of most almanacs.
    case newYearsDay
    /// On the civil day of 立春, at 0h.
    case lichunDay
    /// At the instant of 立春, to the second.
    case lichunInstant
}

/// The moment at which the pillar of the month gives way to the next.
public enum MonthBoundary: UInt8, NamedCase {
    /// On the civil day of a sectional term (節), at 0h.
    case termDay
    /// At the instant of a sectional term (節), to the second.
    case termInstant
    /// With the lunar month, as Korean almanacs print it; a leap month has no pillar.
    case lunarMonth
}

/// The moments at which the pillars of year, month and day change: three choices, on which schools differ.
///
/// They are independent: where the day changes at 23h, year and month still change when their own choices say.
///
/// ```swift
/// let school = PillarBoundaries(year: .lichunInstant, month: .termInstant, day: .elevenPM)
/// for boundaries in [PillarBoundaries.civil, .solar, school] {
///     if let day = Day("2024-02-04") {
///         let four = LunisolarCalendar.china.pillars(on: day, atSecond: 23 * 3600 + 1800, boundaries: boundaries)
///         print(four?.description ?? "not reached")
///     }
/// }
/// ```
///
/// ```text
/// guimao bingyin wuxu jiazi
/// jiachen bingyin wuxu jiazi
/// jiachen bingyin jihai jiazi
/// ```
public struct PillarBoundaries: Codable, Hashable, Sendable {
    /// The moment at which the year changes.
    public var year: YearBoundary
    /// The moment at which the month changes.
    public var month: MonthBoundary
    /// The moment at which the day changes.
    public var day: DayBoundary

    /// The boundaries from the three choices.
    public init(year: YearBoundary, month: MonthBoundary, day: DayBoundary) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// As calendars print them, all at 0h: the year from 春節, the month from the civil day of its 節, the day at 0h.
    public static let civil = PillarBoundaries(year: .newYearsDay, month: .termDay, day: .midnight)

    /// By the Sun to the second: the year from 立春, the month from its 節, the day at 0h.
    public static let solar = PillarBoundaries(year: .lichunInstant, month: .termInstant, day: .midnight)
}
