/// Section 2 of a file of holidays.
///
/// | size | field |
/// | --- | --- |
/// | 1 | number of festivals f, at most 255 |
/// | f | lengths of their ids |
/// | | the ids, ASCII |
/// | 1 | number of audiences a, at least 1 |
/// | a | lengths of their names |
/// | | the names, ASCII; the first is `all` |
package struct HolidayNameSection: Equatable, Sendable {
    /// The most festivals: 255 stands for none.
    package static var mostFestivals: Int { 254 }
    /// The most audiences: a byte counts them.
    package static var mostAudiences: Int { 255 }

    /// The public holidays, and the festivals that notices name.
    package let festivals: [FestivalID]
    /// The audiences, everybody first.
    package let audiences: [Audience]

    package init(festivals: [FestivalID], audiences: [Audience]) {
        (self.festivals, self.audiences) = (festivals, audiences)
    }

    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        festivals = try reader.readIdentifiers(count: Int(try reader.read(UInt8.self)))
        audiences = try reader.readIdentifiers(count: Int(try reader.read(UInt8.self)))
        guard audiences.first == .everybody else { throw MalformedBytes() }
    }
}

// MARK: - Festivals and audiences as bytes

extension HolidayNameSection {
    /// Stands for no festival.
    private static var noFestival: UInt8 { 255 }

    /// The index of a festival in a byte, or nil if it stands for none.
    static func festival(_ byte: UInt8) -> Int? { byte == noFestival ? nil : Int(byte) }

    /// The byte of a festival's index.
    package static func byte(of festival: Int?) -> UInt8 {
        festival.map { UInt8(truncatingIfNeeded: $0) } ?? noFestival
    }

    /// Whether a byte stands for a festival of the section, or for none.
    func hasFestival(_ byte: UInt8) -> Bool { byte == Self.noFestival || Int(byte) < festivals.count }

    /// The index of an audience; the one after the last for an audience that is not in the section.
    package func index(of audience: Audience) -> Int { audiences.firstIndex(of: audience) ?? audiences.count }
}
