/// One day on a calendar page.
///
/// The value has 16 bytes, four to a cache line: four words, the day, the raw value of the lunar date, the figures
///
/// | bits | field | largest value |
/// | --- | --- | --- |
/// | 0-4 | day of the Gregorian month | 31 |
/// | 5-7 | weekday, ISO number | 7 |
/// | 8-13 | pillar of the day | 59 |
/// | 14 | 1 if the day is of the month of the page | 1 |
/// | 16-20 | solar term, or 31 | 31 |
/// | 21-22 | doubt about the day of the term | 2 |
/// | 23-24 | doubt about the day of the new moon | 2 |
///
/// and the range of its festivals: the first index in the low 24 bits, the count in the high 8.
public struct DayCell: Hashable, Sendable {
    private var words: SIMD4<UInt32>

    @inline(__always)
    init(day: Day, lunarRawValue: UInt32, figures: UInt32) {
        words = SIMD4(UInt32(bitPattern: day.rawValue), lunarRawValue, figures, 0)
    }

    private var figures: UInt32 {
        get { words.z }
        set { words.z = newValue }
    }

    /// The figures of a day without term or doubts.
    @inline(__always)
    static func figures(dayOfMonth: UInt32, weekday: UInt32, pillar: UInt32, isInMonth: Bool) -> UInt32 {
        dayOfMonth | weekday << 5 | pillar << 8 | (isInMonth ? 1 << 14 : 0) | noTerm << 16
    }

    private static var noTerm: UInt32 { 31 }

    /// Puts in the term of the day.
    @inline(__always)
    mutating func mark(termIndex: UInt8, certainty: Certainty.Level) {
        figures = figures & ~(127 << 16) | UInt32(termIndex) << 16 | UInt32(certainty.rawValue) << 21
    }

    /// Puts in the doubt about the new moon of the day.
    @inline(__always)
    mutating func mark(newMoonCertainty: Certainty.Level) {
        figures |= UInt32(newMoonCertainty.rawValue) << 23
    }

    /// Adds the festival at an index, which follows those the cell has; beyond 255 none is added.
    @inline(__always)
    mutating func addFestival(at index: Int) {
        let count = words.w >> 24
        guard count < 255 else { return }
        let first = UInt32(truncatingIfNeeded: index) &- count
        words.w = (count &+ 1) << 24 | first & 0xFF_FFFF
    }

    /// A cell to fill a buffer with before a page is written into it: 1970-01-01, in no month.
    public static let blank = DayCell(
        day: Day(rawValue: 0),
        lunarRawValue: LunarDate(uncheckedYear: 1969, month: LunarMonth(uncheckedRawValue: 22), day: 24).rawValue,
        figures: figures(dayOfMonth: 1, weekday: 4, pillar: 17, isInMonth: false)
    )
}

// MARK: - Differences

extension DayCell {
    /// What a cell has more than the cell before it, field by field; less, if negative.
    ///
    /// Fields that share a word may borrow from one another in a difference, but not in the sum.
    struct Difference {
        fileprivate let words: SIMD4<UInt32>

        /// The difference of the given fields.
        @inline(__always)
        init(days: Int = 0, lunar: UInt32 = 0, dayOfMonth: Int = 0, weekday: Int = 0, pillar: Int = 0, inMonth: Int = 0)
        {
            let figures = dayOfMonth &+ weekday &<< 5 &+ pillar &<< 8 &+ inMonth &<< 14
            words = SIMD4(UInt32(truncatingIfNeeded: days), lunar, UInt32(truncatingIfNeeded: figures), 0)
        }
    }

    /// A place that holds, for the time being, no more than a difference.
    @inline(__always)
    init(_ difference: Difference) { words = difference.words }

    /// Adds a difference.
    @inline(__always)
    static func += (cell: inout DayCell, difference: Difference) { cell.words &+= difference.words }

    /// Adds the cell before to one that holds its difference to it.
    @inline(__always)
    mutating func follow(_ cell: DayCell) { words &+= cell.words }
}

// MARK: - What it says

extension DayCell {
    /// The civil day.
    public var day: Day { Day(rawValue: Int32(bitPattern: words.x)) }

    /// The day of the Gregorian month, 1 … 31: the large number of the cell.
    public var dayOfMonth: Int { Int(figures & 31) }

    /// Whether the day is of the month of the page, and not one of its neighbours.
    public var isInMonth: Bool { figures & 1 << 14 != 0 }

    /// The day of the week.
    public var weekday: Weekday { Weekday(rawValue: UInt8(truncatingIfNeeded: figures >> 5 & 7)) ?? .monday }

    /// Whether the day is a Saturday or a Sunday.
    public var isWeekend: Bool { weekday.isWeekend }

    /// The lunar date.
    public var lunarDate: LunarDate { LunarDate(uncheckedRawValue: words.y) }

    /// The solar term whose civil day it is, or nil.
    public var term: SolarTerm? { SolarTerm(rawValue: UInt8(truncatingIfNeeded: figures >> 16 & 31)) }

    /// The pillar of the day, taken to begin at 0h.
    public var pillar: StemBranch { StemBranch(wrapping: Int(figures >> 8 & 63)) }

    /// Why the day of the solar term may be doubted; `certain` also where there is none.
    public var termCertainty: Certainty.Level {
        Certainty.Level(rawValue: UInt8(truncatingIfNeeded: figures >> 21 & 3)) ?? .certain
    }

    /// Why the first day of the lunar month may be doubted; `certain` also where none begins.
    public var newMoonCertainty: Certainty.Level {
        Certainty.Level(rawValue: UInt8(truncatingIfNeeded: figures >> 23 & 3)) ?? .certain
    }

    /// The indices of the day's festivals in the `Festivals` the page was filled with; empty if it has none.
    public var festivals: Range<Int> {
        let first = Int(words.w & 0xFF_FFFF)
        return first..<first + Int(words.w >> 24)
    }
}
