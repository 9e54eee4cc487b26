/// The days of a region that are not what their weeks make them, for each of its audiences.
package struct HolidayDays: Equatable, Sendable {
    /// The most faces of a region, days of a face, and days from one day of a face to the next: two bytes.
    package static var most: Int { 65_535 }

    /// What days are.
    package let faces: [HolidayFace]
    /// For each face the audiences for which it holds, `AudienceSet.width` bytes each.
    package let sets: [UInt8]
    /// The days of each face in order, the first face's first.
    package let days: [Int32]
    /// For each face where its days end in `days`.
    package let ends: [Int]

    /// Calls `body` with each day that has a face for an audience, by its index, face by face.
    func forEach(for audience: Int, _ body: (_ day: Day, _ face: Int) -> Void) {
        let width = faces.isEmpty ? 0 : sets.count / faces.count
        var start = 0
        for face in faces.indices {
            if sets[face * width + audience / 8] >> UInt8(audience % 8) & 1 == 1 {
                for index in start..<ends[face] { body(Day(rawValue: days[index]), face) }
            }
            start = ends[face]
        }
    }
}

extension HolidayDays {
    /// Faces, each with its audiences and its days in order.
    package init(_ faces: [(face: HolidayFace, audiences: AudienceSet, days: [Day])]) {
        self.faces = faces.map { $0.face }
        sets = faces.flatMap { $0.audiences.bytes }
        days = faces.flatMap { $0.days.map { $0.rawValue } }
        var end = 0
        ends = faces.map { face in
            end += face.days.count
            return end
        }
    }
}

/// What a day is, its week aside.
package struct HolidayFace: Hashable, Sendable {
    /// The kinds and halves, by the low bits of the code.
    package static let outcomes: [(kind: WorkStatus.Kind, half: WorkStatus.Half?)] = [
        (.workday, nil), (.weekend, nil), (.dayOff, nil), (.makeUpWorkday, nil), (.unknown, nil),
        (.halfDay, .morning), (.halfDay, .afternoon), (.halfDay, .either),
    ]

    /// The index of kind and half in bits 0-3, the reason in bits 4-7.
    package let code: UInt8
    /// The holiday, as an index; 255 if there is none.
    package let festival: UInt8
    /// The days to the one for which it stands, or with which it was exchanged; 0 if there is none.
    package let toOtherDay: Int16
    /// The notice that decides it, counted from 1; 0 if none does.
    package let notice: UInt16
    /// The uncertain holiday on which it depends, as an index; 255 if there is none.
    package let uncertain: UInt8
    /// The days to the own day of that.
    package let toUncertain: Int16
    /// On a day of work the other audiences that are off, a bit for each index.
    package let audiencesOff: UInt64

}

extension HolidayFace {
    /// What a status says of a day.
    package init(_ status: WorkStatus, on day: Day, _ names: HolidayNameSection) {
        func index(_ festival: FestivalID?) -> UInt8 {
            HolidayNameSection.byte(of: festival.flatMap { names.festivals.firstIndex(of: $0) })
        }
        let outcome = Self.outcomes.firstIndex { $0 == (status.kind, status.half) } ?? 0
        code = UInt8(outcome) | status.reason.rawValue << 4
        festival = index(status.festival)
        toOtherDay = Int16(truncatingIfNeeded: status.otherDay?.days(since: day) ?? 0)
        notice = UInt16(truncatingIfNeeded: (status.noticeIndex ?? -1) + 1)
        uncertain = index(status.doubt?.festival)
        toUncertain = Int16(truncatingIfNeeded: status.doubt?.day.days(since: day) ?? 0)
        audiencesOff = status.audiencesOff
    }

    /// Whether every day with this face and one week has the same status.
    var isOfAnyDay: Bool { toOtherDay == 0 && HolidayNameSection.festival(uncertain) == nil }

    /// The status of a day with a week; its doubt is for the calendar to say.
    func status(on day: Day, week: WorkStatus.Kind, _ names: HolidayNameSection) -> WorkStatus {
        let (kind, half) = Self.outcomes[Int(code & 0x0F)]
        var status = WorkStatus(
            kind,
            WorkStatus.Reason(rawValue: code >> 4) ?? .usual,
            half: half,
            festival: HolidayNameSection.festival(festival).map { names.festivals[$0] },
            otherDay: toOtherDay == 0 ? nil : Day(rawValue: day.rawValue &+ Int32(toOtherDay)),
            noticeIndex: notice == 0 ? nil : Int(notice) - 1,
            week: week
        )
        status.audiencesOff = audiencesOff
        return status
    }
}

// Section 5 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 2 | number of faces f |
// | f | bits 0-3 the kind: 0 workday, 1 weekend, 2 day off, 3 make-up workday, 4 unknown, 5 morning off, 6 afternoon |
// |   | off, 7 half off; bits 4-7 the reason: 0 the week, 1 law, 2 substitute, 3 between, 4 holiday, 5 moved, |
// |   | 6 exchanged, 7 bridge, 8 once, 9 election |
// | f | festivals, as indices; 255 for none |
// | 2 f | days to the day it stands for or was exchanged with, signed; 0 for none |
// | 2 f | notices, counted from 1; 0 for none |
// | f | uncertain festivals on which the day depends, as indices; 255 for none |
// | 2 f | days to the own day of that, signed |
// | s f | on days of work the other audiences that are off, a set each |
// | s f | the audiences for which the face holds, a set each |
// | 2 f | numbers of days, at least 1 |
// | 4 f | days from the first day of the face before, or from 1970-01-01, to the first day, signed |
// | | for each face: days from each of its days to the next (2) |
//
// For an audience a day has one face at most.

extension HolidayDays {
    /// The days of a face, 2^30 in both directions: sums with distances stay far from the ends of `Day`.
    private static var possibleDays: ClosedRange<Int> { -1 << 30...1 << 30 }

    init(reading reader: inout ByteReader, _ names: HolidayNameSection, noticeCount: Int) throws(MalformedBytes) {
        let count = Int(try reader.read(UInt16.self))
        let codes = try reader.readColumn(UInt8.self, count: count)
        let festivals = try reader.readColumn(UInt8.self, count: count)
        let otherDays = try reader.readColumn(Int16.self, count: count)
        let notices = try reader.readColumn(UInt16.self, count: count)
        let uncertain = try reader.readColumn(UInt8.self, count: count)
        let ownDays = try reader.readColumn(Int16.self, count: count)
        let width = AudienceSet.width(of: names.audiences.count)
        let off = try reader.readBytes(width * count)
        sets = Array(try reader.readBytes(width * count))
        faces = try (0..<count).map { (index) throws(MalformedBytes) in
            let face = HolidayFace(
                code: codes[index],
                festival: festivals[index],
                toOtherDay: otherDays[index],
                notice: notices[index],
                uncertain: uncertain[index],
                toUncertain: ownDays[index],
                // No status has bits for more audiences.
                audiencesOff: (0..<min(width, 8)).reduce(0) { $0 | UInt64(off[index * width + $1]) << UInt64(8 * $1) }
            )
            guard Int(face.code & 0x0F) < HolidayFace.outcomes.count,
                WorkStatus.Reason(rawValue: face.code >> 4) != nil,
                names.hasFestival(face.festival), names.hasFestival(face.uncertain), Int(face.notice) <= noticeCount
            else { throw MalformedBytes() }
            return face
        }
        let counts = try reader.readColumn(UInt16.self, count: count)
        let firstDays = try reader.readColumn(Int32.self, count: count)
        var (days, ends, firstDay) = ([Int32](), [Int](), 0)
        for face in 0..<count {
            guard counts[face] > 0 else { throw MalformedBytes() }
            firstDay += Int(firstDays[face])
            var day = firstDay
            let gaps = try reader.readColumn(UInt16.self, count: Int(counts[face]) - 1)
            days.append(Int32(truncatingIfNeeded: day))
            for index in 0..<Int(counts[face]) - 1 {
                day += Int(gaps[index])
                days.append(Int32(truncatingIfNeeded: day))
            }
            guard Self.possibleDays.contains(firstDay), Self.possibleDays.contains(day) else { throw MalformedBytes() }
            ends.append(days.count)
        }
        (self.days, self.ends) = (days, ends)
    }
}
