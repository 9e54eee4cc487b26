/// The part of a file of holidays about one region.
package struct HolidayRegion: Equatable, Sendable {
    /// An authority that decides.
    package struct Authority: Equatable, Sendable {
        /// Its name in the data files.
        package let id: AuthorityID
        /// Its name in its own words, UTF-8.
        package let name: [UInt8]

        /// An authority.
        package init(id: AuthorityID, name: [UInt8]) {
            self.id = id
            self.name = name
        }
    }

    /// The region, and the week and the complete days of its usual audience.
    package struct Head: Equatable, Sendable {
        /// The region.
        package let id: RegionID
        /// The audience of a question that names none.
        package let usualAudience: Audience
        /// The days that are decided for the usual audience: one that no notice, no law and no week makes a day off is a workday.
        package let completeDays: DayRange
        /// The day on which the last notice was looked for.
        package let lookedUp: Day
        /// The days of rest of the usual audience's week, in the order of the days from which they hold.
        package let weeks: [WorkWeek]
        /// The complete days and the weeks of other audiences, each once.
        package internal(set) var others: [AudienceDays]

        /// The head of a region.
        package init(
            id: RegionID,
            usualAudience: Audience,
            completeDays: DayRange,
            lookedUp: Day,
            weeks: [WorkWeek],
            others: [AudienceDays]
        ) {
            self.id = id
            self.usualAudience = usualAudience
            self.completeDays = completeDays
            self.lookedUp = lookedUp
            self.weeks = weeks
            self.others = others
        }
    }

    /// The region, and the week and the complete days of its usual audience.
    package let head: Head
    /// The authorities that decide.
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

    /// A region from its parts.
    package init(
        head: Head,
        authorities: [Authority],
        notices: [HolidayNotice],
        decisions: [HolidayDecision],
        laws: [HolidayLaw],
        restLaws: [RestLaw],
        uncertainDays: [UncertainDay]
    ) {
        self.head = head
        self.authorities = authorities
        self.notices = notices
        self.decisions = decisions
        self.laws = laws
        self.restLaws = restLaws
        self.uncertainDays = uncertainDays
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
    init(reading reader: inout ByteReader, _ names: HolidayNameSection) throws(TableError) {
        id = try reader.readIdentifier(RegionID.self)
        usualAudience = try reader.readAudience(names)
        completeDays = try reader.readDays()
        lookedUp = Day(rawValue: try reader.read(Int32.self))
        weeks = try reader.readWeeks()
        others = []
    }

    func write(to writer: inout ByteWriter, _ names: HolidayNameSection) {
        writer.write(id.name)
        writer.write(names.byte(of: usualAudience))
        writer.write(completeDays)
        writer.write(lookedUp.rawValue)
        writer.write(weeks)
    }
}
