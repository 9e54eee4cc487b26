/// What a notice says of consecutive days, for one audience. Where a later notice supersedes an earlier one, only what counts
/// is in the file.
package struct HolidayDecision: Equatable, Sendable {
    /// The most days from the first of the days to the one they stand for: a signed byte.
    package static var farthestOtherDay: Int { 127 }

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
    package var audience: Int { Int(storedAudience) }
    /// Of which holiday, as an index; nil if of none.
    package var festival: Int? { HolidayNameSection.festival(storedFestival) }
    /// By which notice of the region, as an index.
    package var notice: Int { Int(storedNotice) }
    /// The day they stand for or were exchanged with; nil if there is none.
    package var otherDay: Day? { toOtherDay == 0 ? nil : Day(rawValue: firstDay.rawValue &+ Int32(toOtherDay)) }

    // A file has hundreds of these, and as many are read whenever it is opened.
    private let storedAudience: UInt8
    private let storedFestival: UInt8
    private let storedNotice: UInt16
    private let toOtherDay: Int8

    /// A decision from its fields; every index is one of the file, and the other day at most `farthestOtherDay` from the first.
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
        storedAudience = UInt8(truncatingIfNeeded: audience)
        storedFestival = HolidayNameSection.byte(of: festival)
        storedNotice = UInt16(truncatingIfNeeded: notice)
        toOtherDay = Int8(truncatingIfNeeded: otherDay?.days(since: firstDay) ?? 0)
    }
}
