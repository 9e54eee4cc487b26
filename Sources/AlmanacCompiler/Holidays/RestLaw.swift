import AlmanacCore

/// Days of rest of every week and of every year by law, from a day on until the next such law for the same audience. They are
/// known whether or not a notice has decided the year.
struct RestLaw {
    /// Days of every Gregorian year; from 29 December to 3 January they are those at the turn of the year.
    struct YearDays {
        /// The first of the days.
        let first: MonthDay
        /// The last of the days, which belongs to them.
        let last: MonthDay

        /// Whether a day is one of them.
        func contains(_ day: Day) -> Bool {
            let date = MonthDay(day)
            return first <= last ? first <= date && date <= last : first <= date || date <= last
        }

        /// The days whose first one is in a Gregorian year; nil if that year lacks an end of them.
        func days(from year: Int) -> DayRange? {
            guard let first = first.day(inYear: year), let last = last.day(inYear: last < self.first ? year + 1 : year)
            else { return nil }
            return DayRange(from: first, to: last)
        }
    }

    /// The most laws of a region, rules of the week of an audience, days of rest in a rule, ranges of days of every year in a law.
    static let (mostLaws, mostWeeks, mostRestDays, mostYearDays) = (64, 255, 14, 14)

    let audience: Audience
    /// The day from which it holds, and the days of rest of the week.
    let week: WorkWeek
    /// Days of every year.
    let yearDays: [YearDays]
}

extension [WorkWeek] {
    /// The weeks with days of rest by law over them, each law until the next one for the same audience.
    func with(_ laws: [RestLaw]) -> [WorkWeek] {
        let firstDays = Set(map(\.firstDay) + laws.map(\.week.firstDay)).sorted()
        return firstDays.map { day in
            let week = last { $0.firstDay <= day }
            let audiences = laws.filter { $0.week.firstDay <= day }.reduce(into: [:]) { $0[$1.audience] = $1.week }
            let byLaw = audiences.values.flatMap(\.restDays).map {
                WorkWeek.RestDay($0.weekday, $0.recurrence, rest: .dayByLaw)
            }
            let always = Set(byLaw.filter { $0.recurrence == .every }.map(\.weekday))
            let own = week?.restDays.filter { !always.contains($0.weekday) } ?? []
            return WorkWeek(
                from: day,
                isKnown: week != nil,
                own + byLaw.sorted { $0.weekday.rawValue < $1.weekday.rawValue }
            )
        }
    }
}
