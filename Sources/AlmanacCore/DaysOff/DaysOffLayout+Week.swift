// What the week makes of days, before laws and notices; and what is left of that where nobody has decided.

extension DaysOffLayout {
    /// The statuses of the week alone: a workday, half a day, a whole day of rest.
    private static var weekCodes: ClosedRange<UInt16> { 1...3 }

    /// How much further on the status of an undecided day is than that of its week.
    private static var fromWeekToUndecided: UInt16 { 3 }

    mutating func layOutWeeks() {
        statuses.append(WorkStatus(.workday, .week, week: .workday))
        statuses.append(WorkStatus(.halfDay, .week, half: .afternoon, week: .halfDay))
        statuses.append(WorkStatus(.weekend, .week, week: .weekend))
        for code in Self.weekCodes {
            statuses.append(WorkStatus(.unknown, .week, week: statuses[Int(code)].week))
        }
        let weeks = region.head.weeks
        for (index, week) in weeks.enumerated() {
            let end = index + 1 < weeks.count ? weeks[index + 1].firstDay.previous : days.lastDay
            guard let end, let range = DayRange(from: week.firstDay, to: end)?.intersection(days) else { continue }
            layOut(week, in: range)
        }
    }

    private mutating func layOut(_ week: WorkWeek, in range: DayRange) {
        let workday = Self.weekCodes.lowerBound
        for index in indices(of: range) { codes[index] = workday }
        week.forEachRest(in: range) { day, rest in
            let index = index(of: day)
            codes[index] = max(codes[index], workday + UInt16(rest.rawValue))
        }
    }

    /// Makes every day unknown that only the week speaks of and that is not within the complete days.
    mutating func withholdUndecidedDays() {
        let decided = days.intersection(region.head.completeDays).map { indices(of: $0) } ?? 0..<0
        for part in [0..<decided.lowerBound, decided.upperBound..<codes.count] {
            for index in part where Self.weekCodes.contains(codes[index]) { codes[index] &+= Self.fromWeekToUndecided }
        }
    }
}
