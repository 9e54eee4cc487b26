import Almanac
import TestSupport
import Testing

@testable import AlmanacViews

@Suite("Check-ins")
struct CheckInLedgerTests {
    static let rules = CheckInRules(makeUpsPerMonth: 3, makeUpReach: 40)

    @Test("streaks, totals and quotas are those of walking the days")
    func againstOracle() throws {
        var numbers = RepeatableNumbers(seed: 10)
        var failures = Failures()
        for _ in 0..<25 {
            let days = numbers.days(longest: 300)
            var ledger = CheckInLedger(over: days, rules: CheckInLedgerTests.rules)
            var oracle = OracleLedger(days: days)
            let chance = UInt64.random(in: 1...9, using: &numbers)
            for today in days {
                if numbers.next() % 10 < chance {
                    failures.check(try ledger.checkIn(today: today) == oracle.checkIn(today), "\(today)")
                    failures.check(try ledger.checkIn(today: today) == false, "\(today) twice")
                }
                let missed = Day(rawValue: today.rawValue - Int32.random(in: -3...60, using: &numbers))
                check(&ledger, &oracle, missed, today, &failures)
                let streak = ledger.currentStreak(today: today)?.count ?? 0
                failures.check(streak == oracle.streak(today), "streak on \(today)")
                failures.check(ledger.longestStreak == oracle.longestStreak, "longest streak until \(today)")
            }
            checkTotals(ledger, oracle, &failures)
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func check(
        _ ledger: inout CheckInLedger,
        _ oracle: inout OracleLedger,
        _ missed: Day,
        _ today: Day,
        _ failures: inout Failures
    ) {
        let before = ledger
        do throws(CheckInError) {
            let isNew = try ledger.makeUp(missed, today: today)
            failures.check(oracle.makeUp(missed, today) == .success(isNew), "\(missed) made up on \(today)")
        } catch {
            failures.check(oracle.makeUp(missed, today) == .failure(error), "\(missed) on \(today): \(error)")
            failures.check(ledger == before, "a refused day changes nothing")
        }
    }

    private func checkTotals(_ ledger: CheckInLedger, _ oracle: OracleLedger, _ failures: inout Failures) {
        let all = oracle.punctual.union(oracle.madeUp)
        failures.check(Array(ledger.checkIns.markedDays) == all.sorted(), "entries")
        failures.check(Array(ledger.madeUp.markedDays) == oracle.madeUp.sorted(), "made up")
        for day in ledger.days {
            let month = YearMonth(day)
            let week = CalendarWeek(with: day, firstWeekday: .sunday)
            failures.check(ledger.contains(day) == all.contains(day), "\(day)")
            failures.check(ledger.total(in: month) == all.count { YearMonth($0) == month }, "\(month)")
            failures.check(ledger.total(in: week.days) == all.count { week.days.contains($0) }, "\(week)")
            let used = oracle.madeUp.count { YearMonth($0) == month }
            failures.check(ledger.makeUpsLeft(in: month) == 3 - used, "quota of \(month)")
            guard let lunar = LunisolarCalendar.china.month(containing: day) else { continue }
            let total = all.count { lunar.firstDay <= $0 && $0 <= lunar.lastDay }
            failures.check(ledger.total(in: lunar) == total, "\(lunar)")
        }
        failures.check(ledger.total(in: ledger.days) == all.count, "all")
    }

    @Test("history, streaks and months that are not the current one are there")
    func history() throws {
        var ledger = CheckInLedger(over: .years(2025, 2026))
        for day in (Day.of(2025, 12, 30)...Day.of(2026, 1, 2)) { try ledger.checkIn(today: day) }
        #expect(ledger.currentStreak(today: Day.of(2026, 1, 3))?.count == 4)
        #expect(ledger.currentStreak(today: Day.of(2026, 1, 4)) == nil)
        #expect(try ledger.total(in: #require(YearMonth(year: 2025, month: 12))) == 2)
        #expect(ledger.longestStreak == Day.of(2025, 12, 30)...Day.of(2026, 1, 2))
    }

    @Test("a night's check-in counts for the day before the cut-off hour")
    func cutoff() throws {
        let day = Day.of(2026, 3, 1)
        let four = try #require(DayCutoff(hour: 4))
        #expect(four.day(at: day, secondOfDay: 4 * 3600 - 1) == Day.of(2026, 2, 28))
        #expect(four.day(at: day, secondOfDay: 4 * 3600) == day)
        #expect(DayCutoff.midnight.day(at: day, secondOfDay: 0) == day)
        #expect(four.day(at: day, secondOfDay: -1) == nil && four.day(at: day, secondOfDay: 86_400) == nil)
        #expect(four.day(at: .min, secondOfDay: 0) == nil)
        #expect(DayCutoff(hour: 24) == nil && DayCutoff(hour: -1) == nil && DayCutoff(hour: 0) == .midnight)
    }

    @Test("a streak goes on over the date line, in both directions")
    func dateLine() throws {
        var ledger = CheckInLedger(over: .years(2026, 2026))
        for number in [10, 11, 12, 11, 12] { try ledger.checkIn(today: Day.of(2026, 6, number)) }
        #expect(ledger.currentStreak(today: Day.of(2026, 6, 11))?.count == 2)
        #expect(ledger.currentStreak(today: Day.of(2026, 6, 12))?.count == 3)
    }

    @Test("a check-in that the rules do not allow is refused with the reason")
    func refusals() throws {
        let today = Day.of(2026, 6, 30)
        var ledger = CheckInLedger(over: .years(2026, 2026), rules: CheckInRules(makeUpsPerMonth: 1, makeUpReach: 3))
        #expect(throws: CheckInError.outsideLedger) { try ledger.checkIn(today: Day.of(2027, 1, 1)) }
        #expect(throws: CheckInError.outsideLedger) { try ledger.makeUp(.min, today: today) }
        #expect(throws: CheckInError.notMissedYet) { try ledger.makeUp(today, today: today) }
        #expect(throws: CheckInError.tooLongAgo) { try ledger.makeUp(Day.of(2026, 6, 26), today: today) }
        #expect(try ledger.makeUp(Day.of(2026, 6, 27), today: today))
        #expect(try !ledger.makeUp(Day.of(2026, 6, 27), today: today))
        #expect(throws: CheckInError.quotaUsedUp) { try ledger.makeUp(Day.of(2026, 6, 28), today: today) }
        #expect(ledger.madeUp.count == 1 && ledger.checkIns.count == 1)
        #expect(CheckInRules(makeUpsPerMonth: .min, makeUpReach: -1) == CheckInRules())
    }

    @Test("ledgers of two devices merge in any order and more than once")
    func merging() {
        var numbers = RepeatableNumbers(seed: 11)
        var failures = Failures()
        for _ in 0..<60 {
            let days = numbers.days(longest: 200)
            let (first, second) = (ledger(days, &numbers), ledger(days, &numbers))
            var (left, right) = (first, second)
            left.merge(second)
            right.merge(first)
            failures.check(left == right, "either order over \(days)")
            failures.check(left.checkIns == first.checkIns.union(second.checkIns), "all days")
            let missed = first.madeUp.union(second.madeUp).markedDays.filter { day in
                [first, second].allSatisfy { !$0.contains(day) || $0.madeUp.contains(day) }
            }
            failures.check(Array(left.madeUp.markedDays) == missed, "made up")
            right.merge(second)
            failures.check(left == right && left.longestStreak == left.checkIns.longestStreak, "again")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    private func ledger(_ days: DayRange, _ numbers: inout RepeatableNumbers) -> CheckInLedger {
        let checkIns = DayMarks(numbers.some(of: days), over: days)
        let madeUp = checkIns.intersection(DayMarks(numbers.some(of: days), over: days))
        return CheckInLedger(checkIns: checkIns, madeUp: madeUp, rules: CheckInLedgerTests.rules)
            ?? CheckInLedger(over: days)
    }

    @Test("a ledger cannot have made up what is not checked in")
    func inconsistentMarks() {
        let days = DayRange.years(2026, 2026)
        let madeUp = DayMarks([Day.of(2026, 1, 1)], over: days)
        #expect(CheckInLedger(checkIns: DayMarks(over: days), madeUp: madeUp, rules: CheckInRules()) == nil)
        let other = DayMarks(over: .years(2025, 2026))
        #expect(CheckInLedger(checkIns: other, madeUp: DayMarks(over: days), rules: CheckInRules()) == nil)
    }
}

/// The slow and obvious ledger.
private struct OracleLedger {
    let days: DayRange
    var punctual: Set<Day> = []
    var madeUp: Set<Day> = []

    init(days: DayRange) {
        self.days = days
    }

    mutating func checkIn(_ today: Day) -> Bool {
        !madeUp.contains(today) && punctual.insert(today).inserted
    }

    mutating func makeUp(_ day: Day, _ today: Day) -> Result<Bool, CheckInError> {
        if !days.contains(day) { return .failure(.outsideLedger) }
        if day >= today { return .failure(.notMissedYet) }
        if punctual.contains(day) || madeUp.contains(day) { return .success(false) }
        if today.rawValue - day.rawValue > 40 { return .failure(.tooLongAgo) }
        if madeUp.count(where: { YearMonth($0) == YearMonth(day) }) >= 3 { return .failure(.quotaUsedUp) }
        madeUp.insert(day)
        return .success(true)
    }

    func isEntered(_ day: Day) -> Bool { punctual.contains(day) || madeUp.contains(day) }

    func streak(_ today: Day) -> Int {
        var count = 0
        var day = isEntered(today) ? today : today.previous
        while let entered = day, isEntered(entered) {
            count += 1
            day = entered.previous
        }
        return count
    }

    var longestStreak: DayRange? {
        var longest: DayRange?
        var first: Day?
        for day in days {
            first = isEntered(day) ? first ?? day : nil
            if let first, day.days(since: first) >= longest?.count ?? 0 { longest = first...day }
        }
        return longest
    }
}
