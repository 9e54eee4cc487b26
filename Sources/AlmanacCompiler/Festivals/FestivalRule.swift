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

/// A row of a festival: kind, regions, years and rule.
struct FestivalEntry {
    /// The kind.
    let kind: FestivalKind
    /// The regions in which it holds, as bits of the table.
    let regions: UInt16
    /// The Gregorian years of its first days.
    let years: ClosedRange<Int16>
    /// The rule.
    let rule: FestivalRule
    /// The calendars by which it is reckoned; all if empty.
    let calendars: [CalendarID]
}

/// A festival as the files state it.
struct FestivalDefinition {
    /// Which festival.
    let id: FestivalID
    /// What it is called.
    var names: NameTexts
    /// What some regions, by index, call it otherwise.
    var regionalNames: [(region: Int, names: NameTexts)] = []
    /// What else people call it.
    var aliases: [String] = []
    /// Its rows, in the order in which they stand.
    var entries: [FestivalEntry] = []
    /// Where it is named.
    let line: DataLine
}
