/// What a notice says of consecutive days, for one audience. Where a later notice supersedes an earlier one, only what counts
/// is in the file.
package struct HolidayDecision: Equatable, Sendable {
    /// What becomes of the days.
    package enum Effect: UInt8, Sendable {
        /// Days off.
        case off
        /// Workdays, though they are days of the weekend.
        case work
        /// Half a day, the morning is off.
        case morning
        /// Half a day, the afternoon is off.
        case afternoon
    }

    /// Why.
    package enum Reason: UInt8, Sendable {
        /// As part of a holiday.
        case holiday
        /// In place of a holiday on `otherDay`, which is a day of rest anyway.
        case moved
        /// Exchanged with `otherDay`.
        case exchanged
        /// Between days off, with no day worked for it.
        case bridge
        /// Once, for an event.
        case once
        /// For a vote.
        case election
    }

    /// The first of the days.
    package let firstDay: Day
    /// How many there are, 1 … 255.
    package let length: UInt8
    /// What becomes of them.
    package let effect: Effect
    /// Why.
    package let reason: Reason
    /// For whom, as an index.
    package let audience: Int
    /// Of which holiday, as an index; nil if of none.
    package let festival: Int?
    /// By which notice of the region, as an index.
    package let notice: Int
    /// The day they stand for or were exchanged with; nil if there is none.
    package let otherDay: Day?

    /// A decision from its fields.
    package init(
        firstDay: Day,
        length: UInt8,
        effect: Effect,
        reason: Reason,
        audience: Int,
        festival: Int?,
        notice: Int,
        otherDay: Day?
    ) {
        self.firstDay = firstDay
        self.length = length
        self.effect = effect
        self.reason = reason
        self.audience = audience
        self.festival = festival
        self.notice = notice
        self.otherDay = otherDay
    }
}
