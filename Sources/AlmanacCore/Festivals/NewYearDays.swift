/// The first days of the Gregorian years about a range of days, looked up instead of computed for each festival.
struct NewYearDays {
    /// The years: those of the days, and the ones before and after.
    let years: ClosedRange<Int>
    /// 1 January of each year and of the one after the last, days since 1970-01-01.
    private let days: [Int32]

    /// The years about the days of a calendar.
    init(of days: DayRange) {
        let years = GregorianDate(days.firstDay).year - 1...GregorianDate(days.lastDay).year + 1
        self.years = years
        self.days = (years.lowerBound...years.upperBound + 1).map { year in
            Day(year: year, month: 1, day: 1)?.rawValue ?? .max
        }
    }

    /// 1 January of a year, which has to be one of `years` or the next.
    @inline(__always)
    subscript(year: Int) -> Int32 { days[year &- years.lowerBound] }

    /// Whether a year, which has to be one of `years`, has a 29 February.
    @inline(__always)
    func isLeap(_ year: Int) -> Bool { self[year &+ 1] &- self[year] == 366 }

    /// The days of a range of years. An end that is not among `years` sets no bound; a range outside them has no day of the
    /// calendar.
    func days(ofYears range: ClosedRange<Int16>) -> ClosedRange<Int32> {
        let first = years.contains(Int(range.lowerBound)) ? self[Int(range.lowerBound)] : nil
        let end = years.contains(Int(range.upperBound)) ? self[Int(range.upperBound) + 1] : nil
        let isEarlier = Int(range.upperBound) < years.lowerBound
        let isLater = Int(range.lowerBound) > years.upperBound
        if isEarlier || isLater { return Int32.min...Int32.min }
        return (first ?? .min)...(end.map { $0 &- 1 } ?? .max)
    }
}
