/// A notice, an order or an act by which a government decides which days are off.
///
/// ```swift
/// print(AlmanacTable.bundled.workCalendar(in: "mainland")?.notices.last?.number ?? "none")  // 国办发明电〔2025〕7号
/// ```
public struct HolidayNotice: Hashable, Sendable {
    /// Its name in the data files, such as `2026`; it never changes its meaning within a region.
    public let id: ASCIIName
    /// The day on which it was given; nil if that is not traced.
    public let day: Day?
    /// The authority that gave it, by the name in the data files, such as `gwyb`.
    public let authorityID: AuthorityID
    // UTF-8 as in the file of holidays, so that comparing two notices needs no Unicode tables.
    private let authorityBytes: [UInt8]
    package let numberBytes: ArraySlice<UInt8>

    /// A notice from its fields; the number or title, UTF-8, is empty if it is not traced.
    package init(id: ASCIIName, day: Day?, authority: HolidayRegion.Authority, number: ArraySlice<UInt8>) {
        self.id = id
        self.day = day
        authorityID = authority.id
        authorityBytes = authority.name
        numberBytes = number
    }

    /// The authority that gave it, in its own words, such as 国务院办公厅.
    public var authority: String { String(decoding: authorityBytes, as: UTF8.self) }

    /// Its number or title as printed, such as 国办发明电〔2025〕7号; empty if that is not traced.
    public var number: String { String(decoding: numberBytes, as: UTF8.self) }

    /// Its number or title, or else who gave it with its name in the data files, as a source is cited: `Bộ Nội vụ (2026)`.
    package var citation: String { numberBytes.isEmpty ? "\(authority) (\(id))" : number }
}

// Section 4 of a file of holidays, for each region in the order of section 3:
//
// | size | field |
// | --- | --- |
// | 1 | number of authorities |
// | | for each: its id (8, ASCII, padded with zeros), the length of its name (1), the name (UTF-8) |
// | 2 | number of notices n |
// | n | authorities, as indices |
// | 4 n | days on which they were given, -2147483648 if not traced |
// | n | lengths of their ids |
// | n | lengths of their numbers or titles |
// | | the ids, ASCII, then the numbers, UTF-8 |
//
// No text has control characters.

extension HolidayNotice {
    /// The most authorities of a region: a byte counts them.
    package static var mostAuthorities: Int { 255 }
    /// The most notices of a region: two bytes count them.
    package static var mostNotices: Int { 65_535 }
    /// The longest name of an authority, number or title of a notice, in bytes of UTF-8.
    package static var longestText: Int { 255 }

    /// Stands for a day that is not traced.
    package static var noDay: Int32 { .min }
}

extension ByteReader {
    mutating func readAuthorities() throws(MalformedBytes) -> [HolidayRegion.Authority] {
        let count = Int(try read(UInt8.self))
        return try readList(count: count) { reader throws(MalformedBytes) in
            let id = try reader.readIdentifier(AuthorityID.self)
            let length = Int(try reader.read(UInt8.self))
            return HolidayRegion.Authority(id: id, name: Array(try reader.readText(count: length)))
        }
    }

    mutating func readNotices(by authorities: [HolidayRegion.Authority]) throws(MalformedBytes) -> [HolidayNotice] {
        let count = Int(try read(UInt16.self))
        let givers = try readBytes(count)
        let days = try readColumn(Int32.self, count: count)
        let idLengths = try readBytes(count)
        let numberLengths = try readBytes(count)
        guard givers.allSatisfy({ Int($0) < authorities.count }) else { throw MalformedBytes() }
        let ids = try idLengths.map { (length) throws(MalformedBytes) in try readName(count: Int(length)) }
        let numbers = Array(try readText(count: numberLengths.reduce(0) { $0 + Int($1) }))
        var end = 0
        return (0..<count).map { index in
            let start = end
            end += Int(numberLengths[index])
            return HolidayNotice(
                id: ids[index],
                day: days[index] == HolidayNotice.noDay ? nil : Day(rawValue: days[index]),
                authority: authorities[Int(givers[index])],
                number: numbers[start..<end]
            )
        }
    }
}
