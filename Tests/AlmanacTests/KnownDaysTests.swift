import Almanac
import AlmanacWide
import TestSupport
import Testing

/// No day before 1900 is surer than it is known: clocks of the time, terms that no source shows as printed, and months of which tables differ.
@Suite struct KnownDaysTests {
    private func calendar(_ id: CalendarID) throws -> LunisolarCalendar {
        try #require(AlmanacTable.wide.calendar(id))
    }

    /// NAOJ, 暦Wiki, 明治6年暦: the column of modern times, mean time of Tokyo.
    @Test(
        "terms of 1873 are at the times of NAOJ",
        arguments: [
            "1873-01-05 14:19", "1873-01-20 07:49", "1873-02-04 02:09", "1873-02-18 22:23", "1873-03-05 20:48",
            "1873-03-20 22:11", "1873-04-05 02:31", "1873-04-20 10:13", "1873-05-05 20:48", "1873-05-21 10:15",
            "1873-06-06 01:42", "1873-06-21 18:44", "1873-07-07 12:15", "1873-07-23 05:37", "1873-08-07 21:48",
            "1873-08-23 12:09",
        ]
    )
    func naoj(text: String) throws {
        let japan = try calendar(.japan)
        let parts = text.split(separator: " ")
        let event = try #require(japan.termEvent(on: day(String(parts[0]))))
        let clock = parts[1].split(separator: ":").compactMap { Int($0) }
        let found = try #require(japan.localTime(of: event.instant))
        #expect(abs(found.secondOfDay - (clock[0] * 3600 + clock[1] * 60)) <= 31, "\(text): \(found)")
        #expect(event.certainty == .certain)
    }

    @Test("five terms and a month of Japan have another day by the clock of Tokyo than by that of 135° E") func tokyo()
        throws
    {
        let japan = try calendar(.japan)
        for (term, text) in [
            (SolarTerm.bailu, "1873-09-08"), (.xiaoxue, "1883-11-23"), (.qingming, "1885-04-05"),
            (.lixia, "1886-05-06"),
            (.hanlu, "1887-10-09"),
        ] {
            #expect(japan.term(on: day(text)) == term, "\(text)")
        }
        let clocks = [("1872-12-31", 32_580), ("1873-01-01", 33_541), ("1887-12-31", 33_541), ("1888-01-01", 32_400)]
        for (text, offset) in clocks {
            let noon = try #require(japan.instant(on: day(text), atSecond: 43_200))
            #expect(Int(japan.utcOffsetSeconds(at: noon)) == offset, "\(text)")
        }
    }

    /// The minutes are those by which the Sun of the Tenpō calendar may have been off, on the clock of Kyoto; the two days by apparent time
    /// are counted by the equation of time.
    @Test("terms of 1853-1872 are computed, with the day beyond midnight within 25 minutes of it") func tenpo() throws {
        let japan = try calendar(.japan)
        var (failures, doubtful) = (Failures(), 0)
        for event in japan.termEvents(in: day("1853-02-08")...day("1872-12-31")) {
            let isNear = abs(event.marginSeconds) <= 25 * 60
            doubtful += isNear ? 1 : 0
            failures.check(
                event.certainty.level == .computed && (event.certainty.otherDay != nil) == isNear,
                "\(event)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(doubtful == 16)
        #expect(japan.term(on: day("1853-03-05")) == .jingzhe && japan.term(on: day("1866-11-08")) == .lidong)
    }

    /// 英祖實錄, book 38: of the almanac for 1735 days and hours of all terms differ from those of Beijing.
    @Test("no term of Korea before 1896 and of Vietnam before 1900 is certain, nor a festival that hangs on it")
    func terms() throws {
        for (id, end, region) in [
            (CalendarID.korea, "1896-01-01", RegionID("korea")), (.vietnam, "1900-01-01", RegionID("vietnam")),
        ] {
            let (calendar, china) = (try calendar(id), try calendar(.china))
            var failures = Failures()
            var moved = 0
            for event in calendar.termEvents(in: .min...(day(end).previous ?? .min)) {
                let isChinas = china.termEvent(on: event.day)?.kind == event.kind
                failures.check(event.certainty.level == .computed && isChinas, "\(event)")
                // Of terms that China has on their computed days, 42 minutes after the clock of UTC+8 or more.
                let isLate = event.marginSeconds < 0 && event.marginSeconds >= -42 * 60
                guard id == .korea, china.termEvent(on: event.day)?.certainty == .certain else { continue }
                moved += isLate ? 1 : 0
                failures.check(event.certainty.otherDay == (isLate ? event.day.next : nil), "\(event)")
            }
            #expect(failures.isEmpty, "\(failures)")
            #expect(id == .vietnam || (100...250).contains(moved), "\(moved)")
            #expect(
                calendar.termEvents(in: day(end)...day("1910-12-31")).allSatisfy { $0.certainty.level != .computed }
            )
            let festivals = try #require(calendar.festivals(in: [region]))
            for festival in festivals.in(calendar.days.firstDay...day("1895-12-31")) where festival.isFirstDay {
                guard ["hansik", "dongji", "chobok", "jungbok", "malbok", "qingming"].contains(festival.id) else {
                    continue
                }
                failures.check(festivals.certainty(of: festival).level == .computed, "\(festival)")
                failures.check(festival.certainty == .computed, "\(festival)")
            }
            #expect(failures.isEmpty, "\(failures)")
        }
    }

    /// when_exe (`region/korean.rb`, `region/vietnamese.rb`) and CeJS (`era_data.js`), compared month by month with KASI and Hồ Ngọc Đức.
    @Test(
        "months of which tables differ are disputed, with the day of the other table",
        arguments: [
            ("korea", "whenexe", "1677-10-26", "1677-10-27"), ("korea", "whenexe", "1698-12-02", "1698-12-03"),
            ("korea", "whenexe", "1709-03-11", "1709-03-12"), ("korea", "whenexe", "1727-04-21", "1727-04-22"),
            ("korea", "whenexe", "1730-05-17", "1730-05-16"), ("korea", "whenexe", "1751-12-18", "1751-12-17"),
            ("korea", "whenexe", "1778-04-27", "1778-04-26"), ("korea", "cejs", "1689-07-17", "1689-07-16"),
            ("korea", "cejs", "1692-05-16", "1692-05-15"), ("korea", "cejs", "1692-06-15", "1692-06-14"),
            ("korea", "cejs", "1847-03-17", "1847-03-16"), ("korea", "cejs", "1911-12-20", "1911-12-21"),
            ("vietnam", "whenexe", "1884-01-28", "1884-01-27"),
            ("vietnam", "whenexe", "1887-03-25", "1887-03-24"), ("vietnam", "whenexe", "1849-09-17", "1849-09-16"),
            ("vietnam", "whenexe", "1927-10-25", "1927-10-26"), ("vietnam", "whenexe", "1953-08-10", "1953-08-09"),
        ]
    )
    func disputedMonths(name: String, authority: String, text: String, other: String) throws {
        let found = try calendar(try #require(CalendarID(name))).lunarCertainty(on: day(text))
        #expect(found == .disputed(by: try #require(AuthorityID(authority)), day: day(other)))
    }

    /// Within half an hour after midnight of UTC+9, while clocks stood at UTC+8:30 (1954-03-21 to 1961-08-09).
    @Test("six Korean terms of 1954-1961 have the day of the civil clock beside theirs") func civilClock() throws {
        let korea = LunisolarCalendar.korea
        let events = korea.termEvents(in: day("1954-03-21")...day("1961-08-09"))
        let found = events.filter { $0.instant.day(utcOffsetSeconds: 30_600) != $0.day }
        #expect(
            found.map { "\($0.day)" } == [
                "1954-04-21", "1954-12-08", "1955-07-24", "1955-12-23", "1956-03-21", "1960-02-20",
            ]
        )
        for event in found {
            #expect(
                event.certainty
                    == .disputed(by: "civil", day: try #require(event.instant.day(utcOffsetSeconds: 30_600)))
            )
        }
    }

    @Test("rows of Taiwan and Vietnam have the days of their laws") func laws() throws {
        let taiwan = LunisolarCalendar.china.festivals(in: ["taiwan"])
        let buddha = try #require(taiwan?.on(day("2021-05-19")).first { $0.id == "yufo" })
        #expect(taiwan?.name(of: buddha.id, on: buddha.day, in: .traditionalChinese) == "佛陀誕辰紀念日")
        #expect(taiwan?.on(day("2021-05-09")).contains { $0.id == "yufo-taiwan" } == true)
        for year in ["1990", "2000", "2025", "2026"] {
            #expect(taiwan?.on(day("\(year)-05-01")).contains { $0.id == "labour-day" } == true, "\(year)")
        }
        let vietnam = LunisolarCalendar.vietnam.festivals(in: ["vietnam"])
        #expect(vietnam?.on(day("2026-11-24")).contains { $0.id == "culture-day-vn" } == true)
        #expect(vietnam?.on(day("2025-11-24")).contains { $0.id == "culture-day-vn" } == false)
    }
}
