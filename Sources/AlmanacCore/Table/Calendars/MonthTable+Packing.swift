// Making a table of months from first days and years, and laying one out.

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
}

// MARK: - Laying out

extension MonthTable {
    /// The lunations in order; the last one only ends the table.
    var lunations: [Lunations.Lunation] {
        var lunations: [Lunations.Lunation] = []
        lunations.reserveCapacity(residuals.count)
        for (yearIndex, year) in years.enumerated() {
            for monthIndex in 0..<year.monthCount {
                let lunation = year.firstLunation + monthIndex
                // The first year may begin before the table, and the last one only ends it.
                guard residuals.indices.contains(lunation) else { continue }
                let date = LunarDate(
                    uncheckedYear: UInt32(truncatingIfNeeded: firstYear + yearIndex),
                    month: LunarMonth(index: monthIndex, leapNumber: year.leapMonth),
                    day: 1
                )
                lunations.append(Lunations.Lunation(firstDay: firstDay(ofLunation: lunation), firstDate: date.rawValue))
            }
        }
        return lunations
    }
}

extension MonthTable.Year {
    /// How many months the year has, 12 or 13.
    var monthCount: Int { leapMonth > 0 ? 13 : 12 }
}
