// Section 5 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 2 | number of decisions d |
// | 2 d | days from the first day of the decision before, from 1900-01-01 for the first |
// | d | numbers of days |
// | d | bits 0-3 the effect: 0 off, 1 worked, 2 morning off, 3 afternoon off; bits 4-7 the reason: 0 as part of a holiday, |
// |   | 1 moved, 2 exchanged, 3 bridge, 4 once, 5 election |
// | d | audiences, as indices |
// | d | festivals, as indices; 255 for none |
// | d, d | notices, as indices: the low bytes, then the high ones |
// | d | days from the first day to the day it stands for or was exchanged with, signed; 0 for none |

extension HolidayRegion {
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

    static func readDecisions(
        from reader: inout ByteReader,
        _ names: HolidayNameSection,
        noticeCount: Int
    ) throws(TableError) -> [HolidayDecision] {
        let columns = try HolidayDecisionColumns(reading: &reader)
        var firstDay = epoch.rawValue
        var decidedDays = 0
        return try [HolidayDecision](count: columns.count) { index throws(TableError) in
            firstDay += Int32(columns.gaps[index])
            decidedDays += Int(columns.lengths[index])
            guard decidedDays <= mostDecidedDays, firstDay <= lastFirstDay.rawValue,
                let decision = columns.decision(index, from: firstDay, names, noticeCount: noticeCount)
            else { throw reader.malformed }
            return decision
        }
    }

    func writeDecisions(to writer: inout ByteWriter) {
        let firstDays = decisions.map { $0.firstDay.rawValue }
        writer.write(UInt16(truncatingIfNeeded: decisions.count))
        writer.write(zip([Self.epoch.rawValue] + firstDays, firstDays).map { UInt16(truncatingIfNeeded: $1 - $0) })
        writer.write(decisions.map { $0.length })
        writer.write(decisions.map { $0.effect.rawValue | $0.reason.rawValue << 4 })
        writer.write(decisions.map { UInt8(truncatingIfNeeded: $0.audience) })
        writer.write(decisions.map { HolidayNameSection.byte(of: $0.festival) })
        writer.write(decisions.map { UInt8(truncatingIfNeeded: $0.notice) })
        writer.write(decisions.map { UInt8(truncatingIfNeeded: $0.notice >> 8) })
        writer.write(
            decisions.map { decision in
                decision.otherDay.map { UInt8(truncatingIfNeeded: $0.days(since: decision.firstDay)) } ?? 0
            }
        )
    }
}
