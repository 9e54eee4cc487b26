import Almanac
import AlmanacViews
import TestSupport
import Testing

@Suite("Weeks in a strip")
struct WeekStripTests {
    @Test("every day is in the week that counting gives, in ascending order across months and years")
    func weeks() {
        var numbers = RepeatableNumbers(seed: 3)
        var failures = Failures()
        for _ in 0..<60 {
            let days = numbers.days(longest: 800)
            let strip = WeekStrip(days, firstWeekday: numbers.weekday())
            guard var expected = days.firstDay.onOrBefore(strip.firstWeekday) else { continue }
            for (position, week) in strip.enumerated() {
                failures.check(week.days.count == 7 && week.days.firstDay == expected, "week \(position)")
                for (column, day) in week.days.enumerated() {
                    failures.check(day == expected && week.day(inColumn: column) == day, "\(day) in \(column)")
                    failures.check(week.column(of: day) == column, "column of \(day)")
                    failures.check(strip.weekday(ofColumn: column) == day.weekday, "weekday of \(day)")
                    let isInRange = days.contains(day)
                    failures.check(strip.index(of: day) == (isInRange ? position : nil), "week of \(day)")
                    failures.check(strip.week(with: day) == (isInRange ? week : nil), "week of \(day)")
                    expected = day.next ?? .max
                }
            }
            failures.check(expected > days.lastDay, "the last week")
            failures.check((strip.last?.days.firstDay).map { $0 <= days.lastDay } == true, "the last week")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("weeks begin where the reader's begin", arguments: Weekday.allCases)
    func firstWeekday(weekday: Weekday) {
        let strip = WeekStrip(.years(2026, 2026), firstWeekday: weekday)
        #expect(strip.allSatisfy { $0.days.firstDay.weekday == weekday })
    }

    @Test("Monday weeks are those of ISO 8601, and one strip spans many years")
    func isoWeeks() {
        let strip = WeekStrip(.years(1900, 2100), firstWeekday: .monday)
        #expect(strip.allSatisfy { $0.days.firstDay.isoWeek.day(.monday) == $0.days.firstDay })
        #expect(strip.allSatisfy { $0.days.lastDay.isoWeek == $0.days.firstDay.isoWeek })
    }

    @Test("back to today is a turn of the pager")
    func backToToday() {
        let today = Day.of(2026, 1, 1)
        var pager = Pager(WeekStrip(.years(2025, 2026), firstWeekday: .sunday), showing: Day.of(2026, 11, 20))
        #expect(pager.turn(toPageShowing: today) == .backward)
        #expect(pager.page.days.map(\.description).first == "2025-12-28")
        #expect(pager.page.days.contains(today) && pager.turn(toPageShowing: today) == .none)
    }

    @Test("the first and the last week of all have the days that there are")
    func endsOfTime() {
        for weekday in Weekday.allCases {
            let strip = WeekStrip(Day.min...Day.max, firstWeekday: weekday)
            let lastPosition = strip.count - 1
            #expect(strip[0].days.firstDay == .min && strip[lastPosition].days.lastDay == .max)
            #expect(strip.index(of: .max) == lastPosition && strip.index(of: .min) == 0)
            #expect(strip[0].day(inColumn: strip[0].column(of: .min)) == .min)
            #expect(strip[1].days.count == 7 && strip[1].days.firstDay == strip[0].days.lastDay.next)
            #expect(strip[lastPosition].day(inColumn: 7) == nil && strip[0].day(inColumn: -1) == nil)
        }
    }

    @Test("a day has all its states at once, and they follow the day that is given")
    func states() {
        let days = DayRange.years(2026, 2026)
        var plan = DayPlan(over: days)
        let day = Day.of(2026, 3, 1)
        plan.rest.insert(day)
        plan.done.insert(day)
        #expect(plan.states(of: day, today: day) == [.rest, .done, .today])
        #expect(plan.states(of: day, today: Day.of(2026, 3, 2)) == [.rest, .done])
        #expect(plan.states(of: day, today: Day.of(2026, 2, 28)) == [.rest, .done, .future])
        #expect(plan.states(of: Day.of(2027, 1, 1), today: day) == [.outside, .future])
        plan.planned.insert(Day.of(2026, 12, 31))
        #expect(plan.states(of: Day.of(2026, 12, 31), today: Day.of(2026, 12, 31)) == [.planned, .today])
    }

    @Test("marks over other days than the plan's lose what is outside it")
    func marksOverOtherDays() {
        let (inside, outside) = (Day.of(2026, 1, 1), Day.of(2025, 12, 31))
        let marks = DayMarks([inside, outside], over: .years(2025, 2027))
        var plan = DayPlan(over: .years(2026, 2026))
        (plan.rest, plan.planned, plan.done) = (marks, marks, marks)
        let kept = DayMarks([inside], over: .years(2026, 2026))
        #expect(plan.rest == kept && plan.planned == kept && plan.done == kept)
        #expect(plan.states(of: outside, today: inside) == .outside)
    }

    @Test("only one day of the calendar is today")
    func oneToday() {
        let plan = DayPlan(over: .years(2025, 2027))
        let today = Day.of(2026, 2, 17)
        #expect(plan.days.filter { plan.states(of: $0, today: today).contains(.today) } == [today])
        #expect(plan.days.allSatisfy { plan.states(of: $0, today: today).contains(.future) == ($0 > today) })
    }
}
