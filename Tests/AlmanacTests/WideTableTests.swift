import Almanac
import AlmanacCore
import AlmanacWide
import AlmanacWords
import TestSupport
import Testing

@Suite("The table of 1646-2200") struct WideTableTests {
    private let china: LunisolarCalendar

    init() throws {
        china = try #require(AlmanacTable.wide.calendar(.china))
    }

    @Test("it has the calendars, regions and festivals of the bundled table") func itHasTheCalendars() {
        #expect(AlmanacTable.wide.calendarIDs == AlmanacTable.bundled.calendarIDs)
        #expect(AlmanacTable.wide.regionIDs == AlmanacTable.bundled.regionIDs)
        #expect(AlmanacTable.wide.days.description == "1646-01-01...2200-12-31")
    }

    /// Treaties and reigns with both dates: that of Nerchinsk, the death of Kangxi, the accession of Qianlong, the treaty of
    /// Nanjing, and the birth of Sun Yat-sen.
    @Test(
        "days of history have the lunar dates of the chronicles",
        arguments: [
            ("1689-09-07", 7, 24), ("1722-12-20", 11, 13), ("1735-10-18", 9, 3), ("1842-08-29", 7, 24),
            ("1866-11-12", 10, 6),
        ]
    )
    func daysOfHistory(text: String, month: Int, dayOfMonth: Int) throws {
        let day = try #require(Day(text))
        let year = GregorianDate(day).year
        #expect(china.lunarDate(on: day) == LunarDate(year: year, month: month, isLeap: false, day: dayOfMonth))
    }

    /// The first year of 明和, 1764, was long: New Year's Day of the second was 20 February 1765.
    @Test("the last day of a lunar year is that of a leap month 12") func lastDayOfYear() throws {
        let japan = try #require(AlmanacTable.wide.calendar(.japan)?.festivals(in: ["japan"]))
        let (eve, year) = try (#require(LunarMonthDay("12-30")), #require(DayRange(year: 1765)))
        #expect(japan.days(of: .lunarDay(eve), in: year).first == day("1765-02-19"))
    }

    @Test("every answer of the bundled table is the same") func everyAnswer() throws {
        for id in AlmanacTable.bundled.calendarIDs {
            let (ours, theirs) = try (
                #require(AlmanacTable.wide.calendar(id)), #require(AlmanacTable.bundled.calendar(id))
            )
            let days = AlmanacTable.bundled.days
            // The certainty of a month is that of its new moon.
            #expect(ours.termEvents(in: days).elementsEqual(theirs.termEvents(in: days)), "\(id)")
            #expect(ours.phaseEvents(in: days).elementsEqual(theirs.phaseEvents(in: days)), "\(id)")
            let differing = days.filter { ours.lunarDate(on: $0) != theirs.lunarDate(on: $0) }
            #expect(differing.isEmpty, "\(id): \(differing.prefix(3))")
        }
    }

    /// Festivals by the lunar date that names them, pillars by counting from 1984-02-02, the first day of 甲子 and a day 丙寅.
    @Test("festivals and pillars of five and a half centuries are those of dates and counts")
    func festivalsAndPillars() throws {
        let festivals = try #require(china.festivals(in: ["mainland"]))
        let dates: [(FestivalID, month: Int, day: Int)] = [
            ("chunjie", 1, 1), ("yuanxiao", 1, 15), ("duanwu", 5, 5), ("zhongqiu", 8, 15), ("chongyang", 9, 9),
        ]
        var failures = Failures()
        for year in 1647...2199 {
            for (id, month, day) in dates {
                let expected = china.day(of: try #require(LunarDate(year: year, month: month, isLeap: false, day: day)))
                let found = festivals.inYear(year).filter { $0.id == id && $0.isFirstDay }.map(\.day)
                failures.check(found == [expected], "\(id) \(year): \(found)")
            }
            let qingming = try #require(china.termEvent(.qingming, inYear: year))
            let found = festivals.inYear(year).filter { $0.id == "qingming" && $0.isFirstDay }.map(\.day)
            failures.check(found == [qingming.day], "qingming \(year): \(found)")
            let newYear = try #require(
                LunarDate(year: year, month: 1, isLeap: false, day: 1).flatMap { china.day(of: $0) }
            )
            for (day, years) in [(newYear, year), (try #require(newYear.previous), year - 1)] {
                failures.check(china.pillars(on: day)?.year == StemBranch(wrapping: years - 1984), "year of \(day)")
            }
            let count = newYear.days(since: try #require(Day("1984-02-02")))
            failures.check(china.pillars(on: newYear)?.day == StemBranch(wrapping: count + 2), "day \(newYear)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("before 1853 Japan has no terms: none is next, and no year is without 立春") func unknownTerms() throws {
        let japan = try #require(AlmanacTable.wide.calendar("japan"))
        let first = try #require(japan.termEvents(in: japan.days).first)
        #expect(first.day == day("1853-02-19") && japan.previousTermEvent(before: first.day) == nil)
        for text in ["1700-02-05", "1852-12-21", "1853-01-31"] {
            let instant = Instant(day: day(text), secondOfDay: 0)
            #expect(japan.days.contains(day(text)) && japan.nextTermEvent(after: day(text)) == nil, "\(text)")
            #expect(instant.flatMap { japan.nextTermEvent(after: $0) } == nil, "\(text)")
        }
        #expect(japan.nextTermEvent(after: day("1853-02-18")) == first)
        #expect((1686...1853).allSatisfy { japan.lunarYear($0) != nil && japan.lichunEvents(inLunarYear: $0) == nil })
        // 嘉永7年, 1854-01-29 to 1855-02-16, has a leap month 7.
        #expect(japan.lichunEvents(inLunarYear: 1854)?.map(\.day) == [day("1854-02-04"), day("1855-02-04")])
    }

    @Test("before 1853 the next festival of Japan is known by a lunar date, and not by a term") func unknownFestivals()
        throws
    {
        let japan = try #require(AlmanacTable.wide.calendar("japan")?.festivals(in: ["japan"]))
        #expect(japan.next("higan-chunichi-spring", after: day("1700-01-01")) == nil)
        #expect(japan.next("higan-chunichi-spring", after: day("1853-02-18"))?.day == day("1853-03-21"))
        let lunarDay = LunarDate(year: 1700, month: 3, isLeap: false, day: 3)
        #expect(japan.next("joshi", after: day("1700-01-01"))?.day == lunarDay.flatMap { japan.calendar.day(of: $0) })
    }

    /// The month of 2100-12-31 is the last that begins on a day of the Observatory's tables.
    @Test(
        "no answer after 2100 is certain, and none before is only computed but by terms that nobody is known to have printed",
        arguments: AlmanacTable.wide.calendarIDs
    )
    func computedAfter2100(id: CalendarID) throws {
        let calendar = try #require(AlmanacTable.wide.calendar(id))
        let last = try #require(Day("2100-12-31"))
        let lastOfMonth = try #require(calendar.month(containing: last)?.lastDay)
        var failures = Failures()
        for day in max(calendar.days.firstDay, AlmanacTable.wide.days.firstDay)...AlmanacTable.wide.days.lastDay {
            let certainties = [calendar.lunarCertainty(on: day)?.level, calendar.cell(of: day)?.lunarCertainty]
            let isAfter = day > lastOfMonth
            failures.check(
                certainties[0] == certainties[1] && certainties[0] != (isAfter ? .certain : .computed),
                "\(day): \(certainties)"
            )
        }
        let events =
            calendar.termEvents(in: .min ... .max).map { ($0.day, $0.certainty) }
            + calendar.phaseEvents(in: .min ... .max).map { ($0.day, $0.certainty) }
        // The first day of each calendar by whose terms an answer is no longer computed.
        let known = day(
            ["korea": "1896-01-01", "vietnam": "1900-01-01", "japan": "1873-01-01"][id.description] ?? "1645-01-01"
        )
        for (day, certainty) in events where day >= known {
            failures.check(certainty.level != (day > last ? .certain : .computed), "event of \(day): \(certainty)")
        }
        let festivals = calendar.festivals()
        // 한식 comes 105 days after the solstice of the year before.
        let knownByRule = try #require(known.advanced(by: 105))
        for festival in festivals.in(.min ... .max) where festival.isFirstDay {
            let level = festival.certainty
            failures.check(festivals.certainty(of: festival).level == level, "\(festival)")
            failures.check(
                festival.day > last || festival.day < knownByRule || level != .computed,
                "\(festival): \(level)"
            )
            guard ["chunjie", "qingming", "chuxi"].contains(festival.id), festival.day > last else { continue }
            failures.check(level != .certain, "\(festival): \(level)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("festivals, pillars and anniversaries answer outside 1900-2100") func festivalsPillars() throws {
        let festivals = try #require(china.festivals(in: ["mainland"]))
        for (year, spring) in [(1700, "1700-02-19"), (1800, "1800-01-25"), (2150, "2150-01-29")] {
            let days = try #require(DayRange(years: year...year))
            #expect(festivals.occurrences(of: "chunjie", in: days)?.map(\.day.description) == [spring])
        }
        // 1984 is 甲子: before 立春 of 1701 the year is 庚辰, sixteen pairs later but for whole cycles.
        #expect(china.pillars(on: try #require(Day("1701-01-01")))?.year == StemBranch(wrapping: 16))
        let birth = try #require(Day("1866-11-12"))
        #expect(china.countingAge(on: try #require(Day("1925-03-12")), bornOn: birth) == 60)
    }
}
