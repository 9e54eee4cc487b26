// Laying out the months of a calendar from first days and years, for the compiler and for the reader alike.

extension MonthTable {
    /// The table of some first days and years.
    ///
    /// - Parameters:
    ///   - firstDays: The first day of every lunation, the last one only ending the table.
    ///   - firstYear: The first lunar year.
    ///   - years: The lunar years; the last is the one that begins with the last of `firstDays`.
    /// - Returns: nil if they cannot be stored: a first day is too far from its mean, or years and lunations do not fit
    ///   together.
    package init?(firstDays: [Day], firstYear: Int, years: [Year]) {
        guard let first = firstDays.first else { return nil }
        // r has room for three days, and a first day is at most 0.6 d from its mean: some half day before it fits.
        for halfDays in 0..<8 {
            let origin = first.rawValue &- 3 &+ Int32(halfDays / 2)
            let phase: UInt32 = halfDays % 2 == 0 ? 0 : 1 << 31
            let residuals = firstDays.indices.compactMap { lunation in
                let mean = Self.meanFirstDay(lunation, origin, phase)
                return UInt8(exactly: Int(firstDays[lunation].rawValue) - Int(mean))
            }
            guard residuals.count == firstDays.count, residuals.allSatisfy({ $0 <= 3 }) else { continue }
            self.init(origin: origin, phase: phase, firstYear: firstYear, years: years, residuals: residuals)
            return
        }
        return nil
    }

    /// The table of its stored fields, or nil if they do not fit together.
    init?(origin: Int32, phase: UInt32, firstYear: Int, years: [Year], residuals: [UInt8]) {
        guard years.count >= 2, residuals.count >= 2, residuals.count <= Self.largestCount,
            Self.origins.contains(origin), LunarDate.years.contains(firstYear),
            LunarDate.years.contains(firstYear + years.count),
            let dates = Self.firstDates(firstYear: firstYear, years: years, count: residuals.count)
        else { return nil }
        let lunations = residuals.indices.map { index in
            Lunations.Lunation(
                firstDay: Self.meanFirstDay(index, origin, phase) &+ Int32(residuals[index]),
                firstDate: dates[index]
            )
        }
        self.init(
            origin: origin,
            phase: phase,
            firstYear: firstYear,
            yearStarts: years,
            lunations: Lunations(lunations, origin: origin)
        )
    }

    /// Where a table may begin: none of its days, at most 4096 lunations later, leaves `Int32`.
    private static var origins: ClosedRange<Int32> { -1_000_000_000...1_000_000_000 }

    /// The largest number of lunations: the last one begins a year, whose word has twelve bits for it.
    private static var largestCount: Int { 4096 - lunationBias }

    static func meanFirstDay(_ lunation: Int, _ origin: Int32, _ phase: UInt32) -> Int32 {
        let elapsed = (Int64(lunation) &* Lunations.mean &+ Int64(phase)) >> 32
        return origin &+ Int32(truncatingIfNeeded: elapsed)
    }

    /// The raw values of the first dates of the lunations from 0 on.
    ///
    /// - Returns: nil unless the years follow one another without a gap, the first begins with lunation 0 or before it, and
    ///   the last begins with the last of `count` lunations.
    private static func firstDates(firstYear: Int, years: [Year], count: Int) -> [UInt32]? {
        guard years[0].firstLunation <= 0 else { return nil }
        var dates: [UInt32] = []
        dates.reserveCapacity(count)
        for (index, year) in years.dropLast().enumerated() {
            guard (0...12).contains(year.leapMonth) else { return nil }
            let monthCount = year.leapMonth > 0 ? 13 : 12
            guard years[index + 1].firstLunation == year.firstLunation + monthCount else { return nil }
            // Of the first year the months before lunation 0 are left out.
            for position in max(0, -year.firstLunation)..<max(monthCount, -year.firstLunation) {
                dates.append(firstDate(position, ofYear: firstYear + index, leapMonth: year.leapMonth))
            }
        }
        guard years[years.count - 1].firstLunation == count - 1, dates.count == count - 1 else { return nil }
        dates.append(firstDate(0, ofYear: firstYear + years.count - 1, leapMonth: 0))
        return dates
    }

    /// The raw value of the first date of the n-th month of a year, counted from 0.
    private static func firstDate(_ position: Int, ofYear year: Int, leapMonth: Int) -> UInt32 {
        // The leap month has the number of the month before it, so the numbers from it on are one behind.
        let isFromLeapOn = leapMonth > 0 && position >= leapMonth
        let number = UInt8(truncatingIfNeeded: isFromLeapOn ? position : position + 1)
        let isLeap: UInt8 = leapMonth > 0 && position == leapMonth ? 1 : 0
        let month = LunarMonth(uncheckedRawValue: number << 1 | isLeap)
        return LunarDate(uncheckedYear: UInt32(truncatingIfNeeded: year), month: month, day: 1).rawValue
    }
}
