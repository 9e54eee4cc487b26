/// A day as festivals see it: its place in the Gregorian and in the lunar year.
struct FestivalDate: Sendable {
    /// The day.
    let day: Day
    /// The Gregorian year.
    let year: Int
    /// The month and day (see `YearSlot`).
    let slot: Int
    /// The day before the first of the Gregorian year.
    let endOfLastYear: Int32
    /// The lunation.
    let lunation: Int
    /// The lunar month and day: see `FestivalIndex.lunarSlot`.
    let lunarSlot: Int
    /// Whether the lunar month is leap.
    let isLeapMonth: Bool
    /// Whether this is the last day of the lunar year.
    let isLastOfLunarYear: Bool

    /// A day that the calendar reaches, or nil.
    @inline(__always)
    init?(_ day: Day, _ index: FestivalIndex) {
        let months = index.months
        guard let lunation = months.lunation(containing: day) else { return nil }
        let date = GregorianDate(day)
        self.day = day
        year = date.year
        let slot = YearSlot.slot(month: date.month, day: date.day)
        self.slot = slot
        endOfLastYear = day.rawValue &- Int32(truncatingIfNeeded: YearSlot.dayOfYear(slot, inYear: date.year))
        self.lunation = lunation
        let month = months.month(ofLunation: lunation)
        let elapsed = Int(day.rawValue &- months.firstDay(ofLunation: lunation).rawValue)
        lunarSlot = FestivalIndex.lunarSlot(month: month.number, day: elapsed &+ 1)
        isLeapMonth = month.isLeap
        isLastOfLunarYear =
            months.isLastOfYear(lunation)
            && day.rawValue &+ 1 == months.firstDay(ofLunation: lunation &+ 1).rawValue
    }
}
