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
        /// The day on which the last notice was looked for.
        package let lookedUp: Day
        /// The audiences whose days were looked up, each once. A question without an audience means the first, the usual one.
        package internal(set) var audiences: [AudienceDays]

        /// - Precondition: There is an audience, the usual one first.
        package init(id: RegionID, lookedUp: Day, audiences: [AudienceDays]) {
            (self.id, self.lookedUp, self.audiences) = (id, lookedUp, audiences)
        }

        /// The usual audience, which a question without one means.
        package var usual: AudienceDays { audiences[0] }

        /// The days that are decided for an audience; nil if nobody looked them up.
        package func completeDays(for audience: Audience) -> DayRange? {
            audiences.first { $0.audience == audience }?.completeDays
        }

        /// The week of an audience, that of the usual one if it has none of its own; empty if nobody looked it up.
        package func weeks(for audience: Audience) -> [WorkWeek] {
            let own = audiences.first { $0.audience == audience }?.weeks
            return own?.isEmpty == true ? usual.weeks : own ?? []
        }
    }

    package let head: Head
    package let authorities: [Authority]
    /// The notices, in the order of the data file.
    package let notices: [HolidayNotice]
    /// The decisions of the notices, in the order of the first days.
    package let decisions: [HolidayDecision]
    /// The days off by law in addition to the public holidays of the table.
    package let laws: [HolidayLaw]
    /// The days of rest by law, of every week and every year.
    package let restLaws: [RestLaw]
    /// The days whose status depends on an uncertain holiday. If a day has two for one audience, the first counts.
    package let uncertainDays: [UncertainDay]

    package init(
        head: Head,
        authorities: [Authority],
        notices: [HolidayNotice],
        decisions: [HolidayDecision],
        laws: [HolidayLaw],
        restLaws: [RestLaw],
        uncertainDays: [UncertainDay]
    ) {
        (self.head, self.authorities, self.notices, self.decisions) = (head, authorities, notices, decisions)
        (self.laws, self.restLaws, self.uncertainDays) = (laws, restLaws, uncertainDays)
    }
}

// MARK: - Section 3 of a file of holidays

// | size | field |
// | --- | --- |
// | 1 | number of regions |
// | | for each: |
// | 8 | the region, ASCII, padded with zeros |
// | 1 | the usual audience, as an index |
// | 4, 4 | first and last day for which it is complete, days since 1970-01-01 |
// | 4 | day on which the last notice was looked for |
// | 1 | number of rules of the week |
// | | for each: first day (4), number of days of rest (1), and of each a code (1) and its argument (4) |
//
// The code of a day of rest has its weekday (1 … 7) in bits 0-3; in bits 4-6 its recurrence: 0 every one, 1 the ones of the month
// whose bit is set in the argument (bit 1 for the first), 2 every second one, counted from the day in the argument; bit 7 is
// set if the afternoon alone is off.

extension HolidayRegion.Head {
    init(reading reader: inout ByteReader, _ names: HolidayNameSection) throws(MalformedBytes) {
        id = try reader.readIdentifier(RegionID.self)
        let usual = try reader.readAudience(names)
        let completeDays = try reader.readDays()
        lookedUp = Day(rawValue: try reader.read(Int32.self))
        audiences = [AudienceDays(audience: usual, completeDays: completeDays, weeks: try reader.readWeeks())]
    }
}
