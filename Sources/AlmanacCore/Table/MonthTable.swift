/// The months of one calendar: from a day to its lunation and back, by arithmetic.
///
/// Lunations are counted from the first of the table. The first day of lunation k is
///
///     origin + ⌊(k · 29.530588861 d + phase) ⌋ + r(k)          days since 1970-01-01
///
/// with r in 0 … 3, because a new moon is never more than 0.6 d from its mean. Stored are r, two bits a lunation, and a
/// word for each lunar year; opened there is a byte a lunation:
///
/// | bits | field | largest value |
/// | --- | --- | --- |
/// | 0-3 | number of the month | 12 |
/// | 4 | 1 for a leap month | 1 |
/// | 5 | 1 if a note doubts the first day | 1 |
/// | 6-7 | r | 3 |
///
/// and sixteen bits a lunar year:
///
/// | bits | field | largest value |
/// | --- | --- | --- |
/// | 0-11 | lunation of the first month, plus 16 | 4095: room for 330 years |
/// | 12-15 | number of the month after which a leap month stands, or 0 | 12 |
///
/// The first lunar year may begin before the first lunation; the last word is the year after the last complete one, and
/// its first month is the lunation that ends the table.
package struct MonthTable: Equatable, Sendable {
    /// The mean lunation, 29.530588861 days (Meeus 1998, Astronomical Algorithms, eq. 49.1), 2⁻³² days.
    package static var meanLunation: Int64 { 126_832_913_390 }

    /// The first day of lunation 0, less r(0), as far as `phase` is not counted.
    let origin: Int32
    /// 2⁻³² days, under a day.
    let phase: UInt32
    /// The first lunar year, by the Gregorian year of its New Year's day.
    let firstYear: Int
    /// A word for each lunar year.
    let yearWords: [UInt16]
    /// A byte for each lunation; the last only ends the table.
    private(set) var records: [UInt8]
    /// The first day of lunation 0.
    private let firstDay: Int32
    /// How many days the complete lunations have.
    private let dayCount: UInt32
    /// Makes the year of a lunation out of the lunation less its month: see `yearIndex`.
    private let yearShift: Int

    /// Where a table may begin: so far from the ends of `Int32` that none of its days, at most 4096 lunations on, leaves
    /// them.
    private static var origins: ClosedRange<Int32> { -1_000_000_000...1_000_000_000 }

    /// What is added to the lunation of a year's first month so that it is never negative.
    private static var lunationBias: Int { 16 }

    /// Whether every month has 29 or 30 days.
    var hasOnlyWholeMonths: Bool {
        records.withUnsafeBufferPointer { records in
            // All are looked at, and without a branch: good tables have no other months, and opening one checks thousands.
            var odd: Int32 = 0
            var firstDay = Int32(records[0] >> 6)
            for lunation in 1..<records.count {
                let next = Self.meanFirstDay(lunation, 0, phase) &+ Int32(records[lunation] >> 6)
                odd |= (next &- firstDay &- 29) & ~1
                firstDay = next
            }
            return odd == 0
        }
    }

    /// How many lunations are complete.
    package var count: Int { records.count - 1 }

    /// The index of the year of a lunation, from its number and its month's.
    ///
    /// A year has 12.368 lunations. A lunation less the months before it in its year is the first lunation of the year,
    /// or the one after it when a leap month came first, and a New Year's day is within half a lunation of its mean; five
    /// lunations are added, so that the division rounds down from the middle of the year.
    private static func yearIndex(lunation: Int, month: Int, shift: Int) -> Int {
        ((lunation &- month &+ shift) &* 84_780) >> 20
    }
}

// MARK: - Days and lunations

extension MonthTable {
    /// The days from the first of lunation 0 to the last of the last complete one.
    var days: DayRange {
        Day(rawValue: firstDay)...Day(rawValue: firstDay &+ Int32(bitPattern: dayCount) &- 1)
    }

    /// The first day of a lunation, 0 … `count`.
    @inline(__always)
    func firstDay(ofLunation lunation: Int) -> Day {
        Day(rawValue: Self.meanFirstDay(lunation, origin, phase) &+ Int32(records[lunation] >> 6))
    }

    /// The lunation that a day belongs to, or nil if the table does not reach so far. O(1).
    @inline(__always)
    func lunation(containing day: Day) -> Int? {
        guard UInt32(bitPattern: day.rawValue &- firstDay) < dayCount else { return nil }
        // Days over the mean lunation, as a product with 2³⁷ / 29.530588861. The two days added are more than the
        // residuals can hold back and less than they can hold forward: the guess is right or one too many.
        let elapsed = UInt64(UInt32(bitPattern: day.rawValue &- origin &+ 2))
        let guess = Int(truncatingIfNeeded: (elapsed &* 4_654_121_667) >> 37)
        return day < firstDay(ofLunation: guess) ? guess &- 1 : guess
    }

    @inline(__always)
    private static func meanFirstDay(_ lunation: Int, _ origin: Int32, _ phase: UInt32) -> Int32 {
        let elapsed = (Int64(lunation) &* meanLunation &+ Int64(phase)) >> 32
        return origin &+ Int32(truncatingIfNeeded: elapsed)
    }
}

// MARK: - Doubts

extension MonthTable {
    /// Whether a note doubts the first day of a lunation.
    @inline(__always)
    func isDoubtful(_ lunation: Int) -> Bool { records[lunation] & 0x20 != 0 }

    /// The table with the lunations marked that notes doubt; notes about others are passed over.
    func marking(_ notes: [EventNote]) -> MonthTable {
        var marked = self
        for note in notes where note.event == .newMoon && note.isDoubt && records.indices.contains(note.index) {
            marked.records[note.index] |= 0x20
        }
        return marked
    }
}

// MARK: - Months and lunations

extension MonthTable {
    /// The lunar years of which the table holds at least one month.
    var years: ClosedRange<Int> { firstYear...(firstYear + yearWords.count - 2) }

    /// The month of a lunation.
    @inline(__always)
    func month(ofLunation lunation: Int) -> LunarMonth {
        let record = records[lunation]
        return LunarMonth(uncheckedRawValue: (record & 15) << 1 | (record >> 4) & 1)
    }

    /// Whether a lunation, which has to be complete, is the last of its lunar year.
    @inline(__always)
    func isLastOfYear(_ lunation: Int) -> Bool {
        // The record after the last lunation has the number of its month as well.
        month(ofLunation: lunation).number == 12 && month(ofLunation: lunation &+ 1).number == 1
    }

    /// The lunar year of a lunation.
    @inline(__always)
    func year(ofLunation lunation: Int) -> Int {
        firstYear &+ Self.yearIndex(lunation: lunation, month: Int(records[lunation] & 15), shift: yearShift)
    }

    /// The lunation of a month, or nil if the year has no such month or the table does not hold it. O(1).
    ///
    /// Nothing here branches but to say nil: over shuffled dates a leap month cannot be foretold.
    @inline(__always)
    func lunation(of month: LunarMonth, inYear year: Int) -> Int? {
        let yearIndex = year &- firstYear
        guard UInt(bitPattern: yearIndex) < UInt(bitPattern: yearWords.count &- 1) else { return nil }
        let word = yearWords[yearIndex]
        // No leap month is 0, and one less than 0 is 15, a month after which none comes.
        let leap = ((Int(word >> 12) &- 1) & 15) &+ 1
        let comesAfterLeap = 2 &* leap < Int(month.rawValue) ? 1 : 0
        let lunation = Self.firstLunation(word) &+ month.number &- 1 &+ comesAfterLeap
        guard UInt(bitPattern: lunation) < UInt(bitPattern: count) else { return nil }
        // A leap month that the year has not comes out as another month.
        return self.month(ofLunation: lunation) == month ? lunation : nil
    }

    /// The lunations of a lunar year, or nil if the table does not hold all of them.
    func lunations(ofYear year: Int) -> Range<Int>? {
        guard years.contains(year) else { return nil }
        let first = Self.firstLunation(yearWords[year - firstYear])
        let end = Self.firstLunation(yearWords[year - firstYear + 1])
        return first >= 0 && end <= count ? first..<end : nil
    }

    /// The leap month of a lunar year, or nil if it has none or the table does not hold the year.
    func leapMonth(inYear year: Int) -> LunarMonth? {
        guard years.contains(year) else { return nil }
        return LunarMonth(number: Int(yearWords[year - firstYear] >> 12), isLeap: true)
    }

    @inline(__always)
    private static func firstLunation(_ word: UInt16) -> Int {
        Int(word & 0x0FFF) &- lunationBias
    }
}

// MARK: - Reading and writing

extension MonthTable {
    /// A lunar year as the compiler lays it out.
    package struct Year: Equatable, Sendable {
        /// The lunation of the first month, at least -16.
        package let firstLunation: Int
        /// The month after which a leap month stands, or 0.
        package let leapMonth: Int

        /// A year from the lunation of its first month and its leap month (0 if it has none).
        package init(firstLunation: Int, leapMonth: Int) {
            self.firstLunation = firstLunation
            self.leapMonth = leapMonth
        }
    }

    /// The table of some first days and years.
    ///
    /// - Parameters:
    ///   - firstDays: the first day of every lunation, the last only ending the table.
    ///   - firstYear: the first lunar year.
    ///   - years: the lunar years; the last is the one that begins with the last of `firstDays`.
    /// - Returns: nil if they cannot be laid out so: a first day too far from its mean, or years and lunations that do
    ///   not fit together.
    package init?(firstDays: [Day], firstYear: Int, years: [Year]) {
        guard let first = firstDays.first else { return nil }
        let words = years.map { year in
            UInt16(truncatingIfNeeded: (year.firstLunation + Self.lunationBias) | year.leapMonth << 12)
        }
        for halfDays in 0..<8 {
            let origin = first.rawValue &- 3 &+ Int32(halfDays / 2)
            let phase: UInt32 = halfDays % 2 == 0 ? 0 : 1 << 31
            let residuals = firstDays.indices.map { lunation in
                Int(firstDays[lunation].rawValue) - Int(Self.meanFirstDay(lunation, origin, phase))
            }
            guard residuals.allSatisfy({ (0...3).contains($0) }) else { continue }
            self.init(
                origin: origin,
                phase: phase,
                firstYear: firstYear,
                yearWords: words,
                residuals: residuals.map { UInt8($0) }
            )
            return
        }
        return nil
    }

    /// The table from its stored fields, or nil if they do not fit together.
    private init?(origin: Int32, phase: UInt32, firstYear: Int, yearWords: [UInt16], residuals: [UInt8]) {
        guard yearWords.count >= 2, let firstWord = yearWords.first, residuals.count >= 2 else { return nil }
        guard LunarDate.years.contains(firstYear), LunarDate.years.contains(firstYear + yearWords.count) else {
            return nil
        }
        guard Self.origins.contains(origin) else { return nil }
        self.origin = origin
        self.phase = phase
        self.firstYear = firstYear
        self.yearWords = yearWords
        yearShift = 6 - Self.firstLunation(firstWord)
        records = residuals
        let ends = (Self.meanFirstDay(0, origin, phase), Self.meanFirstDay(records.count - 1, origin, phase))
        firstDay = ends.0 &+ Int32(residuals[0])
        dayCount = UInt32(bitPattern: ends.1 &+ Int32(residuals[residuals.count - 1]) &- firstDay)
        let isNumbered = records.withUnsafeMutableBufferPointer { [yearShift] in
            Self.number($0, yearWords: yearWords, yearShift: yearShift)
        }
        guard isNumbered else { return nil }
    }

    /// Makes residuals into records: moves each up and writes the month of its lunation below it.
    ///
    /// - Returns: false unless the years follow one another without gap, end with the last record, and each is the one
    ///   that `yearIndex` finds for its lunations.
    private static func number(
        _ records: UnsafeMutableBufferPointer<UInt8>,
        yearWords: [UInt16],
        yearShift: Int
    ) -> Bool {
        let count = records.count - 1
        func found(_ lunation: Int) -> Int { yearIndex(lunation: lunation, month: 1, shift: yearShift) }
        var lunation = firstLunation(yearWords[0])
        guard lunation <= 0 else { return false }
        for (index, word) in yearWords.dropLast().enumerated() {
            let leap = Int(word >> 12)
            let end = lunation + (leap > 0 ? 13 : 12)
            guard firstLunation(word) == lunation, leap <= 12, end <= count else { return false }
            // All that `yearIndex` sees is the lunation less the month: one number to the leap month, the next from it on.
            let (before, behind) = (found(lunation), found(lunation + (leap > 0 ? 1 : 0)))
            guard before == index, behind == index else { return false }
            // The leap month has the number of the one before it; it and the months after it are a lunation late.
            write(1..<(leap > 0 ? leap + 1 : 13), after: lunation - 1, to: records)
            if leap > 0 {
                write(leap..<13, after: lunation, to: records)
                if lunation + leap >= 0 { records[lunation + leap] |= 1 << 4 }
            }
            lunation = end
        }
        guard lunation == count, firstLunation(yearWords[yearWords.count - 1]) == lunation else { return false }
        records[lunation] = records[lunation] << 6 | 1
        return true
    }

    /// Moves residuals up and writes months below them: number m at the m-th lunation after one, if the table holds it.
    @inline(__always)
    private static func write(_ months: Range<Int>, after lunation: Int, to records: UnsafeMutableBufferPointer<UInt8>)
    {
        for month in max(months.lowerBound, -lunation)..<max(months.upperBound, -lunation) {
            let place = lunation &+ month
            records[place] = records[place] << 6 | UInt8(truncatingIfNeeded: month)
        }
    }

    init(reading reader: inout ByteReader) throws(TableError) {
        let origin = try reader.read(Int32.self)
        let phase = try reader.read(UInt32.self)
        let firstYear = Int(try reader.read(Int16.self))
        let yearCount = Int(try reader.read(UInt16.self))
        let lunationCount = Int(try reader.read(UInt16.self))
        let words = try reader.read(UInt16.self, count: yearCount)
        let residuals = TwoBitNumbers.unpack(try reader.readBytes((lunationCount + 3) / 4), count: lunationCount)
        let table = MonthTable(
            origin: origin,
            phase: phase,
            firstYear: firstYear,
            yearWords: words,
            residuals: residuals
        )
        guard let table else { throw .malformedSection(TableBody.Kind.calendar.rawValue) }
        self = table
    }

    func write(to writer: inout ByteWriter) {
        writer.write(origin)
        writer.write(phase)
        writer.write(Int16(truncatingIfNeeded: firstYear))
        writer.write(UInt16(truncatingIfNeeded: yearWords.count))
        writer.write(UInt16(truncatingIfNeeded: records.count))
        writer.write(yearWords)
        writer.write(bytes: TwoBitNumbers.pack(records.map { $0 >> 6 }))
    }
}
