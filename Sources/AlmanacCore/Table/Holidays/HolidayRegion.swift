/// What a file of holidays says of one region.
package struct HolidayRegion: Equatable, Sendable {
    /// Who decides.
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

    /// A notice, an order or an act.
    package struct Notice: Equatable, Sendable {
        /// Its name in the data files.
        package let id: ASCIIName
        /// The day on which it was given; nil if not traced.
        package let day: Day?
        /// Who gave it, as an index.
        package let authority: Int
        /// Its number or title as printed, UTF-8; empty if not traced.
        package let number: ArraySlice<UInt8>

        /// A notice.
        package init(id: ASCIIName, day: Day?, authority: Int, number: ArraySlice<UInt8>) {
            self.id = id
            self.day = day
            self.authority = authority
            self.number = number
        }
    }

    /// The region, its week, and the days for which the file is complete.
    package struct Head: Equatable, Sendable {
        /// The region.
        package let id: RegionID
        /// The audience of a question that names none, as an index.
        package let usualAudience: Int
        /// The days that are decided: what no notice, no law and no week makes a day off is a workday.
        package let completeDays: DayRange
        /// The day on which the last notice was looked for.
        package let lookedUp: Day
        /// The days of rest of the week, in the order of the days from which they hold.
        package let weeks: [WorkWeek]

        /// The head of a region.
        package init(
            id: RegionID,
            usualAudience: Int,
            completeDays: DayRange,
            lookedUp: Day,
            weeks: [WorkWeek]
        ) {
            self.id = id
            self.usualAudience = usualAudience
            self.completeDays = completeDays
            self.lookedUp = lookedUp
            self.weeks = weeks
        }
    }

    /// The region, its week, and the days for which the file is complete.
    package let head: Head
    /// Who decides.
    package let authorities: [Authority]
    /// The notices, in the order of the data file.
    package let notices: [Notice]
    /// What they decide, in the order of the first days.
    package let decisions: [HolidayDecision]
    /// What the law says, in addition to the public holidays of the table.
    package let laws: [HolidayLaw]
    /// What laws say of every week and every year.
    package let restLaws: [RestLaw]

    /// A region from its parts.
    package init(
        head: Head,
        authorities: [Authority],
        notices: [Notice],
        decisions: [HolidayDecision],
        laws: [HolidayLaw],
        restLaws: [RestLaw]
    ) {
        self.head = head
        self.authorities = authorities
        self.notices = notices
        self.decisions = decisions
        self.laws = laws
        self.restLaws = restLaws
    }
}
