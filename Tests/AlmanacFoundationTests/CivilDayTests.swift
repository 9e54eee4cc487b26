import AlmanacViewsFoundation
import Almanac
import Foundation
import TestSupport
import Testing

@Suite("Dates to civil days")
struct CivilDayTests {
    /// When summer time began and ended in China, in UTC: the clocks went from +8 h to +9 h and back (tz's Rule PRC).
    static let summers = [
        ("1986-05-03T18:00:00Z", "1986-09-13T17:00:00Z"), ("1987-04-11T18:00:00Z", "1987-09-12T17:00:00Z"),
        ("1988-04-16T18:00:00Z", "1988-09-10T17:00:00Z"), ("1989-04-15T18:00:00Z", "1989-09-16T17:00:00Z"),
        ("1990-04-14T18:00:00Z", "1990-09-15T17:00:00Z"), ("1991-04-13T18:00:00Z", "1991-09-14T17:00:00Z"),
    ]

    @Test("every hour of 1985-92 is on the day that China's clocks showed")
    func chineseSummerTime() {
        let shanghai = Places.zone("Asia/Shanghai")
        let summers = CivilDayTests.summers.map { Places.date($0)..<Places.date($1) }
        var wrong: [Date] = []
        var date = Places.date("1985-01-01T00:59:59Z")
        while date < Places.date("1993-01-01T00:00:00Z") {
            let hours: Double = summers.contains { $0.contains(date) } ? 9 : 8
            let expected = Int32((date.timeIntervalSince1970 + hours * 3600) / 86_400)
            if Day(date, in: shanghai)?.rawValue != expected { wrong.append(date) }
            date += 3600
        }
        #expect(wrong.isEmpty)
    }

    static let zones = [
        "Asia/Shanghai", "Asia/Hong_Kong", "Asia/Seoul", "Asia/Ho_Chi_Minh", "Asia/Tokyo", "Asia/Beirut",
        "Asia/Kathmandu", "America/New_York", "America/Sao_Paulo", "America/St_Johns", "Africa/Cairo",
        "Atlantic/Azores", "UTC", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Kiritimati", "Antarctica/Troll",
    ]

    @Test("a day and its first instant lead to one another, in zones of every kind", arguments: zones)
    func firstInstants(name: String) {
        let zone = Places.zone(name)
        var wrong: [Day] = []
        var missing = 0
        for day in (day("1985-01-01")...day("2024-12-31")) {
            guard let start = Date(startOf: day, in: zone) else {
                missing += 1
                continue
            }
            let second = Day(start, in: zone)
            let secondBefore = Day(start - 1, in: zone)
            let isFirst = secondBefore.map { $0 < day } == true && Day(start + 3599, in: zone).map { $0 <= day } == true
            if second != day || !isFirst { wrong.append(day) }
        }
        #expect(wrong.isEmpty)
        // Samoa and the Line Islands crossed the date line, 2011-12-30 and 1994-12-31.
        #expect(missing == (name == "Pacific/Apia" || name == "Pacific/Kiritimati" ? 1 : 0))
    }

    @Test("where clocks went forward at midnight the day began at one o'clock, or was left out")
    func midnightGaps() {
        let expected = [
            ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z"),
            ("Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00Z"),
            ("America/Havana", "2023-03-12", "2023-03-12T05:00:00Z"),
            ("Asia/Shanghai", "1986-05-04", "1986-05-03T16:00:00Z"),
            ("Asia/Shanghai", "1986-09-14", "1986-09-13T15:00:00Z"),
        ]
        for (name, text, start) in expected {
            #expect(Date(startOf: day(text), in: Places.zone(name)) == Places.date(start), "\(name) \(text)")
        }
        #expect(Date(startOf: day("2011-12-30"), in: Places.zone("Pacific/Apia")) == nil)
        let gap = Places.date("2018-11-04T03:00:00Z")
        #expect(Day(gap, in: Places.zone("America/Sao_Paulo")) == day("2018-11-04"))
        #expect(Day(gap - 1, in: Places.zone("America/Sao_Paulo")) == day("2018-11-03"))
    }

    @Test("where clocks went back over midnight the day began twice, and the first time counts")
    func midnightOverlaps() {
        let newfoundland = Places.zone("America/St_Johns")
        let day = day("2009-11-01")
        let first = Places.date("2009-11-01T02:30:00Z")
        #expect(Date(startOf: day, in: newfoundland) == first)
        let seconds: [Double] = [0, 59, 60, 3599, 3600]
        #expect(seconds.map { Day(first + $0, in: newfoundland) == day } == [true, true, false, false, true])
    }

    @Test("every time of a day is that day, so that ranges begin with whole days")
    func timesOfDay() {
        let seoul = Places.zone("Asia/Seoul")
        let midnight = Places.date("2026-02-16T15:00:00Z")
        for second in stride(from: 0.0, to: 86_400, by: 599.5) {
            #expect(Day(midnight + second, in: seoul) == day("2026-02-17"))
        }
        #expect(Day(midnight - 0.001, in: seoul) == day("2026-02-16"))
    }

    @Test("the cut-off is an hour on the reader's clock, in the nights of the change too")
    func cutoff() throws {
        let four = try #require(DayCutoff(hour: 4))
        let berlin = Places.zone("Europe/Berlin")
        let (eve, morrow) = (day("2026-03-28"), day("2026-03-29"))
        #expect(four.day(at: Places.date("2026-03-29T01:59:59Z"), in: berlin) == eve)
        #expect(four.day(at: Places.date("2026-03-29T02:00:00Z"), in: berlin) == morrow)
        #expect(four.day(at: Places.date("2026-10-25T02:59:59Z"), in: berlin) == day("2026-10-24"))
        #expect(four.day(at: Places.date("2026-10-25T03:00:00Z"), in: berlin) == day("2026-10-25"))
    }

    @Test("dates that are in no day are nil, never a trap")
    func strangeDates() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9.3e18, 1.9e14, -1.9e14] {
            let date = Date(timeIntervalSince1970: seconds)
            #expect(Day(date, in: Places.zone("Asia/Shanghai")) == nil)
            #expect(DayCutoff.midnight.day(at: date, in: Places.zone("Asia/Shanghai")) == nil)
        }
        #expect(Instant(Date(timeIntervalSince1970: -0.5)) == Instant(secondsSince1970: -1))
        #expect(Date(Instant(secondsSince1970: 1_771_259_400)).timeIntervalSince1970 == 1_771_259_400)
        for day in [Day.min, Day.max] {
            let start = Date(startOf: day, in: .gmt)
            #expect(start.flatMap { Day($0, in: .gmt) } == day)
        }
    }
}
