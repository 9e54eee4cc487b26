import AlmanacCore

/// The months of GB/T 33661-2017 computed slowly from instants on one clock, to compare the table with.
package struct RuleOracle {
    /// The lunar year of a month, and its number there.
    package struct Name: Equatable {
        package let year: Int
        package let month: LunarMonthNumber

        /// A month of a lunar year.
        package init(year: Int, month: LunarMonthNumber) {
            self.year = year
            self.month = month
        }
    }

    /// The months by their first days.
    package let months: [Day: Name]

    /// The months by the instants of a table, the clock being `offset` seconds ahead of UTC.
    package init(of calendar: LunisolarCalendar, offset: Int64) {
        let day: (Instant) -> Int64 = { ($0.secondsSince1970 + offset).floored(to: 86_400) }
        self.init(of: calendar, counting: day) { Day(rawValue: Int32($0)) }
    }

    /// The months had clock times been compared, the first days being those on a clock `offset` seconds ahead of UTC.
    package init(byClockTimesOf calendar: LunisolarCalendar, offset: Int64) {
        self.init(of: calendar, counting: \.secondsSince1970) { seconds in
            Day(rawValue: Int32((seconds + offset).floored(to: 86_400)))
        }
    }

    /// - Parameters:
    ///   - time: turns an instant into what is compared, days or seconds.
    ///   - day: turns the time of a new moon into the first day of its month.
    private init(of calendar: LunisolarCalendar, counting time: (Instant) -> Int64, firstDay day: (Int64) -> Day) {
        let newMoons = calendar.phaseEvents(in: .min ... .max).filter { $0.kind == .newMoon }.map { time($0.instant) }
        let terms = calendar.termEvents(in: .min ... .max)
        let principal = terms.filter { $0.kind.isPrincipal }.map { time($0.instant) }
        let solstices = terms.filter { $0.kind == .dongzhi }.map { time($0.instant) }
        let elevenths = solstices.compactMap { solstice in newMoons.lastIndex { $0 <= solstice } }

        var months: [Day: Name] = [:]
        for (first, next) in zip(elevenths, elevenths.dropFirst()) {
            let leap = (first..<next).first { index in
                !principal.contains { newMoons[index] <= $0 && $0 < newMoons[index + 1] }
            }
            var number = 10
            for index in first..<next {
                let isLeap = next - first == 13 && index == leap
                if !isLeap { number += 1 }
                let start = GregorianDate(day(newMoons[first])).year
                guard let month = LunarMonthNumber(number: (number - 1) % 12 + 1, isLeap: isLeap) else { continue }
                months[day(newMoons[index])] = Name(year: number > 12 ? start + 1 : start, month: month)
            }
        }
        self.months = months
    }
}

extension Int64 {
    /// The quotient, rounded down.
    fileprivate func floored(to divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return quotient * divisor > self ? quotient - 1 : quotient
    }
}
