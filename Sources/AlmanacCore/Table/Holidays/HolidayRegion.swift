/// The part of a file of holidays about one region.
package struct HolidayRegion: Equatable, Sendable {
    /// An authority that decides.
    package struct Authority: Equatable, Sendable {
        /// Its name in the data files.
        package let id: AuthorityID
        /// Its name in its own words, UTF-8.
        package let name: [UInt8]

        package init(id: AuthorityID, name: [UInt8]) { (self.id, self.name) = (id, name) }
    }

    /// The region, and the weeks and the complete days of its audiences.
    package struct Head: Equatable, Sendable {
        package let id: RegionID
        /// The audience that a question without one means.
        package let usual: Audience
        /// The day on which the last notice was looked for.
        package let lookedUp: Day
        /// The public holidays of the law in any year, in the order in which they name a break, as indices.
        package let holidays: [UInt8]
        /// The groups of audiences; one that is in none cannot be asked for.
        package let groups: [AudienceDays]

        package init(id: RegionID, usual: Audience, lookedUp: Day, holidays: [UInt8], groups: [AudienceDays]) {
            (self.id, self.usual, self.lookedUp) = (id, usual, lookedUp)
            (self.holidays, self.groups) = (holidays, groups)
        }

        /// The days of an audience by its index; nil if it cannot be asked for.
        package func days(of audience: Int) -> AudienceDays? { groups.first { $0.audiences.contains(audience) } }
    }

    package let head: Head
    package let authorities: [Authority]
    /// The notices, in the order of the data file.
    package let notices: [HolidayNotice]
    /// The days that are not what their weeks make them.
    package let days: HolidayDays

    package init(head: Head, authorities: [Authority], notices: [HolidayNotice], days: HolidayDays) {
        (self.head, self.authorities, self.notices, self.days) = (head, authorities, notices, days)
    }
}

// MARK: - Section 3 of a file of holidays

// | size | field |
// | --- | --- |
// | 1 | number of regions |
// | | for each: |
// | 8 | the region, ASCII, padded with zeros |
// | 1 | the usual audience, as an index |
// | 4 | day on which the last notice was looked for, days since 1970-01-01 |
// | 1 | number of public holidays h |
// | h | the public holidays, as indices, in the order in which they name a break |
// | 2 | number of groups of audiences; each audience is in one at most |
// | | for each: the audiences, their complete days and the rules of their week |

extension HolidayRegion.Head {
    init(reading reader: inout ByteReader, _ names: HolidayNameSection) throws(MalformedBytes) {
        id = try reader.readIdentifier(RegionID.self)
        let audience = Int(try reader.read(UInt8.self))
        guard audience < names.audiences.count else { throw MalformedBytes() }
        usual = names.audiences[audience]
        lookedUp = Day(rawValue: try reader.read(Int32.self))
        holidays = Array(try reader.readBytes(Int(try reader.read(UInt8.self))))
        guard holidays.allSatisfy({ Int($0) < names.festivals.count }) else { throw MalformedBytes() }
        groups = try reader.readList(count: Int(try reader.read(UInt16.self))) { reader throws(MalformedBytes) in
            try AudienceDays(reading: &reader, names)
        }
    }
}
