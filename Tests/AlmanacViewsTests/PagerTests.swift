import Almanac
import AlmanacViews
import TestSupport
import Testing

@Suite("Paging")
struct PagerTests {
    static let months = MonthSections(.years(2024, 2026), firstWeekday: .monday)

    @Test("a walk of turns stands where counting says, and says which way it went")
    func walk() {
        var numbers = RepeatableNumbers(seed: 2)
        var failures = Failures()
        for _ in 0..<50 {
            let days = numbers.days(longest: 1500)
            let start = numbers.dayAbout(days)
            walk(Pager(MonthSections(days, firstWeekday: .monday), showing: start), &numbers, &failures)
            walk(Pager(WeekStrip(days, firstWeekday: numbers.weekday()), showing: start), &numbers, &failures)
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func walk<Pages>(_ start: Pager<Pages>, _ numbers: inout RepeatableNumbers, _ failures: inout Failures)
    where Pages.Element: Equatable {
        var pager = start
        let pages = Array(pager.pages)
        for _ in 0..<40 {
            let from = pager.index
            let step = Int.random(in: -9...9, using: &numbers)
            let turn = step == 1 ? pager.turnForward() : step == -1 ? pager.turnBackward() : pager.turn(by: step)
            let expected = min(max(from + step, 0), pages.count - 1)
            failures.check(pager.index == expected, "\(from) and \(step) gave \(pager.index)")
            failures.check(Int(turn.rawValue) == (expected - from).signum(), "the way from \(from) to \(expected)")
            failures.check(pager.page == pages[expected], "the page in view")
            failures.check(pager.previousPage == (expected > 0 ? pages[expected - 1] : nil), "the page before")
            failures.check(pager.nextPage == (expected + 1 < pages.count ? pages[expected + 1] : nil), "the page after")
            let nearby = pager.nearbyIndices
            failures.check(nearby.contains(expected) && nearby.allSatisfy { abs($0 - expected) <= 1 }, "nearby indices")
            failures.check(
                nearby.count == min(3, min(expected, 1) + 1 + min(pages.count - 1 - expected, 1)),
                "nearby indices"
            )
        }
    }

    @Test("a jump shows the day, and says which way it went")
    func jumps() {
        var pager = Pager(PagerTests.months, showing: Day.of(2025, 6, 15))
        #expect(pager.page.description == "2025-06")
        #expect(pager.turn(toPageShowing: Day.of(2025, 6, 30)) == .none)
        #expect(pager.turn(toPageShowing: Day.of(2026, 2, 17)) == .forward)
        #expect(pager.page.description == "2026-02")
        #expect(pager.turn(toPageShowing: Day.of(2024, 2, 10)) == .backward)
        #expect(pager.pages[pager.nearbyIndices].map(\.description) == ["2024-01", "2024-02", "2024-03"])
    }

    @Test("it stops at the ends of its range")
    func ends() {
        var pager = Pager(PagerTests.months, showing: .max)
        #expect(pager.page.description == "2026-12" && pager.nextPage == nil && pager.nearbyIndices.count == 2)
        #expect(pager.turnForward() == .none)
        #expect(pager.turn(by: .max) == .none)
        #expect(pager.turn(by: .min) == .backward)
        #expect(pager.index == 0 && pager.previousPage == nil && pager.turnBackward() == .none)
        #expect(pager.turn(toPageShowing: .min) == .none)
        var day = Pager(WeekStrip(Day.max...Day.max, firstWeekday: .monday), showing: .min)
        #expect(day.turnForward() == .none && day.nearbyIndices == 0..<1)
    }

    @Test("an index that a view sets is kept within the ends, and a turn to it says which way it went")
    func indices() {
        var pager = Pager(PagerTests.months, showing: Day.of(2025, 6, 15))
        pager.index = 0
        #expect(pager.page.description == "2024-01")
        pager.index = .max
        #expect(pager.page.description == "2026-12")
        pager.index = .min
        #expect(pager.page.description == "2024-01")
        #expect(pager.turn(toPage: 25) == .forward && pager.page.description == "2026-02")
        #expect(pager.turn(toPage: .min) == .backward && pager.turn(toPage: -1) == .none)
    }

    @Test("thirty-six months there and back from the 31st end where they began")
    func noDrift() {
        let january = Day.of(2024, 1, 31)
        var pager = Pager(PagerTests.months, showing: january)
        var seen: [Int] = []
        repeat { seen.append(pager.page.month) } while pager.turnForward() == .forward
        #expect(seen == (0..<36).map { $0 % 12 + 1 })
        while pager.turnBackward() == .backward {}
        #expect(pager == Pager(PagerTests.months, showing: january))
    }
}
