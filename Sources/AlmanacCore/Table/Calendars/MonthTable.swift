/// The months of one calendar as they are stored.
///
/// Lunations are counted from the first of the table. The first day of lunation k is
///
///     origin + ⌊k · 29.530588861 d + phase⌋ + r(k)          days since 1970-01-01
///
/// with r in 0 … 3, because a new moon is never more than 0.6 d from its mean. Stored are r, two bits a lunation, and a byte
/// a lunar year: the number of the month after which a leap month stands, or 0.
///
/// The first lunar year may begin before the first lunation; the last one is the year after the last complete one, and
/// its first month is the lunation that ends the table. `Lunations` is the same laid out for questions.
///
/// Calendars that begin later than the table count their means from the same lunation as the others and put r into the same
/// bits of a byte, so that equal months are equal bytes, which deflate to nothing.
package struct MonthTable: Equatable, Sendable {
    /// A lunar year: the lunation of its first month, and its leap month.
    package struct Year: Equatable, Sendable {
        /// The lunation of the first month, at least -12.
        package let firstLunation: Int
        /// The number of the month after which a leap month stands, or 0.
        package let leapMonth: Int

        package init(firstLunation: Int, leapMonth: Int) {
            (self.firstLunation, self.leapMonth) = (firstLunation, leapMonth)
        }

        /// The lunation of a month, as if the year had every leap month.
        ///
        /// Without a branch: over shuffled dates a leap month cannot be predicted.
        @inline(__always)
        func lunation(of month: LunarMonthNumber) -> Int {
            // No leap month is 0, and 0 minus 1 is 15, a month after which no other comes.
            let lastBeforeLeap = ((leapMonth &- 1) & 15) &+ 1
            return firstLunation &+ month.number &- 1 &+ (2 &* lastBeforeLeap < Int(month.rawValue) ? 1 : 0)
        }
    }

    /// The integer part of the mean first day of lunation 0 (the fraction is `phase`).
    package let origin: Int32
    /// 2⁻³² days, under a day.
    package let phase: UInt32
    /// The first lunar year, by the Gregorian year of its New Year's day.
    package let firstYear: Int
    /// The lunar years in order; the last one only ends the table.
    package let years: [Year]
    /// r of every lunation, of which the last one only ends the table.
    package let residuals: [UInt8]

    /// The table of its stored fields, or nil if they do not fit together or are more than 8192 lunations, 662 years.
    init?(origin: Int32, phase: UInt32, firstYear: Int, years: [Year], residuals: [UInt8]) {
        guard (2...8192).contains(residuals.count), Self.origins.contains(origin), LunarDate.years.contains(firstYear),
            LunarDate.years.contains(firstYear + years.count),
            Self.areConsecutive(years, lunationCount: residuals.count - 1)
        else { return nil }
        self.origin = origin
        self.phase = phase
        self.firstYear = firstYear
        self.years = years
        self.residuals = residuals
    }

    /// The days on which a table may begin: its last day, at most 8192 lunations later, does not leave `Int32`.
    private static var origins: ClosedRange<Int32> { -1_000_000_000...1_000_000_000 }

    /// Whether years follow one another without a gap, the first begins with lunation 0 or before it, and the last begins
    /// when all lunations are over.
    private static func areConsecutive(_ years: [Year], lunationCount: Int) -> Bool {
        guard let first = years.first, let last = years.last, years.count >= 2 else { return false }
        guard first.firstLunation <= 0, last.firstLunation == lunationCount else { return false }
        return zip(years, years.dropFirst()).allSatisfy { year, next in
            (0...12).contains(year.leapMonth) && next.firstLunation == year.firstLunation + year.monthCount
        }
    }

    /// The number of complete lunations.
    package var count: Int { residuals.count - 1 }

    /// The first day of a lunation, 0 … `count`: days since 1970-01-01.
    @inline(__always)
    func firstDay(ofLunation lunation: Int) -> Int32 {
        Self.meanFirstDay(lunation, origin, phase) &+ Int32(residuals[lunation])
    }

    /// The mean first day of a lunation, rounded down: days since 1970-01-01.
    @inline(__always)
    private static func meanFirstDay(_ lunation: Int, _ origin: Int32, _ phase: UInt32) -> Int32 {
        let elapsed = (Int64(lunation) &* Lunations.mean &+ Int64(phase)) >> 32
        return origin &+ Int32(truncatingIfNeeded: elapsed)
    }

    /// Whether every month has 29 or 30 days.
    var hasOnlyWholeMonths: Bool {
        // All are looked at, and without a branch: good tables have no other months, and opening one checks thousands.
        var others: Int32 = 0
        var start = firstDay(ofLunation: 0)
        for lunation in 1..<residuals.count {
            let next = firstDay(ofLunation: lunation)
            others |= (next &- start &- 29) & ~1
            start = next
        }
        return others == 0
    }
}

// MARK: - Making a table

extension MonthTable {
    /// The table of some first days and years.
    ///
    /// - Parameters:
    ///   - firstDays: The first day of every lunation, the last one only ending the table.
    ///   - firstYear: The first lunar year.
    ///   - years: The lunar years; the last is the one that begins with the last of `firstDays`.
    ///   - skipped: How many lunations of the file are before the first of them.
    /// - Returns: nil if they cannot be stored: a first day is too far from its mean, or years and lunations do not fit
    ///   together.
    package init?(firstDays: [Day], firstYear: Int, years: [Year], skipping skipped: Int = 0) {
        guard let first = firstDays.first else { return nil }
        // r has room for three days, and a first day is at most 0.6 d from its mean: some half day before it fits. Half days
        // are those of the first lunation of the file.
        let halfDay: Int64 = 1 << 31
        let earliest = Int64(first.rawValue - 3) << 32 + (Int64(skipped) * Lunations.mean) % halfDay
        for halfDays in Int64(0)..<8 {
            let mean = earliest + halfDays * halfDay
            let origin = Int32(truncatingIfNeeded: mean >> 32)
            let phase = UInt32(truncatingIfNeeded: mean)
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
                    month: LunarMonthNumber(index: monthIndex, leapNumber: year.leapMonth),
                    day: 1
                )
                lunations.append(Lunations.Lunation(firstDay: firstDay(ofLunation: lunation), firstDate: date.rawValue))
            }
        }
        return lunations
    }
}

extension MonthTable.Year {
    /// The number of months, 12 or 13.
    var monthCount: Int { leapMonth > 0 ? 13 : 12 }
}

// MARK: - Reading

extension MonthTable {
    /// Reads a table before which the file has `skipped` lunations.
    init(reading reader: inout ByteReader, skipping skipped: Int) throws(MalformedBytes) {
        let origin = try reader.read(Int32.self)
        let phase = try reader.read(UInt32.self)
        let firstYear = Int(try reader.read(Int16.self))
        let yearCount = Int(try reader.read(UInt16.self))
        let lunationCount = Int(try reader.read(UInt16.self))
        var firstLunation = -Int(try reader.read(UInt8.self))
        let years = try reader.read(UInt8.self, count: yearCount).map { leapMonth in
            let year = Year(firstLunation: firstLunation, leapMonth: Int(leapMonth))
            firstLunation += year.monthCount
            return year
        }
        let bytes = try reader.readBytes(TwoBitNumbers.byteCount(of: lunationCount, skipping: skipped % 4))
        let residuals = TwoBitNumbers.unpack(bytes, count: skipped % 4 + lunationCount).dropFirst(skipped % 4)
        let table = MonthTable(
            origin: origin,
            phase: phase,
            firstYear: firstYear,
            years: years,
            residuals: Array(residuals)
        )
        self = try table.orMalformed()
    }
}
