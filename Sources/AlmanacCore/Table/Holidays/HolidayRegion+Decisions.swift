// Section 5 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 2 | number of decisions d |
// | 2 d | days from the first day of the decision before, from 1900-01-01 for the first |
// | d | numbers of days |
// | d | bits 0-3 the effect: 0 off, 1 worked, 2 morning off, 3 afternoon off; bits 4-7 the reason: 0 as part of a holiday, 1 moved, |
// |   | 2 exchanged, 3 bridge, 4 once, 5 election |
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
        let count = Int(try reader.read(UInt16.self))
        let gaps = try reader.read(UInt16.self, count: count)
        let lengths = try reader.readBytes(count)
        let codes = try reader.readBytes(count)
        let audiences = try reader.readBytes(count)
        let festivals = try reader.readBytes(count)
        let lowNotices = try reader.readBytes(count)
        let highNotices = try reader.readBytes(count)
        let otherDays = try reader.readBytes(count)
        var first = epoch.rawValue
        var decidedDays = 0
        return try [HolidayDecision](count: count) { index throws(TableError) in
            first += Int32(gaps[index])
            let length = lengths[index]
            decidedDays += Int(length)
            let code = codes[index]
            let audience = Int(audiences[index])
            let festival = festivals[index]
            let high = Int(highNotices[index])
            let notice = Int(lowNotices[index]) + high << 8
            guard let effect = HolidayDecision.Effect(rawValue: code & 0x0F),
                let reason = HolidayDecision.Reason(rawValue: code >> 4),
                audience < names.audiences.count, names.hasFestival(festival),
                notice < noticeCount, length > 0, decidedDays <= mostDecidedDays, first <= lastFirstDay.rawValue
            else { throw reader.malformed }
            let otherDay = Int8(bitPattern: otherDays[index])
            return HolidayDecision(
                firstDay: Day(rawValue: first),
                length: length,
                effect: effect,
                reason: reason,
                audience: audience,
                festival: HolidayNameSection.festival(festival),
                notice: notice,
                otherDay: otherDay == 0 ? nil : Day(rawValue: first + Int32(otherDay))
            )
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

extension HolidayNameSection {
    /// Stands for no festival.
    private static var noFestival: UInt8 { 255 }

    /// The index of a festival in a byte, or nil if it stands for none.
    static func festival(_ byte: UInt8) -> Int? { byte == noFestival ? nil : Int(byte) }

    /// The byte of a festival's index.
    static func byte(of festival: Int?) -> UInt8 { festival.map { UInt8(truncatingIfNeeded: $0) } ?? noFestival }

    /// Whether a byte stands for a festival of the section, or for none.
    func hasFestival(_ byte: UInt8) -> Bool { byte == Self.noFestival || Int(byte) < festivals.count }
}
