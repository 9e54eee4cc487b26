import Almanac
import TestSupport
import Testing

/// Rules of RFC 5545 and RFC 7529: the examples of these documents, published tables, and a walk through every day.
@Suite struct RecurrenceTests {
    private static let table = AlmanacTable.bundled

    private static func days(_ rule: String, from start: String, in window: DayRange? = nil) throws -> [Day] {
        try Recurrence(parsing: rule, from: day(start), in: table).days(in: window ?? table.days)
    }

    /// RFC 7529, 4.3.1, 4.3.4 and 4.1; RFC 5545, 3.8.5.3, what is yearly or monthly by the day of the month there. Each begins on the
    /// first of its days.
    @Test(
        "the examples of the standards have the days that they state",
        arguments: [
            ("RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20180101", "2013-02-10 2014-01-31 2015-02-19 2016-02-08 2017-01-28"),
            (
                "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=FORWARD;COUNT=5",
                "2012-02-29 2013-03-01 2014-03-01 2015-03-01 2016-02-29"
            ),
            ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=OMIT;COUNT=4", "2014-01-31 2014-03-31 2014-05-31 2014-07-31"),
            ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=4", "2014-01-31 2014-02-28 2014-03-31 2014-04-30"),
            ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD;COUNT=4", "2014-01-31 2014-03-01 2014-03-31 2014-05-01"),
            ("FREQ=MONTHLY;BYMONTHDAY=-3;COUNT=6", "1997-09-28 1997-10-29 1997-11-28 1997-12-29 1998-01-29 1998-02-26"),
            (
                "FREQ=MONTHLY;COUNT=6;BYMONTHDAY=2,15",
                "1997-09-02 1997-09-15 1997-10-02 1997-10-15 1997-11-02 1997-11-15"
            ),
            (
                "FREQ=MONTHLY;COUNT=6;BYMONTHDAY=1,-1",
                "1997-09-30 1997-10-01 1997-10-31 1997-11-01 1997-11-30 1997-12-01"
            ),
            (
                "FREQ=MONTHLY;INTERVAL=18;COUNT=6;BYMONTHDAY=10,11,12,13,14,15",
                "1997-09-10 1997-09-11 1997-09-12 1997-09-13 1997-09-14 1997-09-15"
            ),
            ("FREQ=YEARLY;COUNT=4;BYMONTH=6,7", "1997-06-10 1997-07-10 1998-06-10 1998-07-10"),
            ("FREQ=YEARLY;INTERVAL=2;COUNT=5;BYMONTH=1,2,3", "1997-03-10 1999-01-10 1999-02-10 1999-03-10 2001-01-10"),
            ("FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007-01-15 2007-01-30 2007-02-15 2007-03-15 2007-03-30"),
        ]
    )
    func standards(rule: String, expected: String) throws {
        let days = try Self.days(rule, from: String(expected.prefix(10)))
        #expect(days.prefix(8).map(\.description).joined(separator: " ") == expected)
    }

    /// The rows of the Observatory: the first day, the month, and whether it is a leap month.
    @Test("two centuries of a date are on the days that the Hong Kong Observatory publishes")
    func published() throws {
        var expected: [Day] = []
        for row in try DataFolder.rows(of: "reference/hko_months.tsv") where row[2] == "8" && row[3] == "0" {
            expected.append(try #require(day(row[0]).advanced(by: 14)))
        }
        let window = try #require(DayRange(years: 1901...2100))
        let rule = "RSCALE=X-HONGKONG;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15"
        #expect(try expected.count == 200 && Self.days(rule, from: "1901-09-27", in: window) == expected)
    }

    /// Every day of the table is looked at by itself.
    @Test(
        "every rule has the days that a walk through all days finds",
        arguments: [("CHINESE", "china"), ("DANGI", "korea"), ("X-VIETNAM", "vietnam"), ("X-JAPAN", "japan")]
            as [(String, CalendarID)]
    )
    func walk(scale: String, id: CalendarID) throws {
        let calendar = try #require(Self.table.calendar(id))
        let first = try #require(DayRange(year: 1905)?.firstDay)
        let dates = calendar.days.compactMap { day in calendar.lunarDate(on: day).map { (day: day, date: $0) } }
        let kept = dates.filter { $0.day >= first }
        let all = first...calendar.days.lastDay
        var failures = Failures()
        func check(_ rule: String, _ isKept: ((day: Day, date: LunarDate)) -> Bool) throws {
            let expected = kept.filter { $0.day == first || isKept($0) }.map(\.day)
            let found = try Self.days("RSCALE=\(scale);" + rule, from: "\(first)", in: calendar.days)
            failures.check(found == expected && found.allSatisfy(all.contains), "\(id) \(rule)")
        }
        let lengths = Dictionary(grouping: dates) { $0.date.rawValue >> 8 }.mapValues(\.count)
        func isLast(_ date: LunarDate) -> Bool { date.day == lengths[date.rawValue >> 8] }
        func has(_ month: String, _ year: Int) -> Bool {
            lengths[LunarDate("\(year)-\(month)-1")!.rawValue >> 8] != nil
        }
        for month in LunarMonthNumber.allCases {
            try check("FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=7") { $0.date.month == month && $0.date.day == 7 }
            try check("FREQ=YEARLY;BYMONTH=\(month);BYMONTHDAY=-1") { $0.date.month == month && isLast($0.date) }
            let moved = "BYMONTH=\(month);BYMONTHDAY=9"
            try check("FREQ=YEARLY;SKIP=BACKWARD;\(moved)") { item in
                let isInstead = month.isLeap && item.date.month == month.plain && !has("\(month)", item.date.year)
                return (item.date.month == month || isInstead) && item.date.day == 9
            }
            try check("FREQ=YEARLY;SKIP=FORWARD;\(moved)") { item in
                let next = LunarMonthNumber(number: month.number % 12 + 1)
                let year = month.number == 12 ? item.date.year - 1 : item.date.year
                let isInstead = month.isLeap && item.date.month == next && !has("\(month)", year)
                return (item.date.month == month || isInstead) && item.date.day == 9
            }
        }
        try check("FREQ=MONTHLY;BYMONTHDAY=30") { $0.date.day == 30 }
        try check("FREQ=MONTHLY;BYMONTHDAY=30,29;SKIP=BACKWARD") { $0.date.day > 28 }
        try check("FREQ=MONTHLY;BYMONTHDAY=30;SKIP=FORWARD") { item in
            let before = item.day.previous.flatMap { calendar.lunarDate(on: $0) }
            return item.date.day == 30 || before.map { $0.day == 29 && item.date.day == 1 } ?? false
        }
        try check("FREQ=YEARLY;BYMONTHDAY=1,-1") { $0.date.day == 1 || isLast($0.date) }
        try check("FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=3") { item in
            let start = calendar.lunarDate(on: first)!.year
            return item.date.month.rawValue == 4 && item.date.day == 3 && (item.date.year - start) % 3 == 0
        }
        let starts = kept.filter { $0.date.day == 1 }.map(\.day)
        let start = try #require(starts.first)
        let every = try Self.days("RSCALE=\(scale);FREQ=MONTHLY;INTERVAL=5;COUNT=100", from: "\(start)")
        failures.check(every == stride(from: 0, to: 500, by: 5).map { starts[$0] }, "\(id) every fifth month")
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a lunar birthday has the anniversaries of its rule, whatever the window")
    func anniversaries() throws {
        let china = LunisolarCalendar.china
        var failures = Failures()
        for text in ["8-15", "6L-1", "12-30", "11L-30", "2L-29", "1-1"] {
            let date = try #require(LunarMonthDay(text))
            for leapMonth in AnniversaryRule.LeapMonth.allCases {
                for thirtieth in LunarDate.Overflow.allCases {
                    let rule = AnniversaryRule(leapMonth: leapMonth, thirtieth: thirtieth)
                    let kept = china.anniversaries(of: date, inLunarYears: china.lunarYears, rule: rule)
                    // The 30th of the last month of all may be kept on the day after the calendar's last.
                    let all = kept.filter(china.days.contains)
                    let recurrence = Recurrence(date, rule: rule, in: china)
                    failures.check(
                        recurrence.days(in: .min ... .max)
                            == all.reduce(into: []) { if $0.last != $1 { $0.append($1) } },
                        "\(text) \(rule)"
                    )
                    for year in 1900...2100 {
                        let days = try #require(DayRange(year: year))
                        failures.check(
                            recurrence.days(in: days) == all.filter(days.contains),
                            "\(text) \(rule) \(year)"
                        )
                    }
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a window has its part of all days, with a count or without")
    func windows() throws {
        for rule in [
            "RSCALE=DANGI;FREQ=MONTHLY;INTERVAL=5;COUNT=300", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29,1;COUNT=90",
        ] {
            let all = try Self.days(rule, from: "1950-06-01")
            #expect(all.count == (rule.hasSuffix("300") ? 300 : 90))
            for first in stride(from: 1945, to: 2100, by: 9) {
                let window = try #require(DayRange(years: first...first + 9))
                #expect(try Self.days(rule, from: "1950-06-01", in: window) == all.filter(window.contains))
            }
        }
    }

    @Test(
        "a part that is not expanded is named, and so is one that is malformed",
        arguments: [
            ("FREQ=YEARLY;BYDAY=2SU", "BYDAY is not supported"), ("FREQ=WEEKLY", "FREQ is not supported"),
            ("FREQ=LUNAR_YEARLY", "FREQ is not supported"), ("RSCALE=HEBREW;FREQ=YEARLY", "RSCALE is not supported"),
            ("RSCALE=X-ATLANTIS;FREQ=YEARLY", "RSCALE is not supported"),
            ("FREQ=YEARLY;X-MOON=1", "X-MOON is not supported"),
            ("FREQ=YEARLY;UNTIL=20300101T000000Z", "UNTIL is not supported"),
            ("FREQ=YEARLY;UNTIL=20300231", "UNTIL is malformed"), ("FREQ=YEARLY;COUNT=0", "COUNT is malformed"),
            ("FREQ=YEARLY;COUNT=2;UNTIL=20300101", "COUNT is malformed"),
            ("FREQ=YEARLY;INTERVAL=9999999999", "INTERVAL is malformed"),
            ("FREQ=YEARLY;BYMONTH=13", "BYMONTH is malformed"), ("FREQ=YEARLY;BYMONTH=6L", "BYMONTH is malformed"),
            ("FREQ=YEARLY;BYMONTHDAY=0", "BYMONTHDAY is malformed"),
            ("RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=31", "BYMONTHDAY is malformed"),
            ("FREQ=YEARLY;SKIP=FORWARD", "SKIP is malformed"),
            ("RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=-30;SKIP=FORWARD", "BYMONTHDAY is not supported"),
            ("RSCALE=CHINESE;FREQ=MONTHLY;BYMONTH=6L;SKIP=FORWARD", "BYMONTH is not supported"),
            ("RSCALE=CHINESE", "FREQ is malformed"), ("", "FREQ is malformed"),
            ("FREQ=YEARLY;FREQ=YEARLY", "FREQ is malformed"), ("FREQ", "RRULE is malformed"),
            ("FREQ=YEARLY BYMONTH=2", "FREQ is malformed"), ("農曆", "RRULE is malformed"),
        ]
    )
    func errors(rule: String, message: String) {
        #expect { try Self.days(rule, from: "2026-02-17") } throws: { "\($0)" == message }
    }

    @Test("a start outside the calendar is refused, and small letters are read")
    func starts() throws {
        #expect { try Self.days("RSCALE=CHINESE;FREQ=YEARLY", from: "1604-01-01") } throws: {
            "\($0)" == "DTSTART is out of range"
        }
        #expect(try Self.days("freq=yearly;rscale=chinese;wkst=su;count=2;", from: "2026-02-17").count == 2)
        #expect(
            try Self.days("FREQ=YEARLY", from: "1604-02-29", in: day("2023-01-01")...day("2024-12-31")) == [
                day("2024-02-29")
            ]
        )
    }

    @Test("no text and no window is dangerous")
    func hostile() {
        var numbers = RepeatableNumbers(seed: 28)
        let pieces = [
            "RSCALE=", "CHINESE", "X-", "FREQ=", "YEARLY", "MONTHLY", ";", "COUNT=", "999999999", "-", "+", "INTERVAL=",
            "BYMONTH=", "12L", ",",
            "BYMONTHDAY=", "-31", "30", "SKIP=FORWARD", "UNTIL=", "99991231", "00000101", "\u{0}", "é", "=",
        ]
        let windows: [DayRange] = [.min ... .max, .min ... .min, .max ... .max, Self.table.days]
        var found = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in pieces.randomElement(using: &numbers)! }
                .joined()
            for text in [text, "RSCALE=CHINESE;FREQ=YEARLY;" + text, "FREQ=MONTHLY;" + text] {
                let start = Day(
                    rawValue: Bool.random(using: &numbers) ? 20_501 : Int32.random(in: .min ... .max, using: &numbers)
                )
                guard let rule = try? Recurrence(parsing: text, from: start, in: Self.table) else { continue }
                if found < 40 { found += windows.map { rule.days(in: $0).count }.min() == nil ? 0 : 1 }
            }
        }
        #expect(found == 40)
    }
}
