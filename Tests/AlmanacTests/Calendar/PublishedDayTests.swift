import Almanac
import TestSupport
import Testing

/// The days that an authority issued although the instant falls on another day, as the calendars' sources have them.
@Suite struct PublishedDayTests {
    /// An event on its issued day, with the time of the clock on the day of the instant.
    struct Issued: Sendable {
        let calendars: [CalendarID]
        let term: SolarTerm?
        let day: String
        let clock: String
        let authority: AuthorityID

        init(_ ids: [CalendarID], _ term: SolarTerm?, _ day: String, _ clock: String, _ authority: AuthorityID) {
            (calendars, self.term, self.day, self.clock, self.authority) = (ids, term, day, clock, authority)
        }
    }

    /// nil in place of a term is a new moon.
    static let all = [
        Issued([.china, .hongkong, .vietnam], .xiaoxue, "1912-11-23", "1912-11-22 23:48:08", "china"),
        Issued([.china, .hongkong, .vietnam], .qiufen, "1913-09-24", "1913-09-23 23:52:42", "china"),
        Issued([.china, .hongkong], .dahan, "1979-01-21", "1979-01-20 23:59:54", "china"),
        Issued([.hongkong], nil, "2057-09-28", "2057-09-29 00:00:44", "hko"),
        Issued([.hongkong], .chunfen, "2084-03-19", "2084-03-20 00:00:47", "hko"),
        Issued([.hongkong], nil, "2097-08-07", "2097-08-08 00:01:49", "hko"),
        Issued([.vietnam], nil, "1906-04-23", "1906-04-24 00:06:26", "hnd"),
        Issued([.vietnam], nil, "1925-01-25", "1925-01-24 22:30:33", "hnd"),
    ]

    @Test("an issued day stands, with its authority, though the instant falls on another", arguments: all)
    func issuedDays(_ issued: Issued) throws {
        let computed = day(String(issued.clock.prefix(10)))
        for id in issued.calendars {
            let calendar = try #require(AlmanacTable.bundled.calendar(id))
            let date = day(issued.day)
            let cell = calendar.grid(of: YearMonth(date))?.first { $0.day == date && $0.isInMonth }
            let (term, phase) = (calendar.termEvent(on: date), calendar.phaseEvent(on: date))
            #expect(issued.term == nil ? phase?.kind == .newMoon : term?.kind == issued.term)
            let isTerm = issued.term != nil
            let instant = try #require(isTerm ? term?.instant : phase?.instant)
            let certainty = try #require(isTerm ? term?.certainty : phase?.certainty)
            let level = isTerm ? cell?.termCertainty : cell?.lunarCertainty
            #expect(calendar.localTime(of: instant)?.description == issued.clock)
            #expect((isTerm ? term?.marginSeconds : phase?.marginSeconds).map { $0 < 0 } == (computed < date))
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

    /// The disputes: three in China, a month and six terms in Korea, five months in Vietnam, none where the issued day stands.
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
                "korea 1911-12-20 cejs 1911-12-21", "korea 1954-04-21 civil 1954-04-20",
                "korea 1954-12-08 civil 1954-12-07", "korea 1955-07-24 civil 1955-07-23",
                "korea 1955-12-23 civil 1955-12-22", "korea 1956-03-21 civil 1956-03-20",
                "korea 1960-02-20 civil 1960-02-19", "vietnam 1927-10-25 whenexe 1927-10-26",
                "vietnam 1953-08-10 whenexe 1953-08-09",
                "vietnam 2054-05-08 hnd 2054-05-07", "vietnam 2077-11-16 hnd 2077-11-15",
                "vietnam 2085-10-19 hnd 2085-10-18",
            ]
        )
    }
}
