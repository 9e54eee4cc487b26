import Almanac
import TestSupport
import Testing

/// The days that an authority issued although the instant falls on another day, as the calendars' sources have them.
@Suite struct PublishedDayTests {
    /// An event on its issued day, with the time of the clock on the day of the instant.
    struct Issued: Sendable {
        let calendars: [CalendarID]
        /// nil for a new moon.
        let term: SolarTerm?
        let day: String
        let clock: String
        let authority: AuthorityID
    }

    static let all = [
        Issued(
            calendars: [.china, .hongkong, .vietnam],
            term: .xiaoxue,
            day: "1912-11-23",
            clock: "1912-11-22 23:48:08",
            authority: "china"
        ),
        Issued(
            calendars: [.china, .hongkong, .vietnam],
            term: .qiufen,
            day: "1913-09-24",
            clock: "1913-09-23 23:52:42",
            authority: "china"
        ),
        Issued(
            calendars: [.china, .hongkong],
            term: .dahan,
            day: "1979-01-21",
            clock: "1979-01-20 23:59:54",
            authority: "china"
        ),
        Issued(
            calendars: [.hongkong],
            term: nil,
            day: "2057-09-28",
            clock: "2057-09-29 00:00:44",
            authority: "hko"
        ),
        Issued(
            calendars: [.hongkong],
            term: .chunfen,
            day: "2084-03-19",
            clock: "2084-03-20 00:00:47",
            authority: "hko"
        ),
        Issued(
            calendars: [.hongkong],
            term: nil,
            day: "2097-08-07",
            clock: "2097-08-08 00:01:49",
            authority: "hko"
        ),
        Issued(
            calendars: [.vietnam],
            term: nil,
            day: "1906-04-23",
            clock: "1906-04-24 00:06:26",
            authority: "hnd"
        ),
        Issued(
            calendars: [.vietnam],
            term: nil,
            day: "1925-01-25",
            clock: "1925-01-24 22:30:33",
            authority: "hnd"
        ),
    ]

    @Test("an issued day stands, with its authority, though the instant falls on another", arguments: all)
    func issuedDays(_ issued: Issued) throws {
        let computed = day(String(issued.clock.prefix(10)))
        for id in issued.calendars {
            let calendar = try #require(AlmanacTable.bundled.calendar(id))
            let (found, instant, certainty, level) = try #require(try event(issued, in: calendar))
            #expect(found.description == issued.day)
            #expect(calendar.localTime(of: instant)?.description == issued.clock)
            #expect(certainty == .published(by: issued.authority, computedDay: computed))
            #expect(certainty.level == .published && level == .published)
            #expect(certainty.authority == issued.authority && certainty.otherDay == computed)
            #expect(certainty.description == "published")
        }
    }

    /// Eight events in thirteen rows of three calendars, and no other day of any calendar is off its clock.
    @Test("every other day is the day of its instant")
    func instants() throws {
        var published: [String] = []
        var failures = Failures()
        for id in AlmanacTable.bundled.calendarIDs {
            let calendar = try #require(AlmanacTable.bundled.calendar(id))
            func check<Kind>(_ event: CelestialEvent<Kind>) {
                let clockDay = calendar.civilDay(of: event.instant)
                if event.certainty.level == .published {
                    published.append("\(id) \(event.day)")
                    failures.check(event.certainty.otherDay == clockDay && clockDay != event.day, "\(event)")
                } else {
                    failures.check(clockDay == event.day, "\(id): \(event)")
                    failures.check(event.certainty.otherDay != event.day, "\(id): \(event)")
                }
            }
            calendar.termEvents(in: .min ... .max).forEach(check)
            calendar.phaseEvents(in: .min ... .max).forEach(check)
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(published.sorted() == Self.all.flatMap { row in row.calendars.map { "\($0) \(row.day)" } }.sorted())
    }

    /// The disputes are what they were: three in China, three in Vietnam, none where the issued day stands.
    @Test("disputed days are others than the issued ones")
    func disputes() throws {
        var disputed: [String] = []
        for id in AlmanacTable.bundled.calendarIDs {
            let calendar = try #require(AlmanacTable.bundled.calendar(id))
            let terms = calendar.termEvents(in: .min ... .max).map { ($0.day, $0.certainty) }
            let phases = calendar.phaseEvents(in: .min ... .max).map { ($0.day, $0.certainty) }
            for case (let day, .disputed(let authority, let other)) in terms + phases {
                disputed.append("\(id) \(day) \(authority) \(other)")
            }
        }
        #expect(
            disputed.sorted() == [
                "china 2057-09-29 hko 2057-09-28", "china 2084-03-20 hko 2084-03-19", "china 2097-08-08 hko 2097-08-07",
                "vietnam 2054-05-08 hnd 2054-05-07", "vietnam 2077-11-16 hnd 2077-11-15",
                "vietnam 2085-10-19 hnd 2085-10-18",
            ]
        )
    }

    /// The event on the issued day, and the level of its cell on the page of the month.
    private func event(
        _ issued: Issued,
        in calendar: LunisolarCalendar
    ) throws -> (day: Day, instant: Instant, certainty: Certainty, level: Certainty.Level)? {
        let date = day(issued.day)
        let cell = calendar.grid(of: YearMonth(date))?.first { $0.day == date && $0.isInMonth }
        let level = try #require(issued.term == nil ? cell?.lunarCertainty : cell?.termCertainty)
        if let term = issued.term {
            return calendar.termEvent(on: date).flatMap { event in
                event.kind == term ? (event.day, event.instant, event.certainty, level) : nil
            }
        }
        return calendar.phaseEvent(on: date).flatMap { event in
            event.kind == .newMoon ? (event.day, event.instant, event.certainty, level) : nil
        }
    }
}
