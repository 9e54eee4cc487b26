import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// Numbering the months: the rules on published days and on days made up. `VerificationTests` has the whole calendars.
@Suite struct MonthLayoutTests {
    /// The Observatory's own days in, the Observatory's own numbers out.
    @Test("the rules number the published days as published") func theRulesNumber() throws {
        let months = try Fixture.reference("hko_months.tsv").publishedMonths()
        let terms = try Fixture.reference("hko_terms.tsv").publishedTerms()
        #expect(terms.first?.term == .xiaohan && terms.first?.day.description == "1901-01-06")
        let days = civilDays(terms: terms.map(\.day), firstTerm: 24, newMoons: months.map(\.firstDay))
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
            #expect(MonthLayout(civilDays(terms: terms, firstTerm: 24, newMoons: broken)) == nil)
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
        let days = civilDays(terms: Array(terms.dropLast()), firstTerm: 23, newMoons: starts)
        let months = try #require(MonthLayout(days)).months
        #expect(months.count == 13)
        #expect(months.map(\.month.isLeap).firstIndex(of: true) == bare)
        #expect(months.count { $0.month.isLeap } == 1 && months[bare].month.number == leap)
    }

    /// Civil days by a clock at UTC, each event at noon.
    private func civilDays(terms: [Day], firstTerm: Int, newMoons: [Day]) -> CivilDays {
        // Neither ΔT nor leap seconds: a clock that shows TT.
        let scales = TimeScales(
            deltaT: DeltaT(rows: [(day: 0, seconds: 0, sigma: 0)]),
            leapSeconds: LeapSeconds(rows: [(day: 100_000, taiMinusUTC: 0)], unknownFrom: 100_001)
        )
        let events = EventTable(
            firstTerm: firstTerm,
            terms: terms.map(noon),
            firstPhase: 0,
            phases: newMoons.flatMap { [noon($0), noon($0), noon($0), noon($0)] }
        )
        return CivilDays(of: RoundedInstants(events, scales), eras: [CalendarSection.Era(firstDay: .min, offset: 0)])
    }

    private func noon(_ day: Day) -> TerrestrialTime {
        TerrestrialTime(secondsSince1970: Double(day.rawValue) * 86_400 + 43_200)
    }

    /// 1900 (庚子), which the Observatory's table lacks. The lengths of its months, 29 30 29 29 30 29 30 30 | 29 | 30 30 29
    /// 30, leap after the eighth, are in every calendar program as `0x04BD8`; New Year was on 31 January.
    @Test("the year 1900 is right") func theYear1900IsRight() async throws {
        let calendars = try await Fixture.calendars(of: Fixture.folder.get())
        let year = try #require(calendars.first { $0.id == .china }).layout.months.filter { $0.year == 1900 }
        #expect(
            year.map(\.firstDay.description) == [
                "1900-01-31", "1900-03-01", "1900-03-31", "1900-04-29", "1900-05-28", "1900-06-27", "1900-07-26",
                "1900-08-25", "1900-09-24", "1900-10-23", "1900-11-22", "1900-12-22", "1901-01-20",
            ]
        )
        #expect(year.map(\.month.number) == [1, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12])
        #expect(year.map(\.month.isLeap).firstIndex(of: true) == 8)
    }
}
