import Almanac
import TestSupport
import Testing

@Suite("Pillars with their boundaries")
struct PillarTests {
    private let china = LunisolarCalendar.china

    private func name(_ pillar: StemBranch?) -> String { pillar?.name(in: .traditionalChinese) ?? "none" }

    private func pillars(_ text: String, _ hour: Int, _ minute: Int, _ boundaries: PillarBoundaries) -> FourPillars? {
        china.pillars(on: day(text), atSecond: hour * 3600 + minute * 60, boundaries: boundaries)
    }

    /// The rows `pillar-*` of `festival_golden.tsv`: the day, the month from the day of its 節, and the year from 春節 or from the day of
    /// 立春, as two programs print them.
    @Test("days as other programs have them")
    func publishedDays() throws {
        let byLichun = PillarBoundaries(year: .lichunDay, month: .termDay, day: .midnight)
        let rows = fields(of: "festival_golden.tsv").filter { $0[0].hasPrefix("pillar-") }
        #expect(rows.count >= 28)
        for row in rows {
            let pillars = try #require(china.pillars(on: day(row[1])))
            let noon = try #require(self.pillars(row[1], 12, 0, byLichun))
            let found: [StemBranch?] =
                switch row[0] {
                case "pillar-day": [pillars.day, noon.day]
                case "pillar-month-jie-day": [pillars.month, noon.month]
                case "pillar-year-chunjie": [pillars.year]
                case "pillar-year-lichun-day": [noon.year]
                default: []
                }
            #expect(!found.isEmpty && found.allSatisfy { name($0) == row[3].prefix(2) }, "\(row)")
        }
    }

    @Test("the year of 2024-02-04 is 癸卯, 甲辰, or 癸卯 until 16:27")
    func yearBoundaries() {
        func year(_ boundary: YearBoundary, _ hour: Int, _ minute: Int) -> String {
            let boundaries = PillarBoundaries(year: boundary, month: .termDay, day: .midnight)
            return name(pillars("2024-02-04", hour, minute, boundaries)?.year)
        }
        #expect(year(.newYearsDay, 0, 0) == "癸卯" && year(.newYearsDay, 23, 59) == "癸卯")
        #expect(year(.lichunDay, 0, 0) == "甲辰" && year(.lichunDay, 23, 59) == "甲辰")
        #expect(year(.lichunInstant, 16, 26) == "癸卯" && year(.lichunInstant, 16, 28) == "甲辰")
    }

    @Test("to the second, at the instant itself")
    func instants() throws {
        let lichun = try #require(china.termEvent(.lichun, inYear: 2024)).instant
        let before = try #require(lichun.advanced(bySeconds: -1))
        #expect(name(china.pillars(at: before, boundaries: .solar)?.year) == "癸卯")
        #expect(name(china.pillars(at: lichun, boundaries: .solar)?.year) == "甲辰")
        #expect(name(china.pillars(at: before, boundaries: .solar)?.month) == "乙丑")
        #expect(name(china.pillars(at: lichun, boundaries: .solar)?.month) == "丙寅")
        #expect(name(china.pillars(at: before, boundaries: .civil)?.month) == "丙寅")
    }

    @Test("between 23h and midnight (晚子時)")
    func lateHours() {
        func dayAndHour(_ boundary: DayBoundary, _ hour: Int, _ minute: Int) -> [String] {
            let boundaries = PillarBoundaries(year: .newYearsDay, month: .termDay, day: boundary)
            let pillars = pillars("2024-02-04", hour, minute, boundaries)
            return [name(pillars?.day), name(pillars?.hour)]
        }
        #expect(dayAndHour(.midnight, 23, 30) == ["戊戌", "甲子"])
        #expect(dayAndHour(.elevenPM, 23, 30) == ["己亥", "甲子"])
        #expect(dayAndHour(.midnight, 0, 30) == ["戊戌", "壬子"])
        #expect(dayAndHour(.elevenPM, 0, 30) == ["戊戌", "壬子"])
    }

    @Test("a leap month has no pillar, if months change with the lunar month")
    func lunarMonths() {
        let boundaries = PillarBoundaries(year: .newYearsDay, month: .lunarMonth, day: .midnight)
        #expect(name(pillars("2025-06-25", 12, 0, boundaries)?.month) == "癸未")
        #expect(name(pillars("2025-07-25", 12, 0, boundaries)?.month) == "none")
        #expect(name(pillars("2025-08-23", 12, 0, boundaries)?.month) == "甲申")
    }

    @Test("every day follows the one before, and months change on every second term")
    func everyDay() {
        var failures = Failures()
        var previous: DayPillars?
        for day in AlmanacTable.bundled.days {
            guard let pillars = china.pillars(on: day) else {
                failures.check(false, "no pillars on \(day)")
                continue
            }
            if let previous {
                failures.check(pillars.day == previous.day.next, "day of \(day)")
                let isSectional = china.term(on: day)?.isSectional == true
                failures.check(pillars.month == (isSectional ? previous.month.next : previous.month), "month of \(day)")
                let isNewYear = china.lunarDate(on: day).map { $0.day == 1 && $0.month.description == "1" } == true
                failures.check(pillars.year == (isNewYear ? previous.year.next : previous.year), "year of \(day)")
            }
            if let term = china.term(containing: day) {
                failures.check(pillars.month.branch == term.monthBranch, "branch of the month on \(day)")
            }
            previous = pillars
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("pillars of an instant out of reach or of no time are nil")
    func outOfReach() {
        for instant in [Int64.min, Int64.max].map({ Instant(secondsSince1970: $0) }) {
            for year in YearBoundary.allCases {
                for month in MonthBoundary.allCases {
                    let boundaries = PillarBoundaries(year: year, month: month, day: .midnight)
                    #expect(china.pillars(at: instant, boundaries: boundaries) == nil)
                }
            }
        }
        #expect(china.pillars(on: .min) == nil && china.pillars(on: .max) == nil)
        #expect(china.pillars(on: day("2024-02-04"), atSecond: 86_400, boundaries: .civil) == nil)
        #expect(china.pillars(on: day("2024-02-04"), atSecond: -1, boundaries: .civil) == nil)
    }
}
