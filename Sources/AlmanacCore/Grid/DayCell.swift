/// One day on a calendar page.
///
/// The value has 16 bytes, four to a cache line; a page of 42 has eleven lines.
///
/// | byte | field |
/// | --- | --- |
/// | 0-3 | day |
/// | 4-7 | lunar date |
/// | 8 | day of the Gregorian month |
/// | 9 | pillar of the day |
/// | 10 | solar term, or 255 |
/// | 11 | bits 0-2: weekday, 3: in the month, 4-5: doubt about the term, 6-7: doubt about the new moon |
/// | 12-15 | festivals: kept free for a range in the table of festivals |
public struct DayCell: Hashable, Sendable {
    /// The civil day.
    public let day: Day
    private let lunarRawValue: UInt32
    private let storedDayOfMonth: UInt8
    private let pillarRawValue: UInt8
    private let termRawValue: UInt8
    private let marks: UInt8
    private let reserved: UInt32

    @inline(__always)
    init(
        day: Day,
        lunarRawValue: UInt32,
        dayOfMonth: UInt8,
        pillarRawValue: UInt8,
        termRawValue: UInt8,
        marks: UInt8
    ) {
        self.day = day
        self.lunarRawValue = lunarRawValue
        storedDayOfMonth = dayOfMonth
        self.pillarRawValue = pillarRawValue
        self.termRawValue = termRawValue
        self.marks = marks
        reserved = 0
    }

    /// A cell to fill a buffer with before a grid is written into it: 1970-01-01, in no month.
    public static let blank = DayCell(
        day: Day(rawValue: 0),
        lunarRawValue: LunarDate(uncheckedYear: 1969, month: LunarMonth(uncheckedRawValue: 22), day: 24).rawValue,
        dayOfMonth: 1,
        pillarRawValue: StemBranch.day(Day(rawValue: 0)).rawValue,
        termRawValue: DayCell.noTerm,
        marks: Weekday.thursday.rawValue
    )

    static var noTerm: UInt8 { 255 }
    static var inMonthMark: UInt8 { 8 }
    static var termDoubtShift: UInt8 { 4 }
    static var newMoonDoubtShift: UInt8 { 6 }
}

// MARK: - What it says

extension DayCell {
    /// The day of the Gregorian month, 1 … 31: the large number of the cell.
    public var dayOfMonth: Int { Int(storedDayOfMonth) }

    /// Whether the day is of the month of the page, and not one of its neighbours.
    public var isInMonth: Bool { marks & Self.inMonthMark != 0 }

    /// The day of the week.
    public var weekday: Weekday { Weekday(rawValue: marks & 7) ?? .monday }

    /// Whether the day is a Saturday or a Sunday.
    public var isWeekend: Bool { marks & 7 >= Weekday.saturday.rawValue }

    /// The lunar date.
    public var lunarDate: LunarDate { LunarDate(uncheckedRawValue: lunarRawValue) }

    /// The solar term whose civil day it is, or nil.
    public var term: SolarTerm? { SolarTerm(rawValue: termRawValue) }

    /// The pillar of the day, taken to begin at 0h.
    public var pillar: StemBranch { StemBranch(cycling: Int(pillarRawValue)) }

    /// Why the day of the solar term may be doubted; `certain` also where there is none.
    public var termDoubt: Doubt { Doubt(rawValue: marks >> Self.termDoubtShift & 3) ?? .certain }

    /// Why the first day of the lunar month may be doubted; `certain` also where none begins.
    public var newMoonDoubt: Doubt { Doubt(rawValue: marks >> Self.newMoonDoubtShift) ?? .certain }

    /// How sure the civil day of an event is, in short; `Certainty` says who disputes it.
    public enum Doubt: UInt8, CaseIterable, Hashable, Sendable {
        /// No reasonable error of the instant changes the day.
        case certain
        /// The day hangs by seconds.
        case nearMidnight
        /// An authority publishes another day.
        case disputed
    }
}
