import Almanac
import AlmanacViews
import Foundation
import Testing

/// The article's code is compiled with the tests, under the same strict settings as the library, and compared with the
/// article as text: as good as a build of the article itself, which would take a minute on every run.
@Suite("The article on calendar views")
struct CalendarViewsTests {
    static let today = Day.of(2026, 2, 17)

    private func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("every block of the article is code that is compiled here, and the other way round")
    func blocks() throws {
        let article = try text("Sources/AlmanacViews/AlmanacViews.docc/CalendarViews.md")
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        let code = try text("Tests/AlmanacViewsTests/CalendarViewsArticle.swift")
        let compiled = code.components(separatedBy: "import AlmanacViews\n\n").last
        #expect(blocks.count == 7)
        #expect(blocks.joined(separator: "\n") == compiled)
    }

    @Test("a day has its line, its badge and its sentence")
    func lineUnderNumber() throws {
        let line = try #require(subtitle(of: Self.today, for: Reader("zh-CN")))
        #expect(line == ("春节", "休", "2026年2月17日, 星期二, 正月初一, 春节 (法定假日), 朔"))
    }

    @Test("sections have the cells of their months")
    func sectionsOfMonths() {
        let (labels, position) = sections(of: Day.of(2026, 1, 30)...Day.of(2026, 3, 1), today: Self.today)
        #expect(labels.map(\.count) == [35, 35, 42])
        #expect(labels[0].filter { !$0.isEmpty } == ["30", "31"] && labels[2].filter { !$0.isEmpty } == ["1"])
        #expect(position == CellPosition(section: 1, item: 22) && labels[1][22] == "17")
    }

    @Test("a page with festivals shows their names")
    func pageWithFestivals() throws {
        let october = try #require(YearMonth("2026-10"))
        let taiwan = try #require(LunisolarCalendar.china.festivals(in: ["taiwan"]))
        let labels = labels(of: october, with: taiwan)
        #expect(labels.count == 35 && labels[0].text == "十七" && labels[1].text == "孔子誕辰紀念日／教師節")
        #expect(labels[13].text == "國慶日" && labels[26].text == "霜降" && labels[28].text == "臺灣光復暨金門古寧頭大捷紀念日")
    }

    @Test("a page has its marks and its selection")
    func markedPage() {
        let months = MonthSections(.years(2026, 2026), firstWeekday: .sunday, rows: .six)
        var pager = Pager(months, showing: Day.of(2026, 1, 31))
        #expect(pager.turnForward() == .forward)
        let selection = DaySelection.single(Day.of(2026, 2, 18))
        let cells = page(of: pager, in: .china, selection: selection, today: Self.today)
        #expect(cells[0] == "2026-02-01 black" && cells[41] == "2026-03-14 grey")
        #expect(cells[16] == "2026-02-17 red dot" && cells[17] == "2026-02-18 black filled")
        #expect(cells.filter { $0.hasSuffix("dot") }.count == 3)
    }

    @Test("a week of a plan has the states of its days")
    func weekOfPlan() {
        var plan = DayPlan(over: .years(2026, 2026))
        plan.planned.insert(Day.of(2026, 2, 20))
        plan.done.insert(Self.today)
        plan.rest.insert(Day.of(2026, 2, 22))
        let week = week(of: plan, today: Self.today)
        #expect(week.map(\.day) == Array(Day.of(2026, 2, 16)...Day.of(2026, 2, 22)))
        #expect(
            week.map(\.states) == [
                [], [.today, .done], .future, .future, [.future, .planned], .future, [.future, .rest],
            ]
        )
    }

    @Test("a check-in is counted once")
    func checkedIn() throws {
        let rules = CheckInRules(makeUpsPerMonth: 1, makeUpReach: 1)
        var ledger = CheckInLedger(over: .years(2026, 2026), rules: rules)
        try ledger.checkIn(today: Day.of(2026, 2, 15))
        let month = try #require(LunisolarCalendar.china.month(containing: Self.today))
        let first = try checkIn(&ledger, today: Self.today, month: month)
        #expect(first == "new: true, streak: 3, this week: 2, this lunar month: 1")
        let second = try checkIn(&ledger, today: Self.today, month: month)
        #expect(second == "new: false, streak: 3, this week: 2, this lunar month: 1")
    }

    @Test("a date of birth on the wheels has its birthdays")
    func birthdaysOnWheels() {
        // The 30th of a leap sixth month; the sixth months of 2026 … 2028 begin on 07-14, 07-04 and 07-22, with 30, 29 and 29 days.
        let picker = LunarDatePicker(.china, showing: Day.of(2017, 8, 21))
        let expected = [Day.of(2026, 8, 12), Day.of(2027, 8, 1), Day.of(2028, 8, 19)]
        #expect(birthdays(on: picker, today: Self.today) == expected)
    }
}
