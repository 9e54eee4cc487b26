/// The decision of a notice about consecutive days, for one audience. Superseded decisions are not in the file.
package struct HolidayDecision: Equatable, Sendable {
    /// The most days from the first of the days to the one they stand for: a signed byte.
    package static var farthestOtherDay: Int { 127 }

    /// The days, at most 255.
    package var days: DayRange { DayRange(unchecked: firstDay, Day(rawValue: firstDay.rawValue + Int32(length) - 1)) }
    /// The kind that they become: days off, make-up workdays, days with half the day off, or unknown where a notice wants them
    /// to be off and no law makes them so yet.
    package let kind: WorkStatus.Kind
    /// The half that is off; nil unless the kind is half a day.
    package let half: WorkStatus.Half?
    /// The reason, one of notices: `holiday` or a later one.
    package let reason: WorkStatus.Reason
    /// The audience, as an index.
    package var audience: Int { Int(storedAudience) }
    /// The holiday, as an index; nil if there is none.
    package var festival: Int? { HolidayNameSection.festival(storedFestival) }
    /// The notice of the region, as an index.
    package var notice: Int { Int(storedNotice) }
    /// The day they stand for or were exchanged with; nil if there is none.
    package var otherDay: Day? { toOtherDay == 0 ? nil : Day(rawValue: firstDay.rawValue &+ Int32(toOtherDay)) }

    // A file has hundreds of these, and as many are read whenever it is opened.
    package let firstDay: Day
    package let length: UInt8
    private let storedAudience: UInt8
    private let storedFestival: UInt8
    private let storedNotice: UInt16
    private let toOtherDay: Int8

    /// A decision about 1 … 255 days; every index is one of the file, and the other day at most `farthestOtherDay` from the first.
    package init(
        from firstDay: Day,
        length: UInt8,
        _ kind: WorkStatus.Kind,
        half: WorkStatus.Half?,
        _ reason: WorkStatus.Reason,
        audience: Int,
        festival: Int?,
        notice: Int,
        otherDay: Day?
    ) {
        self.firstDay = firstDay
        self.length = length
        self.kind = kind
        self.half = half
        self.reason = reason
        storedAudience = UInt8(truncatingIfNeeded: audience)
        storedFestival = HolidayNameSection.byte(of: festival)
        storedNotice = UInt16(truncatingIfNeeded: notice)
        toOtherDay = Int8(truncatingIfNeeded: otherDay?.days(since: firstDay) ?? 0)
    }
}

// Section 5 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 2 | number of decisions d |
// | 2 d | days from the first day of the decision before, from 1900-01-01 for the first |
// | d | numbers of days |
// | d | bits 0-3 the kind: 0 off, 1 worked, 2 morning off, 3 afternoon off, 4 open; bits 4-7 the reason: 0 as part |
// |   | of a holiday, 1 moved, 2 exchanged, 3 bridge, 4 once, 5 election |
// | d | audiences, as indices |
// | d | festivals, as indices; 255 for none |
// | d, d | notices, as indices: the low bytes, then the high ones |
// | d | days from the first day to the day it stands for or was exchanged with, signed; 0 for none |

extension HolidayDecision {
    /// The first decision of a region counts from here, 1900-01-01.
    package static var epoch: Day { Day(rawValue: -25_567) }

    /// No decision begins on a later day, 2149-06-06: the sum of the gaps stays far from the end of `Day`.
    package static var lastFirstDay: Day { Day(rawValue: 65_535) }

    /// The most days from a decision to the next one of the region: two bytes.
    package static var largestGap: Int { 65_535 }

    /// The most decisions of a region: two bytes count them.
    package static var mostDecisions: Int { 65_535 }

    /// The most days that all decisions of a region may have: no reader lays out more.
    package static var mostDecidedDays: Int { 1 << 18 }

    /// The kinds and halves, by the low bits of the code.
    package static let outcomes: [(kind: WorkStatus.Kind, half: WorkStatus.Half?)] = [
        (.dayOff, nil), (.makeUpWorkday, nil), (.halfDay, .morning), (.halfDay, .afternoon), (.unknown, nil),
    ]
}

extension ByteReader {
    /// The decisions of a region with a number of notices.
    mutating func readDecisions(_ names: HolidayNameSection, noticeCount: Int) throws(MalformedBytes)
        -> [HolidayDecision]
    {
        let count = Int(try read(UInt16.self))
        let gaps = try readColumn(UInt16.self, count: count)
        let lengths = try readColumn(UInt8.self, count: count)
        let codes = try readColumn(UInt8.self, count: count)
        let audiences = try readColumn(UInt8.self, count: count)
        let festivals = try readColumn(UInt8.self, count: count)
        let lowNotices = try readColumn(UInt8.self, count: count)
        let highNotices = try readColumn(UInt8.self, count: count)
        let otherDays = try readColumn(Int8.self, count: count)
        var firstDay = HolidayDecision.epoch.rawValue
        var decidedDays = 0
        return try (0..<count).map { (index) throws(MalformedBytes) in
            firstDay += Int32(gaps[index])
            decidedDays += Int(lengths[index])
            let audience = Int(audiences[index])
            let notice = Int(lowNotices[index]) + Int(highNotices[index]) << 8
            let low = Int(codes[index] & 0x0F)
            guard HolidayDecision.outcomes.indices.contains(low),
                let reason = WorkStatus.Reason(rawValue: codes[index] >> 4 + WorkStatus.Reason.holiday.rawValue),
                audience < names.audiences.count, names.hasFestival(festivals[index]), notice < noticeCount,
                lengths[index] > 0, decidedDays <= HolidayDecision.mostDecidedDays,
                firstDay <= HolidayDecision.lastFirstDay.rawValue
            else { throw MalformedBytes() }
            return HolidayDecision(
                from: Day(rawValue: firstDay),
                length: lengths[index],
                HolidayDecision.outcomes[low].kind,
                half: HolidayDecision.outcomes[low].half,
                reason,
                audience: audience,
                festival: HolidayNameSection.festival(festivals[index]),
                notice: notice,
                otherDay: otherDays[index] == 0 ? nil : Day(rawValue: firstDay + Int32(otherDays[index]))
            )
        }
    }
}
