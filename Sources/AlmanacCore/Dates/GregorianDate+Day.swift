// Days to dates and back by Euclidean affine functions: multiplications and shifts instead of divisions and tables.
//
// Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to calendar algorithms",
// Software: Practice and Experience 53 (4), 2023, pages 937-970, doi:10.1002/spe.3172: propositions 6.2 and 6.3.
//
// In these functions years begin on 1 March, so that the leap day comes last, and everything is moved forward by a whole
// number of 400-year cycles, so that no number is negative.

private let daysOfCycle: Int64 = 146_097
private let cyclesMoved: Int64 = 14_700
private let yearsMoved = 400 * cyclesMoved

/// Days from 0000-03-01, moved back by the cycles, to 1970-01-01.
private let daysMoved = 719_468 + daysOfCycle * cyclesMoved

extension GregorianDate {
    /// The date of a day.
    ///
    /// - Complexity: O(1), a few nanoseconds.
    public init(_ day: Day) {
        self.init(daysSince1970: Int64(day.rawValue))
    }

    /// The date `days` days after 1970-01-01, right also for a week before `Day.min` and after `Day.max`.
    init(daysSince1970 days: Int64) {
        let dayNumber = UInt64(truncatingIfNeeded: days + daysMoved)

        let centuryPart = 4 * dayNumber + 3
        let century = centuryPart / 146_097
        let dayOfCentury = UInt32(truncatingIfNeeded: centuryPart % 146_097 / 4)

        // 2939745 / 2³² replaces 1 / 1461 for the days of a century.
        let product = UInt64(4 * dayOfCentury + 3) * 2_939_745
        let yearOfCentury = product >> 32
        let dayOfYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4

        // Months from 3 (March) to 14 (February): 2141 / 2¹⁶ replaces 5 / 153, the reciprocal of 30.6 days.
        let monthPart = 2141 * dayOfYear + 197_913
        let month = monthPart >> 16
        let dayOfMonth = (monthPart & 0xFFFF) / 2141 + 1

        let isJanuaryOrFebruary = dayOfYear >= 306
        let year = Int64(truncatingIfNeeded: 100 * century + yearOfCentury) - yearsMoved + (isJanuaryOrFebruary ? 1 : 0)
        self.init(
            uncheckedYear: Int32(truncatingIfNeeded: year),
            month: UInt8(truncatingIfNeeded: isJanuaryOrFebruary ? month - 12 : month),
            day: UInt8(truncatingIfNeeded: dayOfMonth)
        )
    }

    /// The number of days from 1970-01-01 to this date.
    var daysSince1970: Int64 {
        let isJanuaryOrFebruary = storedMonth <= 2
        let year = UInt64(truncatingIfNeeded: Int64(storedYear) + yearsMoved - (isJanuaryOrFebruary ? 1 : 0))
        let month = UInt64(storedMonth) + (isJanuaryOrFebruary ? 12 : 0)
        let century = year / 100
        let daysBeforeYear = 1461 * year / 4 - century + century / 4
        let daysBeforeMonth = (979 * month - 2919) / 32
        return Int64(truncatingIfNeeded: daysBeforeYear + daysBeforeMonth + UInt64(storedDay) - 1) - daysMoved
    }
}

extension Day {
    /// The day of a date.
    ///
    /// - Complexity: O(1), a few nanoseconds.
    public init(_ date: GregorianDate) {
        self.init(rawValue: Int32(truncatingIfNeeded: date.daysSince1970))
    }

    /// The day of a date of the proleptic Gregorian calendar, or nil if there is no such date or `Day` does not hold it.
    public init?(year: Int, month: Int, day: Int) {
        guard let date = GregorianDate(year: year, month: month, day: day) else { return nil }
        self.init(date)
    }
}
