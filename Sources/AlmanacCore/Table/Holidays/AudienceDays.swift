/// The days that were looked up for an audience, and its week.
package struct AudienceDays: Equatable, Sendable {
    package let audience: Audience
    /// The days that are decided for it: one that no notice, no law and no week makes a day off is a workday.
    package let completeDays: DayRange
    /// The days of rest of its week, in the order of the days from which they hold; empty if it has the week of the region's usual
    /// audience.
    package let weeks: [WorkWeek]

    package init(audience: Audience, completeDays: DayRange, weeks: [WorkWeek]) {
        (self.audience, self.completeDays, self.weeks) = (audience, completeDays, weeks)
    }
}

// Section 8 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 1 | number of audiences that were looked up in addition to the usual one |
// | | for each: |
// | 1 | the audience, as an index; each once, and never the usual one |
// | 4, 4 | first and last day for which it is complete |
// | | the number of rules of its week, and each of them, as in section 3; 0 if it has the week of the usual one |
//
// A file of version 1.1 has no such section.

extension ByteReader {
    /// The days of audiences other than the usual one, after that one's.
    mutating func readAudiences(
        _ names: HolidayNameSection,
        after usual: [AudienceDays]
    ) throws(MalformedBytes) -> [AudienceDays] {
        let count = Int(try read(UInt8.self))
        let others = try readList(count: count) { reader throws(MalformedBytes) in
            AudienceDays(
                audience: try reader.readAudience(names),
                completeDays: try reader.readDays(),
                weeks: try reader.readWeeks()
            )
        }
        let all = usual + others
        guard all.isDistinct(by: { $0.audience }) else { throw MalformedBytes() }
        return all
    }

    /// An audience by its index.
    mutating func readAudience(_ names: HolidayNameSection) throws(MalformedBytes) -> Audience {
        let index = Int(try read(UInt8.self))
        guard index < names.audiences.count else { throw MalformedBytes() }
        return names.audiences[index]
    }

    /// The first day of a range, and the last.
    mutating func readDays() throws(MalformedBytes) -> DayRange {
        let first = Day(rawValue: try read(Int32.self))
        return try DayRange(from: first, to: Day(rawValue: try read(Int32.self))).orMalformed()
    }
}
