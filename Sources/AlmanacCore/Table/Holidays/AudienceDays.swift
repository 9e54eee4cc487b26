/// The days that were looked up for some audiences of a region, and their week.
package struct AudienceDays: Equatable, Sendable {
    /// The audiences, a bit for each index; the bit after the last is for an audience that the file does not name.
    package let audiences: AudienceSet
    /// The days that are decided for them: one that is nothing else by a face or its week is a workday. Nil if nobody looked them up.
    package let completeDays: DayRange?
    /// The days of rest of their week, in the order of the days from which they hold.
    package let weeks: [WorkWeek]

    package init(audiences: AudienceSet, completeDays: DayRange?, weeks: [WorkWeek]) {
        (self.audiences, self.completeDays, self.weeks) = (audiences, completeDays, weeks)
    }
}

/// Some audiences of a file of holidays.
package struct AudienceSet: Hashable, Sendable {
    /// The bits, eight in a byte, the lowest first.
    package private(set) var bytes: [UInt8]

    /// No audience of a file that names a number of them.
    package init(of audienceCount: Int) { bytes = [UInt8](repeating: 0, count: Self.width(of: audienceCount)) }

    fileprivate init(bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes of a set in a file that names a number of audiences.
    package static func width(of audienceCount: Int) -> Int { audienceCount / 8 + 1 }

    /// Whether an audience is in the set.
    package func contains(_ index: Int) -> Bool { bytes[index / 8] >> UInt8(index % 8) & 1 == 1 }

    /// Adds an audience.
    package mutating func insert(_ index: Int) { bytes[index / 8] |= 1 << UInt8(index % 8) }

    /// Adds the audiences of another set of the file.
    package mutating func formUnion(_ other: AudienceSet) {
        for index in bytes.indices { bytes[index] |= other.bytes[index] }
    }
}

// For each group of audiences in section 3 of a file of holidays:
//
// | size | field |
// | --- | --- |
// | s | the audiences, a set |
// | 4, 4 | first and last day for which it is complete; the last is before the first if nobody looked them up |
// | 2 | number of rules of the week, and each of them |
//
// A set has a bit for each audience, the lowest of the first byte for the first, and one more for an audience that the file does not
// name: s bytes for 8 (s - 1) to 8 s - 1 audiences.

extension AudienceDays {
    init(reading reader: inout ByteReader, _ names: HolidayNameSection) throws(MalformedBytes) {
        audiences = AudienceSet(bytes: Array(try reader.readBytes(AudienceSet.width(of: names.audiences.count))))
        let first = Day(rawValue: try reader.read(Int32.self))
        completeDays = DayRange(from: first, to: Day(rawValue: try reader.read(Int32.self)))
        weeks = try reader.readWeeks()
    }
}
