/// One day on a calendar page: lunar date, solar term, pillar and festivals.
///
/// The value has 16 bytes, four to a cache line: the day, the lunar date, the indices of its festivals, and one word
/// of small fields:
///
/// | bits | field | largest value |
/// | --- | --- | --- |
/// | 0-4 | day of the Gregorian month | 31 |
/// | 5-7 | weekday, ISO number | 7 |
/// | 8-13 | pillar of the day | 59 |
/// | 14 | 1 if the day is of the month of the page | 1 |
/// | 16-20 | solar term, or 31 | 31 |
/// | 21-23 | certainty of the day of the term, 0 without a term | 4 |
/// | 24-26 | certainty of the lunar date | 4 |
///
/// ```swift
/// let festivals = LunisolarCalendar.china.festivals()
/// if let day = Day("2026-02-17"), let page = festivals.calendar.grid(of: YearMonth(day)),
///     let index = page.index(of: day)
/// {
///     let cell = page.cells(festivals: festivals)[index]
///     print(cell.dayOfMonth, cell.lunarDate, cell.pillar, festivals[cell.festivalIndices].map(\.id))
///     // 17 2026-1-1 renxu [chunjie, shujiu-7]
/// }
/// ```
public struct DayCell: Hashable, Sendable {
    /// Day, raw value of the lunar date, fields, and the festivals: the index of the first in the low 24 bits, their number
    /// in the high 8.
    var words: SIMD4<UInt32>

    /// A day without a term, whose lunar date is certain.
    @inline(__always)
    init(day: Day, lunarDate: LunarDate, dayOfMonth: Int, weekday: Weekday, pillar: StemBranch, isInMonth: Bool) {
        let fields =
            Field.dayOfMonth.bits(of: UInt32(truncatingIfNeeded: dayOfMonth))
            | Field.weekday.bits(of: UInt32(weekday.rawValue))
            | Field.pillar.bits(of: UInt32(pillar.rawValue))
            | Field.isInMonth.bits(of: isInMonth ? 1 : 0)
            | Field.term.bits(of: Self.noTerm)
        words = SIMD4(UInt32(bitPattern: day.rawValue), lunarDate.rawValue, fields, 0)
    }

    /// The number in a field.
    @inline(__always)
    private subscript(field: Field) -> UInt32 {
        get { (words.z >> field.offset) & field.largest }
        set { words.z = words.z & ~field.bits(of: field.largest) | field.bits(of: newValue) }
    }

    /// The raw value of no term.
    private static var noTerm: UInt32 { 31 }

    /// Sets the term of the day.
    @inline(__always)
    mutating func mark(termIndex: UInt8, certainty: Certainty.Level) {
        self[.term] = UInt32(termIndex)
        self[.termCertainty] = UInt32(certainty.rawValue)
    }

    /// Sets the certainty of the lunar date.
    @inline(__always)
    mutating func mark(lunarCertainty: Certainty.Level) { self[.lunarCertainty] = UInt32(lunarCertainty.rawValue) }

    /// Sets the indices of the day's festivals.
    @inline(__always)
    mutating func setFestivals(first: Int, count: UInt8) {
        words.w = UInt32(count) &<< 24 | UInt32(truncatingIfNeeded: first) & 0xFF_FFFF
    }

    /// A cell to fill a buffer with before a page is written into it: 1970-01-01, in no month.
    public static let blank = DayCell(
        day: Day(rawValue: 0),
        lunarDate: LunarDate(uncheckedYear: 1969, month: LunarMonthNumber(uncheckedRawValue: 22), day: 24),
        dayOfMonth: 1,
        weekday: .thursday,
        pillar: StemBranch(wrapping: 17),
        isInMonth: false
    )
}

// MARK: - The fields

extension DayCell {
    /// The civil day.
    public var day: Day { Day(rawValue: Int32(bitPattern: words.x)) }

    /// The lunar date.
    public var lunarDate: LunarDate { LunarDate(uncheckedRawValue: words.y) }

    /// The day of the Gregorian month, 1 … 31: the large number of the cell.
    public var dayOfMonth: Int { Int(self[.dayOfMonth]) }

    /// Whether the day is of the month of the page, and not of one of its neighbours.
    public var isInMonth: Bool { self[.isInMonth] != 0 }

    /// The day of the week.
    public var weekday: Weekday { Weekday(rawValue: UInt8(truncatingIfNeeded: self[.weekday])) ?? .monday }

    /// Whether the day is a Saturday or a Sunday.
    public var isWeekend: Bool { weekday.isWeekend }

    /// The solar term whose civil day it is, or nil.
    public var term: SolarTerm? { SolarTerm(rawValue: UInt8(truncatingIfNeeded: self[.term])) }

    /// The pillar of the day, which begins at 0h.
    public var pillar: StemBranch { StemBranch(wrapping: Int(self[.pillar])) }

    /// The certainty of the day of the solar term, or nil on a day without a term.
    public var termCertainty: Certainty.Level? { term == nil ? nil : certainty(.termCertainty) }

    /// The certainty of the lunar date, which is that of the new moon of its month: `LunisolarCalendar.lunarCertainty(on:)`.
    public var lunarCertainty: Certainty.Level { certainty(.lunarCertainty) ?? .certain }

    private func certainty(_ field: Field) -> Certainty.Level? {
        Certainty.Level(rawValue: UInt8(truncatingIfNeeded: self[field]))
    }

    /// The indices of the day's festivals in the `Festivals` the page was filled with; empty on a day without festivals.
    public var festivalIndices: Range<Int> {
        let first = Int(words.w & 0xFF_FFFF)
        return first..<first + Int(words.w >> 24)
    }
}

extension DayCell: CustomStringConvertible {
    /// The day and its lunar date, the number of its term if it has one, in brackets outside the month of the page:
    /// `2026-02-04 2025-12-17 term 2`, `[2026-03-01 2026-1-13]`.
    public var description: String {
        let term = term.map { " term \($0.index)" } ?? ""
        let text = "\(day) \(lunarDate)\(term)"
        return isInMonth ? text : "[\(text)]"
    }
}

extension DayCell {
    /// Some bits of the word of small fields: where they begin and how many they are.
    struct Field {
        let offset: UInt32
        let width: UInt32

        static var dayOfMonth: Field { Field(offset: 0, width: 5) }
        static var weekday: Field { Field(offset: 5, width: 3) }
        static var pillar: Field { Field(offset: 8, width: 6) }
        static var isInMonth: Field { Field(offset: 14, width: 1) }
        static var term: Field { Field(offset: 16, width: 5) }
        static var termCertainty: Field { Field(offset: 21, width: 3) }
        static var lunarCertainty: Field { Field(offset: 24, width: 3) }

        /// The largest number that the field can hold.
        @inline(__always)
        var largest: UInt32 { (1 << width) &- 1 }

        /// A number, at most `largest`, at the offset of the field; all other bits are zero.
        @inline(__always)
        func bits(of number: UInt32) -> UInt32 { number &<< offset }
    }
}

// MARK: - One cell without its page

extension LunisolarCalendar {
    /// The cell of a day as the page of its month has it, or nil if the calendar does not hold the day.
    ///
    /// It answers for every day of the calendar, also for the few days at both ends whose months have no page. Like a cell
    /// of `MonthGrid` it has no festivals.
    ///
    /// - Complexity: O(1); nothing is allocated.
    public func cell(of day: Day) -> DayCell? {
        guard let lunation = months.lunation(containing: day), let lunarDate = lunarDate(on: day) else { return nil }
        var cell = DayCell(
            day: day,
            lunarDate: lunarDate,
            dayOfMonth: GregorianDate(day).day,
            weekday: day.weekday,
            pillar: day.pillar,
            isInMonth: true
        )
        if let number = termDays.number(on: day) {
            cell.mark(
                termIndex: UInt8(truncatingIfNeeded: SolarTerm.index(wrapping: number)),
                certainty: certainty(ofTerm: number)
            )
        }
        cell.mark(lunarCertainty: certainty(ofDate: lunarDate.day, inLunation: lunation).level)
        return cell
    }
}
