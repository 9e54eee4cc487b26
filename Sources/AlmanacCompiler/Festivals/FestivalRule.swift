import AlmanacCore

/// A rule for the first day of a festival.
struct FestivalRule {
    /// What the day is found from.
    enum Base {
        /// `gregorian M D`
        case gregorian(month: Int, day: Int)
        /// `weekday M N WEEKDAY`; the last one if `ordinal` is nil.
        case weekday(month: Int, ordinal: Int?, Weekday)
        /// `easter`
        case westernEaster
        /// `orthodox-easter`
        case orthodoxEaster
        /// `lunar M D`, `lunar M D leap-too`
        case lunar(month: Int, day: Int, leapToo: Bool)
        /// `last-of-year`
        case lastOfLunarYear
        /// `term NAME`
        case term(SolarTerm)
        /// `stem NAME N TERM`: the n-th day with that stem from the day of the term on, which counts.
        case stem(HeavenlyStem, ordinal: Int, SolarTerm)
        /// `branch NAME N TERM`
        case branch(EarthlyBranch, ordinal: Int, SolarTerm)
        /// `nearest-stem NAME TERM`: the day with that stem nearest to the term; of two as near the earlier if the term's
        /// instant is before noon.
        case nearestStem(HeavenlyStem, SolarTerm)
        /// `each-branch NAME ID`: every day with that branch in the spans of a festival's first rule.
        case eachBranch(EarthlyBranch, FestivalID)
        /// `month-of TERM`: the first day of the lunar month that has the term.
        case monthOf(SolarTerm)
        /// `longitude DEGREES`
        case longitude(Double)
        /// `from FESTIVAL`: the days on which another festival begins, by its first row.
        case festival(FestivalID)
    }

    /// How long it lasts.
    enum Duration {
        /// `lasting N`; one day if nothing is said.
        case days(Int)
        /// `to-eve-of FESTIVAL`, `to-eve-of term NAME`: to the day before another festival next begins, or the term.
        case untilEve(of: Base)
    }

    /// What the day is found from.
    let base: Base
    /// Days after the base, or before it if negative.
    let offset: Int
    /// How long it lasts.
    let duration: Duration
    /// Where the rule stands.
    let line: DataLine
}
