import Almanac
import TestSupport
import Testing

@testable import AlmanacViews

@Suite("Marks on days")
struct DayMarksTests {
    @Test("marks are those of a set of days that keeps every day by itself")
    func singleDays() {
        var numbers = RepeatableNumbers(seed: 4)
        var failures = Failures()
        for _ in 0..<60 {
            let days = numbers.days(longest: 400)
            var marks = DayMarks(over: days)
            var oracle: Set<Day> = []
            for _ in 0..<300 {
                let day = numbers.dayAbout(days)
                switch numbers.next() % 3 {
                case 0:
                    failures.check(marks.insert(day) == (days.contains(day) && oracle.insert(day).inserted), "\(day)")
                case 1:
                    failures.check(marks.remove(day) == (oracle.remove(day) != nil), "\(day)")
                default:
                    marks.toggle(day)
                    if days.contains(day), oracle.remove(day) == nil { oracle.insert(day) }
                }
            }
            check(marks, oracle, &failures)
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func check(_ marks: DayMarks, _ oracle: Set<Day>, _ failures: inout Failures) {
        failures.check(Array(marks.markedDays) == oracle.sorted(), "the days in order")
        failures.check(marks.count == oracle.count && marks.isEmpty == oracle.isEmpty, "how many")
        for day in marks.days {
            failures.check(marks.contains(day) == oracle.contains(day), "\(day)")
            let next = oracle.filter { $0 >= day }.min()
            failures.check(marks.first(onOrAfter: day) == next, "the first from \(day) on")
        }
        failures.check(!marks.contains(.min) && !marks.contains(.max), "days far away")
        failures.check(marks.first(onOrAfter: .min) == oracle.min() && marks.first(onOrAfter: .max) == nil, "first")
        failures.check(DayMarks(oracle, over: marks.days) == marks, "made of the days")
    }

    @Test("the algebra of sets, over ranges that differ")
    func algebra() {
        var numbers = RepeatableNumbers(seed: 5)
        var failures = Failures()
        for _ in 0..<120 {
            let days = numbers.days(longest: 400)
            let others = numbers.dayAbout(days)...(days.lastDay.advanced(by: 200) ?? .max)
            let (left, right) = (Set(numbers.some(of: days)), Set(numbers.some(of: others)))
            let (marks, other) = (DayMarks(left, over: days), DayMarks(right, over: others))
            let reachable = right.filter { days.contains($0) }
            func check(_ result: DayMarks, _ expected: Set<Day>, _ name: String) {
                failures.check(result == DayMarks(expected, over: days), "\(name) over \(days)")
            }
            check(marks.union(other), left.union(reachable), "union")
            check(marks.intersection(other), left.intersection(right), "intersection")
            check(marks.subtracting(other), left.subtracting(right), "difference")
            check(marks.symmetricDifference(other), left.symmetricDifference(reachable), "symmetric difference")
            failures.check(marks.isSubset(of: other) == left.isSubset(of: right), "subset")
            var changed = marks
            changed.formUnion(other)
            check(changed, left.union(reachable), "union in place")
            changed.subtract(other)
            check(changed, left.subtracting(right), "difference in place")
            changed.formIntersection(marks)
            check(changed, left.subtracting(right), "intersection in place")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("totals are those of counting, for any days asked about")
    func totals() {
        var numbers = RepeatableNumbers(seed: 6)
        var failures = Failures()
        for _ in 0..<60 {
            let days = numbers.days(longest: 600)
            let marked = Set(numbers.some(of: days))
            let marks = DayMarks(marked, over: days)
            for _ in 0..<40 {
                let ends = [numbers.dayAbout(days), numbers.dayAbout(days)].sorted()
                let asked = ends[0]...ends[1]
                failures.check(marks.count(in: asked) == asked.count { marked.contains($0) }, "\(asked)")
            }
            let week = CalendarWeek(with: numbers.dayAbout(days), firstWeekday: numbers.weekday())
            failures.check(marks.count(in: week.days) == week.days.count { marked.contains($0) }, "\(week)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("streaks are those found by walking the days")
    func streaks() {
        var numbers = RepeatableNumbers(seed: 7)
        var failures = Failures()
        for _ in 0..<150 {
            let days = numbers.days(longest: 500)
            let marked = Set(numbers.some(of: days))
            let marks = DayMarks(marked, over: days)
            var longest: DayRange?
            for day in days {
                let streak = walkedStreak(around: day, in: marked)
                failures.check(marks.streak(around: day) == streak, "streak around \(day)")
                let through = streak.map { ($0.firstDay...day) }
                failures.check(marks.streak(through: day) == through, "streak through \(day)")
                if let streak, streak.count > longest?.count ?? 0 { longest = streak }
            }
            failures.check(marks.longestStreak == longest, "longest streak of \(days)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func walkedStreak(around day: Day, in marked: Set<Day>) -> DayRange? {
        guard marked.contains(day) else { return nil }
        var (first, last) = (day, day)
        while let before = first.previous, marked.contains(before) { first = before }
        while let after = last.next, marked.contains(after) { last = after }
        return first...last
    }

    @Test("a full range is one streak, at the ends of all days too")
    func fullRanges() {
        let ranges = [
            DayRange.years(1900, 2100), Day.min...Day(rawValue: .min + 129), Day(rawValue: .max - 128)...Day.max,
        ]
        for days in ranges {
            let marks = DayMarks(days, over: days)
            #expect(marks.count == days.count && marks.longestStreak == days && marks.count(in: days) == days.count)
            #expect(marks.streak(around: days.lastDay) == days && Array(marks.markedDays) == Array(days))
        }
    }

    @Test("a year takes 48 bytes a layer")
    func memory() {
        for year in 1900...2100 {
            let marks = DayMarks(over: .years(year, year))
            #expect(marks.words.count * MemoryLayout<UInt64>.size == 48)
        }
    }

    @Test("marks stand on neighbouring days of a page too")
    func neighbouringDays() {
        let sections = MonthSections(.years(2026, 2026), firstWeekday: .monday, rows: .six)
        let marks = DayMarks([Day.of(2026, 2, 1), Day.of(2026, 3, 31)], over: sections.days)
        var marked: [Int] = []
        for section in [1, 2] {
            for item in 0..<42 {
                guard let cell = sections.cell(at: CellPosition(section: section, item: item)) else { continue }
                if marks.contains(cell.day) { marked.append(100 * section + item) }
            }
        }
        // 1 February ends the first row of its page; 31 March is on its own page only, in the sixth row.
        #expect(marked == [106, 236])
        #expect(sections.cell(at: CellPosition(section: 0, item: 34)).map { marks.contains($0.day) } == true)
    }
}
