/// What a field of a `DayFormat` stands for; the raw value is its name between braces.
package enum DayField: String, CaseIterable, Hashable, Sendable {
    case date
    case longDate = "long-date"
    case weekday
    case shortWeekday = "short-weekday"
    case week
    case dayOfYear = "day-of-year"
    case julianDay = "julian-day"

    case lunar
    case lunarDate = "lunar-date"
    case lunarYear = "lunar-year"
    case lunarMonth = "lunar-month"
    case lunarDay = "lunar-day"
    case yearPillar = "year-pillar"
    case monthPillar = "month-pillar"
    case dayPillar = "day-pillar"
    case zodiac

    case term
    case currentTerm = "current-term"
    case nextTerm = "next-term"
    case nextTermDate = "next-term-date"
    case nextTermDays = "next-term-days"
    case phase
    case nextPhase = "next-phase"
    case nextPhaseDate = "next-phase-date"
    case nextPhaseDays = "next-phase-days"

    case holiday
    case festivals
    case calendar
    case region
}
