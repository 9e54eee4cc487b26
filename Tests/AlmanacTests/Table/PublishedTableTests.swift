import Almanac
import TestSupport
import Testing

/// The answers of the table against the Hong Kong Observatory's, row by row.
@Suite struct PublishedTableTests {
    @Test("every month of Hong Kong is as published")
    func months() throws {
        let hongkong = LunisolarCalendar.hongkong
        let published = rows(of: "hko_months.tsv")
        #expect(published.count == 2474)
        var failures = Failures()
        for row in published {
            let (firstDay, year, number) = (day(row[0]), try #require(Int(row[1])), try #require(Int(row[2])))
            let month = try #require(LunarMonthNumber(number: number, isLeap: row[3] == "1"))
            let found = hongkong.month(month, inLunarYear: year)
            failures.check(
                found?.firstDay == firstDay,
                "\(year)-\(month) begins \(String(describing: found?.firstDay))"
            )
            failures.check(hongkong.month(containing: firstDay) == found, "\(firstDay) is not in \(year)-\(month)")
            let date = LunarDate(year: year, month: month, day: 1)
            failures.check(hongkong.lunarDate(on: firstDay) == date, "\(firstDay) is not the first of \(month)")
            // The last row ends inside the month.
            if !row[4].isEmpty { failures.check(found.map { "\($0.length)" } == row[4], "length of \(year)-\(month)") }
        }
        #expect(failures.isEmpty, "\(failures)")
        // And nothing else: as many months as rows.
        #expect(hongkong.months(beginningIn: day("1901-01-01")...day("2100-12-31")).count == published.count)
    }

    @Test("every term of Hong Kong is as published")
    func terms() throws {
        let hongkong = LunisolarCalendar.hongkong
        let published = rows(of: "hko_terms.tsv")
        #expect(published.count == 4800)
        let events = hongkong.termEvents(in: day("1901-01-01")...day("2100-12-31"))
        #expect(events.count == published.count)
        var failures = Failures()
        for (row, event) in zip(published, events) {
            let (date, index) = (day(row[0]), try #require(Int(row[1])))
            failures.check(
                event.day == date && event.kind.index == index,
                "\(date): \(event.kind) \(event.day)"
            )
            let asked = hongkong.termEvent(event.kind, inYear: GregorianDate(date).year)
            failures.check(asked == event, "\(event.kind) of \(date)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("China differs from Hong Kong in three events")
    func china() throws {
        let (china, hongkong) = (LunisolarCalendar.china, LunisolarCalendar.hongkong)
        let span = day("1900-01-01")...day("2100-12-31")
        let months = zip(china.months(beginningIn: span), hongkong.months(beginningIn: span)).filter {
            $0.firstDay != $1.firstDay
        }
        #expect(months.map(\.0.firstDay.description) == ["2057-09-29", "2097-08-08"])
        #expect(months.map(\.1.firstDay.description) == ["2057-09-28", "2097-08-07"])
        let terms = zip(china.termEvents(in: span), hongkong.termEvents(in: span)).filter { $0.day != $1.day }
        #expect(terms.map(\.0.day.description) == ["2084-03-20"])
        #expect(terms.map(\.1.day.description) == ["2084-03-19"])
    }

    /// Each calendar names the other's day where they differ: in China it is disputed by the Observatory, in Hong Kong it is
    /// the computed day of one that the Observatory published.
    @Test("disputed months say so", arguments: [("2057-09-29", "2057-09-28"), ("2097-08-08", "2097-08-07")])
    func disputes(inChina: String, inHongKong: String) throws {
        let (ours, theirs) = (day(inChina), day(inHongKong))
        let hko = AuthorityID(stringLiteral: "hko")
        let chinese = LunisolarCalendar.china.phaseEvents(in: ours...ours).first { $0.kind == .newMoon }
        #expect(chinese?.certainty == .disputed(by: hko, day: theirs))
        let hongkong = LunisolarCalendar.hongkong.phaseEvents(in: theirs...theirs).first { $0.kind == .newMoon }
        #expect(hongkong?.certainty == .published(by: hko, computedDay: ours))
        // The same instant: only the day differs.
        #expect(chinese?.instant == hongkong?.instant)
    }

    /// Terms on their issued days although the instant is on the day before.
    @Test(
        "issued days stand though their instants fall on others",
        arguments: [
            (SolarTerm.dahan, 1979, "1979-01-21", "1979-01-20T15:59:54Z"),
            (.xiaoxue, 1912, "1912-11-23", "1912-11-22T15:48"), (.qiufen, 1913, "1913-09-24", "1913-09-23T15:52"),
        ]
    )
    func issuedDays(term: SolarTerm, year: Int, issued: String, utc: String) throws {
        let event = try #require(LunisolarCalendar.china.termEvent(term, inYear: year))
        #expect(event.day.description == issued)
        #expect(event.instant.description.hasPrefix(utc))
        #expect(event.marginSeconds < 0)
    }
}
