import AlmanacCore

/// A row below a notice: what it decides of some days.
struct HolidayRow {
    /// What a row says of its days.
    enum Effect: Equatable {
        /// `off`, or the first day of `swap`.
        case off
        /// `work`, or the second day of `swap`.
        case work
        /// `half DAYS morning`
        case morning
        /// `half DAYS afternoon`
        case afternoon
        /// `revert`
        case revert
    }

    /// What becomes of the days.
    let effect: Effect
    /// The days, both ends included.
    let days: DayRange
    /// Why.
    let reason: HolidayDecision.Reason
    /// The day they stand for or were exchanged with.
    let otherDay: Day?
    /// Of which holiday.
    let festival: FestivalID?
    /// For whom.
    let audience: Audience
    /// By which notice, as an index.
    let notice: Int
    /// Where it stands.
    let line: DataLine
}
