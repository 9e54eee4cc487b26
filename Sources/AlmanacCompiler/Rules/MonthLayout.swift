import AlmanacCore

/// The months of a calendar, numbered from civil days by GB/T 33661-2017, clause 4.
///
/// The day of a new moon is the first of a month. The month with the winter solstice is month 11. If there are thirteen
/// months from one month 11 to the next, the first without a principal term is leap and takes the number of the month
/// before it. Only civil days are compared, never clock times.
struct MonthLayout {
    struct Month: Equatable {
        let firstDay: Day
        /// The number and whether it is leap.
        let month: LunarMonthNumber
        /// The lunar year, by the Gregorian year of its New Year's day.
        let year: Int
    }

    /// The months from the first month 11 to the month before the last month 11.
    let months: [Month]

    /// Numbers the months, or returns nil if the days make no whole years: a solstice without a month, or neither twelve
    /// nor thirteen months between two solstices.
    ///
    /// - Parameter issued: Months that are named otherwise, by the indices of their new moons, of which the first begins a month 11.
    init?(_ days: CivilDays, _ issued: [Int: Month] = [:]) {
        let starts = days.newMoons
        let terms = days.terms.indices.map { (term: SolarTerm(wrapping: days.firstTerm + $0), day: days.terms[$0]) }
        let solstices = terms.filter { $0.term == .dongzhi }.map(\.day)
        let elevenths = solstices.map { solstice -> Int? in
            let count = starts.count(upTo: solstice)
            return count > 0 ? count - 1 : nil
        }
        let principal = terms.filter { $0.term.isPrincipal }.map(\.day)

        var months: [Month] = []
        for (first, next) in zip(elevenths, elevenths.dropFirst()) {
            guard let first, let next, let suiMonths = Self.number(starts[first...next], principal) else { return nil }
            months += suiMonths
        }
        for (index, month) in issued where months.indices.contains(index) {
            months[index] = Month(firstDay: months[index].firstDay, month: month.month, year: month.year)
        }
        self.months = months
    }

    /// Numbers the months of one sui (歲), from a month 11 to the month before the next.
    ///
    /// - Parameter starts: The first days of its months, and of the month after them.
    private static func number(_ starts: ArraySlice<Day>, _ principal: [Day]) -> [Month]? {
        let count = starts.count - 1
        guard count == 12 || count == 13, let solsticeMonth = starts.first else { return nil }
        let firsts = Array(starts)
        let first = principal.count(upTo: firsts[0].previous ?? .min)
        let inside = principal[first..<max(first, principal.count(upTo: firsts[count].previous ?? .min))]
        let withoutTerm = (0..<count).first { index in
            !inside.contains { firsts[index] <= $0 && $0 < firsts[index + 1] }
        }
        let leap = count == 13 ? withoutTerm : nil
        guard (leap == nil) == (count == 12), leap != 0 else { return nil }
        // A month 11 begins in November or December; its lunar year has the number of that Gregorian year.
        let year = GregorianDate(solsticeMonth).year
        return (0..<count).compactMap { index in
            let plain = index - (leap.map { index >= $0 ? 1 : 0 } ?? 0)
            guard let month = LunarMonthNumber(number: (plain + 10) % 12 + 1, isLeap: index == leap) else { return nil }
            return Month(firstDay: firsts[index], month: month, year: plain < 2 ? year : year + 1)
        }
    }
}

extension RandomAccessCollection<Day> where Index == Int {
    /// How many of rising days are not after another; in O(log n), as a wide table lays out months hundreds of times.
    func count(upTo day: Day) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= day { low = middle + 1 } else { high = middle }
        }
        return low - startIndex
    }
}
