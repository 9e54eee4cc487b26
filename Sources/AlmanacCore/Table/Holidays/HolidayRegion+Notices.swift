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

extension HolidayRegion {
    /// The most authorities of a region: a byte counts them.
    package static var mostAuthorities: Int { 255 }
    /// The most notices of a region: two bytes count them.
    package static var mostNotices: Int { 65_535 }
    /// The longest name of an authority, number or title of a notice, in bytes of UTF-8.
    package static var longestText: Int { 255 }

    /// Stands for a day that is not traced.
    private static var noDay: Int32 { .min }

    static func readAuthorities(from reader: inout ByteReader) throws(TableError) -> [Authority] {
        let count = Int(try reader.read(UInt8.self))
        return try reader.readList(count: count) { reader throws(TableError) in
            let id = try reader.readIdentifier(AuthorityID.self)
            let length = Int(try reader.read(UInt8.self))
            return Authority(id: id, name: Array(try reader.readText(count: length)))
        }
    }

    static func readNotices(
        from reader: inout ByteReader,
        authorityCount: Int
    ) throws(TableError) -> [Notice] {
        let count = Int(try reader.read(UInt16.self))
        let authorities = try reader.readBytes(count)
        let days = try reader.read(Int32.self, count: count)
        let idLengths = try reader.readBytes(count)
        let numberLengths = try reader.readBytes(count)
        guard authorities.allSatisfy({ Int($0) < authorityCount }) else { throw reader.malformed }
        let ids = try [ASCIIName](count: count) { index throws(TableError) in
            try reader.readName(count: Int(idLengths[index]))
        }
        let numbers = Array(try reader.readText(count: numberLengths.reduce(0) { $0 + Int($1) }))
        var end = 0
        return [Notice](count: count) { index in
            let start = end
            end += Int(numberLengths[index])
            return Notice(
                id: ids[index],
                day: days[index] == noDay ? nil : Day(rawValue: days[index]),
                authority: Int(authorities[index]),
                number: numbers[start..<end]
            )
        }
    }

    func writeNotices(to writer: inout ByteWriter) {
        writer.write(UInt8(truncatingIfNeeded: authorities.count))
        for authority in authorities {
            writer.write(authority.id.name)
            writer.write(UInt8(truncatingIfNeeded: authority.name.count))
            writer.write(bytes: authority.name)
        }
        writer.write(UInt16(truncatingIfNeeded: notices.count))
        writer.write(notices.map { UInt8(truncatingIfNeeded: $0.authority) })
        writer.write(notices.map { $0.day?.rawValue ?? Self.noDay })
        writer.write(notices.map { UInt8(truncatingIfNeeded: $0.id.count) })
        writer.write(notices.map { UInt8(truncatingIfNeeded: $0.number.count) })
        for notice in notices { writer.write(bytes: notice.id.bytes) }
        for notice in notices { writer.write(bytes: Array(notice.number)) }
    }
}
