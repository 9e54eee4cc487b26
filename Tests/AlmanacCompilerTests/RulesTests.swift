import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The effects of the rows of a rule file: base, follows, meridians and exceptions, shown on calendars made up for the purpose
/// that real countries have or nearly have.
@Suite struct RulesTests {
    /// A calendar of some rows, compiled with the real ones.
    private func calendar(_ rows: String) async throws -> CompiledCalendar {
        let folder = try Fixture.folder.get().with(
            "calendars/test.txt",
            "# A calendar for tests.\ncalendar test\n" + rows
        )
        return try #require(try await Fixture.calendars(of: folder).first { $0.id == CalendarID("test") })
    }

    private func china() async throws -> CompiledCalendar {
        try #require(try await Fixture.calendars(of: Fixture.folder.get()).first { $0.id == .china })
    }

    // MARK: - base

    @Test("a base gives everything") func aBaseGivesEverything() async throws {
        let (ours, china) = (try await calendar("base china\n"), try await china())
        #expect(ours.eras == china.eras)
        #expect(ours.days.terms == china.days.terms && ours.days.newMoons == china.days.newMoons)
        #expect(ours.layout.months == china.layout.months)
        #expect(ours.notes.exceptions == china.notes.exceptions)
        #expect(ours.notes.disputes.count == 3)
    }

    @Test("an exception overrules the base") func anExceptionOverrules() async throws {
        // 大寒 of 1979 again on the day of the instant: then it is no exception any more.
        let calendar = try await calendar("base china\nexception term dahan 1979-01-20\n")
        let dahan = EventName(term: .dahan, day: day("1979-01-20"))
        let index = try #require(calendar.days.index(of: dahan))
        #expect(calendar.days[index] == dahan.day)
        #expect(calendar.notes.exceptions[index] == nil)
        #expect(calendar.notes.exceptions.count == 2)
    }

    @Test("an exception ends a dispute of the base") func anExceptionEnds() async throws {
        let calendar = try await calendar("base china\nexception new-moon 2057-09-28\n")
        let index = try #require(calendar.days.index(of: EventName(term: nil, day: day("2057-09-28"))))
        #expect(calendar.notes.disputes[index] == nil)
        #expect(calendar.notes.disputes.count == 2)
        // The row names nobody, so the calendar itself issued the day.
        #expect(calendar.notes.exceptions[index] == .init(isException: true, authority: "test", day: day("2057-09-29")))
    }

    /// A calendar built on one that follows a third has all of it: the followed days too.
    @Test("a base brings the days its calendar follows") func aBaseBrings() async throws {
        let instants = try await Fixture.compilation.value.instants
        let folder = try Fixture.folder.get()
            .with("calendars/a.txt", "# A.\ncalendar a\nfollows china until 1950-12-31\nmeridian 1951-01-01 +09:00\n")
            .with("calendars/b.txt", "# B.\ncalendar b\nbase a\n")
        let calendars = try CalendarSet(from: folder, instants: instants).calendars
        let (a, b) = (
            try #require(calendars.first { $0.id.description == "a" }),
            try #require(calendars.first { $0.id.description == "b" })
        )
        #expect(a.days.terms == b.days.terms && a.days.newMoons == b.days.newMoons)
        #expect(a.eras == b.eras)
        // Month 9 of 1903 began on 10-20 in China and would begin on 10-21 by the clock of 135° E.
        let month = b.layout.months.first { $0.year == 1903 && $0.month.number == 9 && !$0.month.isLeap }
        #expect(month?.firstDay.description == "1903-10-20")
    }

    /// Two exceptions for one event, one further than a day from the computed day, or a dispute about one are
    /// contradictions.
    @Test(
        "an exception stays within a day of the clock",
        arguments: [
            ("exception term dahan 1980-01-22\nexception term dahan 1980-01-21\n", 5, "a second exception"),
            ("exception term dahan 1980-01-22\nexception term dahan 1980-01-22\n", 5, "a second exception"),
            ("exception term dahan 1979-01-22\n", 4, "no such event within a day"),
            (
                "exception new-moon 2057-09-28 hko\ndispute new-moon 2057-09-28 china 2057-09-29\n", 5,
                "about an exception"
            ),
            ("dispute term dahan 1979-01-21 hko 1979-01-20\n", 4, "about an exception"),
        ]
    )
    func anExceptionStays(_ rows: String, _ line: Int, _ found: String) async throws {
        let error = try #require(
            await #expect(throws: DataFileError.self) { try await calendar("base china\n" + rows) }
        )
        #expect(error.line == line && error.found.contains(found), "\(error)")
    }

    // MARK: - Exceptions come before the numbering

    /// 冬至 of 1984 was at 00:23 of the 22nd in China and at 23:23 of the 21st in Vietnam, in the month before: that alone
    /// gave Vietnam its New Year of 1985 a month before China's (01-21 and 02-20).
    @Test("moving a solstice moves a year") func movingASolstice() async throws {
        let months = try await calendar("base china\nexception term dongzhi 1984-12-21\n").layout.months
        #expect(months.first { $0.year == 1985 }?.firstDay.description == "1985-01-21")
        #expect(!months.contains { $0.year == 1984 && $0.month.isLeap })
        // The month from 02-20 to 03-20 lacks a principal term: 雨水 was on 02-19, 春分 at 00:14 of 03-21.
        let leap = months.first { $0.year == 1985 && $0.month.isLeap }
        #expect(leap?.month.number == 1 && leap?.firstDay.description == "1985-02-20")
        let chinese = try await china().layout.months
        #expect(chinese.first { $0.year == 1985 }?.firstDay.description == "1985-02-20")
        #expect(chinese.first { $0.year == 1984 && $0.month.isLeap }?.month.number == 10)
    }

    /// The year that begins on 1985-01-21 has a leap month 1 from 02-20: it has one New Year's Day and one eve all the same.
    @Test("a leap first month is no second new year") func aLeapFirst() async throws {
        let festivals = """
            # For tests.
            calendars test

            # From nowhere.
            festival eve 一 一 Eve
            note all all last-of-year
            festival day 二 二 Day
            note all all lunar 1 1
            """
        let folder = try Fixture.folder.get()
            .with("calendars/test.txt", "# A.\ncalendar test\nbase china\nexception term dongzhi 1984-12-21\n")
            .with("festivals/test.txt", festivals)
        let calendars = try await Fixture.calendars(of: folder)
        let set = try FestivalSet(from: folder, calendars: calendars.map(\.id))
        let calendar = try #require(calendars.first { $0.id == CalendarID("test") })
        let sun = set.longitudeInstants(try Fixture.theories.get(), years: TableSpan.bundled.yearsWithDays)
        let evaluation = FestivalEvaluation(
            festivals: set,
            calendar: calendar,
            sun: sun,
            otherDays: [],
            other: calendar
        )
        for (id, day) in [("eve", "1985-01-20"), ("day", "1985-01-21")] as [(FestivalID, String)] {
            let index = try #require(set.index(of: id))
            let days = try evaluation.spans(of: set.festivals[index].entries[0]).map(\.firstDay.description)
            #expect(days.filter { $0.hasPrefix("1985") } == [day])
        }
    }

    // MARK: - follows

    /// Vietnam by its decree: UTC+7 from 1968, before that the Chinese calendar. Its New Year differs from China's in
    /// these years alone, and the leap months of 1984 and 1987 are elsewhere.
    @Test("following ends on its day") func followingEndsOnItsDay() async throws {
        let vietnam = try await calendar("follows china until 1967-12-31\nmeridian 1899-12-01 +07:00\n")
        let china = try await china()
        #expect(
            differences(vietnam, china) == [
                1968: "1968-01-29", 1969: "1969-02-16", 1985: "1985-01-21", 2007: "2007-02-17", 2030: "2030-02-02",
                2053: "2053-02-18",
            ]
        )
        #expect(leapMonths(vietnam).merging(leapMonths(china)) { $0 * 100 + $1 }[1987] == 7 * 100 + 6)
        // The exceptions of China until 1967 came along, that of 1979 did not.
        let years = vietnam.notes.exceptions.keys.map { GregorianDate(vietnam.days[$0]).year }
        #expect(years.sorted() == [1912, 1913])
        #expect(vietnam.notes.disputes.isEmpty)
    }

    /// Korea: UTC+9 from 1912, before that the calendar of the Qing. Where its New Year and its leap months differ from
    /// China's, by the tables of the Korea Astronomy and Space Science Institute (leap months of 2012, 2017, 2099).
    @Test("another meridian makes another calendar") func anotherMeridianMakes() async throws {
        let korea = try await calendar("follows china until 1911-12-31\nmeridian 1899-12-01 +09:00\n")
        let china = try await china()
        #expect(
            differences(korea, china).keys.sorted()
                == [1916, 1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028, 2061, 2089, 2092]
        )
        #expect(differences(korea, china)[1916] == "1916-02-04")
        let (ours, theirs) = (leapMonths(korea), leapMonths(china))
        #expect(ours[2012] == 3 && theirs[2012] == 4)
        #expect(ours[2017] == 5 && theirs[2017] == 6)
        #expect(ours[2099] == 3 && theirs[2099] == 2)
        #expect(ours.filter { theirs[$0.key] != $0.value }.count == 3)
    }

    /// The followed calendar's clocks up to the last day, from the next day on the calendar's own: the latest that has begun, then
    /// those that begin later.
    @Test("the clocks of both calendars are kept") func theClocksOfBoth() async throws {
        let calendar = try await calendar(
            "follows china until 1930-12-31\nmeridian 1899-12-01 +07:00\nmeridian 1920-01-01 +09:00\n"
                + "meridian 1954-03-21 +08:30\n"
        )
        #expect(
            calendar.eras.map(\.firstDay.description) == [
                "1899-12-01", "1914-01-01", "1929-01-01", "1931-01-01", "1954-03-21",
            ]
        )
        #expect(calendar.eras.map(\.offset) == [28_800, 27_940, 28_800, 32_400, 30_600])
        // By the USNO the winter solstice of 1955 was at 15:11 UT: 23:41 of the 22nd by the clock of Korea then, 00:11 of the 23rd at
        // UTC+9.
        let solstice = EventName(term: .dongzhi, day: day("1955-12-22"))
        #expect(try calendar.days[#require(calendar.days.index(of: solstice))] == day("1955-12-22"))
        let other = try await self.calendar("follows china until 1930-12-31\nmeridian 1899-12-01 +09:00\n")
        #expect(try other.days[#require(other.days.index(of: solstice))] == day("1955-12-23"))
    }

    // MARK: - Meridians

    @Test("an era begins at midnight of its own clock") func anEraBegins() throws {
        let eras = [
            CalendarSection.Era(firstDay: day("1900-01-01"), offset: 28_800),
            CalendarSection.Era(firstDay: day("1914-01-01"), offset: 27_940),
        ]
        let midnight = try #require(Instant(day: day("1914-01-01"), secondOfDay: 0, utcOffsetSeconds: 27_940))
        let before = try #require(midnight.advanced(bySeconds: -1))
        #expect(CalendarSection.Era.offset(at: midnight, in: eras) == 27_940)
        #expect(CalendarSection.Era.offset(at: before, in: eras) == 28_800)
        #expect(CalendarSection.Era.offset(at: Instant(secondsSince1970: .min), in: eras) == 28_800)
        #expect(CalendarSection.Era.offset(at: Instant(secondsSince1970: 0), in: eras) == 27_940)
    }

    // MARK: - Comparing

    /// The New Year's days of the first calendar in the years in which the second has another.
    private func differences(_ first: CompiledCalendar, _ second: CompiledCalendar) -> [Int: String] {
        let (ours, theirs) = (newYears(first), newYears(second))
        return ours.filter { theirs[$0.key] != $0.value }.mapValues { $0.description }
    }

    private func newYears(_ calendar: CompiledCalendar) -> [Int: Day] {
        let firsts = calendar.layout.months.filter { $0.month.number == 1 && !$0.month.isLeap }
        return Dictionary(firsts.map { ($0.year, $0.firstDay) }) { first, _ in first }
    }

    private func leapMonths(_ calendar: CompiledCalendar) -> [Int: Int] {
        let leaps = calendar.layout.months.filter { $0.month.isLeap && $0.year <= 2100 }
        return Dictionary(leaps.map { ($0.year, $0.month.number) }) { first, _ in first }
    }
}
