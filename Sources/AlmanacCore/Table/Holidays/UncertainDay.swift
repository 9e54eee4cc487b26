/// A day whose status depends on a public holiday of which the day is not certain: the holiday's own day, its other day, and
/// every day that is off, or for another reason, if the holiday is on that other day.
///
/// The compiler finds such days, because it has the rules that move holidays; the calendar says why a holiday is uncertain.
package struct UncertainDay: Hashable, Sendable {
    /// The audience, as an index.
    package let audience: Int
    /// The festival, as an index.
    package let festival: Int
    /// The own day of the festival.
    package let ownDay: Day
    /// The distance from the own day to this one, -127 … 127.
    package let distance: Int8

    package init(audience: Int, festival: Int, ownDay: Day, distance: Int8) {
        (self.audience, self.festival, self.ownDay, self.distance) = (audience, festival, ownDay, distance)
    }
}

extension WorkStatus {
    /// An uncertain holiday on which the status of a day depends.
    public struct Doubt: Codable, Hashable, Sendable {
        /// The holiday whose day is not certain.
        public let festival: FestivalID
        /// The own day of the holiday.
        public let day: Day
        /// The certainty of that day, with the authority and the other day of the holiday if there are any.
        public let certainty: Certainty
    }

    /// The certainty of the status: that of the holiday on which it depends; nil for an undecided day that depends on none.
    public var certainty: Certainty? { doubt?.certainty ?? (kind == .unknown ? nil : .certain) }
}

// Section 9 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 2 | number of days |
// | | for each: audience (1) and festival (1), as indices, own day of the festival (4), days from it to this day (signed, 1) |
//
// A file of version 1.2 has no such section.

extension ByteReader {
    /// The uncertain days of a region.
    mutating func readUncertainDays(_ names: HolidayNameSection) throws(MalformedBytes) -> [UncertainDay] {
        let count = Int(try read(UInt16.self))
        return try readList(count: count) { reader throws(MalformedBytes) in
            let (audience, festival) = (Int(try reader.read(UInt8.self)), Int(try reader.read(UInt8.self)))
            guard audience < names.audiences.count, festival < names.festivals.count else { throw MalformedBytes() }
            let ownDay = Day(rawValue: try reader.read(Int32.self))
            let distance = Int8(bitPattern: try reader.read(UInt8.self))
            return UncertainDay(audience: audience, festival: festival, ownDay: ownDay, distance: distance)
        }
    }
}
