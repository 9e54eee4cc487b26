import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// Numbering the months: the rules alone on published days, then the whole calendars against published ones.
@Suite struct MonthLayoutTests {
    // MARK: - The rules alone

    /// The Observatory's own days in, the Observatory's own numbers out.
    @Test("the rules number the published days as published") func theRulesNumber() throws {
        let months = try Fixture.reference("hko_months.tsv").publishedMonths()
        let terms = try Fixture.reference("hko_terms.tsv").publishedTerms()
        #expect(terms.first?.term == .xiaohan && terms.first?.day.description == "1901-01-06")
        let days = try civilDays(terms: terms.map(\.day), firstTerm: 24, newMoons: months.map(\.firstDay))
        let layout = try #require(MonthLayout(days)).months
        // From month 11 of 1901 to month 10 of 2100: month 11 of that year ends after the table.
        let published = months.drop { !($0.year == 1901 && $0.month.number == 11) }
        var failures = Failures()
        for (ours, theirs) in zip(layout, published) {
            let same = ours.firstDay == theirs.firstDay && ours.month == theirs.month && ours.year == theirs.year
            failures.check(
                same,
                "\(theirs.firstDay): \(ours.year)-\(ours.month), published \(theirs.year)-\(theirs.month)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(layout.last?.year == 2100 && layout.last?.month.number == 10)
    }

    @Test("days that make no whole years are refused") func daysThatMake() throws {
        let months = try Fixture.reference("hko_months.tsv").publishedMonths().map(\.firstDay)
        let terms = try Fixture.reference("hko_terms.tsv").publishedTerms().map(\.day)
        // Two months missing from one year, two too many in it, and new moons that begin after the first solstices.
        let missing = months[..<500] + months[502...]
        let more = [Int32(9), 18].map { Day(rawValue: months[500].rawValue + $0) }
        let crowded = months[...500] + more + months[501...]
        for broken in [Array(missing), Array(crowded), Array(months[24...])] {
            #expect(MonthLayout(try civilDays(terms: terms, firstTerm: 24, newMoons: broken)) == nil)
        }
    }

    /// Thirteen months of thirty days between two solstices, computed by hand. Month 11 and each month after it have a principal
    /// term: on the 10th, in one of them on the 1st, which counts, in another on the 30th. One month has a sectional term alone: it is
    /// leap, and takes the number of the month before.
    @Test(
        "a term on the first day counts and a sectional term does not",
        arguments: [(2, 5, 3), (6, 3, 1), (7, 1, 11), (3, 2, 12)]
    )
    func aTermOnTheFirst(onTheFirst: Int, bare: Int, leap: Int) throws {
        let solstice = day("2000-12-10")
        // The months 0 to 12 from month 11 to month 10, and the thirteenth, the next month 11.
        let starts = (0...13).compactMap { solstice.advanced(by: 30 * $0 - 9) }
        let withTerm = (0...13).filter { $0 != bare }
        let principal = withTerm.compactMap { month in
            starts[month].advanced(by: month == onTheFirst ? 0 : month == onTheFirst + 4 ? 29 : 9)
        }
        // A sectional term ten days after each, that of the bare month on its 15th.
        let sectional = zip(withTerm, withTerm.dropFirst()).compactMap { month, next in
            next - month > 1
                ? starts[bare].advanced(by: 14) : principal[month < bare ? month : month - 1].advanced(by: 10)
        }
        let terms = zip(principal, sectional + [principal[12]]).flatMap { [$0, $1] }
        // 冬至 first: index 23 of its year.
        let days = try civilDays(terms: Array(terms.dropLast()), firstTerm: 23, newMoons: starts)
        let months = try #require(MonthLayout(days)).months
        #expect(months.count == 13)
        #expect(months.map(\.month.isLeap).firstIndex(of: true) == bare)
        #expect(months.count { $0.month.isLeap } == 1 && months[bare].month.number == leap)
    }

    /// Civil days by a clock at UTC, each event at noon.
    private func civilDays(terms: [Day], firstTerm: Int, newMoons: [Day]) throws -> CivilDays {
        // Neither ΔT nor leap seconds: a clock that shows TT.
        let rows = [0, 1].map { DeltaT.Row(day: $0, seconds: 0, sigma: 0) }
        let steps = [LeapSeconds.Row(day: 100_000, taiMinusUTC: 0)]
        let scales = TimeScales(
            deltaT: try #require(DeltaT(rows: rows)),
            leapSeconds: try #require(LeapSeconds(rows: steps, unknownFrom: 100_001))
        )
        let events = EventTable(
            firstTerm: firstTerm,
            terms: terms.map(noon),
            firstPhase: 0,
            phases: newMoons.flatMap { [noon($0), noon($0), noon($0), noon($0)] }
        )
        return CivilDays(
            of: RoundedInstants(events, scales),
            eras: [CalendarSection.Era(firstDay: .min, offset: 0)]
        )
    }

    private func noon(_ day: Day) -> TerrestrialTime {
        TerrestrialTime(secondsSince1970: Double(day.rawValue) * 86_400 + 43_200)
    }

    // MARK: - The calendars

    private func months(of id: CalendarID) async throws -> [MonthLayout.Month] {
        let calendars = try await Fixture.calendars(of: Fixture.folder.get())
        return try #require(calendars.first { $0.id == id }).layout.months
    }

    @Test("Hong Kong is the observatorys table") func hongkongIsTheObservatorys() async throws {
        let published = try Fixture.reference("hko_months.tsv").publishedMonths()
        #expect(published.count == 2474)
        let ours = try await months(of: .hongkong).drop { $0.firstDay < published[0].firstDay }
        var failures = Failures()
        for (ours, theirs) in zip(ours, published) {
            let same = ours.firstDay == theirs.firstDay && ours.month == theirs.month && ours.year == theirs.year
            failures.check(same, "\(theirs.firstDay) \(theirs.month)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("China differs in the three disputed events alone") func chinaDiffersInTheThree() async throws {
        let calendars = try await Fixture.calendars(of: Fixture.folder.get())
        let china = try #require(calendars.first { $0.id == .china })
        let publishedMonths = try Fixture.reference("hko_months.tsv").publishedMonths()
        let ours = china.layout.months.drop { $0.firstDay < publishedMonths[0].firstDay }
        let months = zip(ours, publishedMonths).filter { $0.firstDay != $1.firstDay || $0.month != $1.month }
        #expect(months.map(\.0.firstDay.description) == ["2057-09-29", "2097-08-08"])
        #expect(months.map(\.1.firstDay.description) == ["2057-09-28", "2097-08-07"])
        let publishedTerms = try Fixture.reference("hko_terms.tsv").publishedTerms()
        #expect(publishedTerms.count == 4800)
        let first = 24 - china.days.firstTerm
        let terms = zip(china.days.terms[first...], publishedTerms).filter { $0 != $1.day }
        #expect(terms.map(\.0.description) == ["2084-03-20"])
        #expect(terms.map(\.1.day.description) == ["2084-03-19"])
    }

    /// 1900 (庚子), which the Observatory's table lacks. The lengths of its months, 29 30 29 29 30 29 30 30 | 29 | 30 30 29
    /// 30, leap after the eighth, are in every calendar program as `0x04BD8`; New Year was on 31 January.
    @Test("the year1900 is right") func theYear1900IsRight() async throws {
        let year = try await months(of: .china).filter { $0.year == 1900 }
        #expect(
            year.map(\.firstDay.description) == [
                "1900-01-31", "1900-03-01", "1900-03-31", "1900-04-29", "1900-05-28", "1900-06-27", "1900-07-26",
                "1900-08-25", "1900-09-24", "1900-10-23", "1900-11-22", "1900-12-22", "1901-01-20",
            ]
        )
        #expect(year.map(\.month.number) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12])
        #expect(year.map(\.month.isLeap).firstIndex(of: true) == 8)
    }

    /// The leap months of 1900-2100 as every almanac lists them: year and number.
    private static let leapMonths: [(Int, Int)] = [
        (1900, 8), (1903, 5), (1906, 4), (1909, 2), (1911, 6), (1914, 5), (1917, 2), (1919, 7), (1922, 5), (1925, 4),
        (1928, 2), (1930, 6), (1933, 5), (1936, 3), (1938, 7), (1941, 6), (1944, 4), (1947, 2), (1949, 7), (1952, 5),
        (1955, 3), (1957, 8), (1960, 6), (1963, 4), (1966, 3), (1968, 7), (1971, 5), (1974, 4), (1976, 8), (1979, 6),
        (1982, 4), (1984, 10), (1987, 6), (1990, 5), (1993, 3), (1995, 8), (1998, 5), (2001, 4), (2004, 2), (2006, 7),
        (2009, 5), (2012, 4), (2014, 9), (2017, 6), (2020, 4), (2023, 2), (2025, 6), (2028, 5), (2031, 3), (2033, 11),
        (2036, 6), (2039, 5), (2042, 2), (2044, 7), (2047, 5), (2050, 3), (2052, 8), (2055, 6), (2058, 4), (2061, 3),
        (2063, 7), (2066, 5), (2069, 4), (2071, 8), (2074, 6), (2077, 4), (2080, 3), (2082, 7), (2085, 5), (2088, 4),
        (2090, 8), (2093, 6), (2096, 4), (2099, 2),
    ]

    @Test("the leap months are the listed ones", arguments: [CalendarID.china, .hongkong])
    func theLeapMonths(id: CalendarID) async throws {
        let leaps = try await months(of: id).filter { $0.month.isLeap && $0.year <= 2100 }
        #expect(leaps.map { "\($0.year)-\($0.month.number)" } == Self.leapMonths.map { "\($0.0)-\($0.1)" })
    }

    // MARK: - Hard cases

    /// Months that plain UTC+8 would begin a day late: until 1928 the clock was Beijing mean time.
    @Test(
        "beijing mean time decides",
        arguments: [(1914, 10, "1914-11-17"), (1916, 1, "1916-02-03"), (1920, 10, "1920-11-10")]
    )
    func beijingMeanTimeDecides(year: Int, month: Int, firstDay: String) async throws {
        let found = try await months(of: .china).first {
            $0.year == year && $0.month.number == month && !$0.month.isLeap
        }
        #expect(found?.firstDay.description == firstDay)
        let published = try Fixture.reference("hko_months.tsv").publishedMonths()
        let theirs = published.first { $0.year == year && $0.month.number == month && !$0.month.isLeap }
        #expect(theirs?.firstDay.description == firstDay)
    }

    @Test(
        "issued days stand",
        arguments: [
            (SolarTerm.dahan, "1979-01-21", "1979-01-20"), (.xiaoxue, "1912-11-23", "1912-11-22"),
            (.qiufen, "1913-09-24", "1913-09-23"),
        ]
    )
    func issuedDaysStand(term: SolarTerm, issued: String, computed: String) async throws {
        let calendars = try await Fixture.calendars(of: Fixture.folder.get())
        for calendar in calendars where calendar.id == .china || calendar.id == .hongkong {
            let index = try #require(calendar.days.index(of: EventName(kind: .term(term), day: day(issued))))
            #expect(calendar.days[index].description == issued)
            #expect(
                calendar.notes.exceptions[index] == .init(isException: true, authority: "china", day: day(computed))
            )
        }
    }
}
