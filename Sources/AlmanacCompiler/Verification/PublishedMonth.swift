import AlmanacCore

/// A month of a published table, such as the conversion table of the Hong Kong Observatory.
package struct PublishedMonth: Sendable {
    /// The first day.
    package let firstDay: Day
    /// The lunar year, by the Gregorian year of its New Year's day.
    package let year: Int
    /// The month.
    package let month: LunarMonthNumber
    /// 29 or 30 days; nil if the published table ends within the month.
    package let length: Int?
}

extension SourceFile {
    /// The rows `first_day lunar_year month leap length` below the header.
    package func publishedMonths() throws(DataFileError) -> [PublishedMonth] {
        var months: [PublishedMonth] = []
        for line in dataLines().dropFirst() {
            try line.requireCount(4...5, "first_day, lunar_year, month, leap and length")
            let number = try line.integer(2, "the month", in: 1...12)
            let isLeap = try line.integer(3, "1 for a leap month", in: 0...1) == 1
            guard let month = LunarMonthNumber(number: number, isLeap: isLeap) else { continue }
            months.append(
                PublishedMonth(
                    firstDay: try line.day(0, "the first day"),
                    year: try line.integer(1, "the lunar year", in: 1800...2200),
                    month: month,
                    length: line.count == 5 ? try line.integer(4, "the length", in: 29...30) : nil
                )
            )
        }
        return months
    }
}
