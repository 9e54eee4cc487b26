/// One rule of a festival as the table holds it: where it counts, when, and on what the day hangs.
package struct FestivalRow: Equatable, Sendable {
    /// What fixes the first day. There are no other kinds of rules in a table.
    package enum Anchor: Equatable, Sendable {
        /// A day of the Gregorian calendar.
        case gregorian(month: UInt8, day: UInt8)
        /// A day of a lunar month; in the leap month of that number only if `leapToo`.
        case lunar(month: UInt8, day: UInt8, leapToo: Bool)
        /// The last day of a lunar year.
        case lastOfLunarYear
        /// So many days after (before, if negative) the civil day of a solar term.
        case term(SolarTerm, days: Int16)
        /// The days of a list, by year.
        case list(UInt16)
    }

    /// The festival, by its place among the ids.
    package let festival: UInt16
    /// The kind.
    package let kind: FestivalKind
    /// Where.
    package let regions: Regions
    /// In which calendars, a bit for each by its place among the section's calendars.
    package let calendars: UInt16
    /// The Gregorian years of its first days.
    package let years: ClosedRange<Int16>
    /// How many days it lasts, at least one.
    package let length: UInt8
    /// What fixes the first day.
    package let anchor: Anchor
    /// The slots of a year (see `YearSlot`) in which first days fall, over New Year if the first is the greater.
    package let window: YearWindow

    /// A row from its fields.
    package init(
        festival: UInt16,
        kind: FestivalKind,
        regions: Regions,
        calendars: UInt16,
        years: ClosedRange<Int16>,
        length: UInt8,
        anchor: Anchor,
        window: YearWindow
    ) {
        self.festival = festival
        self.kind = kind
        self.regions = regions
        self.calendars = calendars
        self.years = years
        self.length = length
        self.anchor = anchor
        self.window = window
    }

    /// All years.
    package static var allYears: ClosedRange<Int16> { 0...Int16.max }

    /// Whether first days count in a Gregorian year.
    @inline(__always)
    func covers(year: Int) -> Bool { years.lowerBound <= year && year <= years.upperBound }
}

/// The place of a date in a leap year, 0 (1 January) … 365: the same number for the same month and day in every year.
package enum YearSlot {
    /// How many there are.
    package static var count: Int { 366 }

    /// The slot of 29 February, which common years pass over.
    static var leapDay: Int { 59 }

    /// How many slots a segment of the year has; the last has fewer.
    static var segmentLength: Int { 8 }

    /// How many segments there are.
    static var segmentCount: Int { (count - 1) / segmentLength + 1 }

    /// The segment of a slot.
    @inline(__always)
    static func segment(_ slot: Int) -> Int { slot / segmentLength }

    /// The day of the year, 1 … 366, of a slot; for 29 February in a common year that of 1 March.
    @inline(__always)
    static func dayOfYear(_ slot: Int, inYear year: Int) -> Int {
        slot > leapDay && !GregorianDate.isLeapYear(year) ? slot : slot &+ 1
    }

    /// The slot of a month and day.
    package static func slot(month: Int, day: Int) -> Int {
        month > 2 ? (979 * month - 2919) / 32 + 59 + day : (month - 1) * 31 + day - 1
    }
}

/// Consecutive slots of a year; over New Year if the last is less than the first.
package struct YearWindow: Equatable, Sendable {
    /// The first slot.
    package let first: UInt16
    /// The last slot.
    package let last: UInt16

    /// A window from its first and last slot, each less than 366.
    package init(first: UInt16, last: UInt16) {
        self.first = first
        self.last = last
    }

    /// How many slots there are.
    var count: Int {
        let difference = Int(last) - Int(first)
        return (difference < 0 ? difference + YearSlot.count : difference) + 1
    }
}

// MARK: - Reading and writing

extension FestivalRow.Anchor {
    /// The anchor as three numbers: its kind, and what the kind asks for.
    var fields: (kind: UInt8, first: UInt8, second: Int16) {
        switch self {
        case .gregorian(let month, let day): (0, month, Int16(day))
        case .lunar(let month, let day, let leapToo): (leapToo ? 2 : 1, month, Int16(day))
        case .lastOfLunarYear: (3, 0, 0)
        case .term(let term, let days): (4, term.rawValue, days)
        case .list(let number): (5, 0, Int16(bitPattern: number))
        }
    }

    /// The anchor of three numbers, or nil if there is none.
    ///
    /// - Parameter listCount: how many lists there are.
    init?(kind: UInt8, first: UInt8, second: Int16, listCount: Int) {
        let day = UInt8(truncatingIfNeeded: second)
        switch kind {
        case 0:
            guard GregorianDate(year: 2000, month: Int(first), day: Int(second)) != nil else { return nil }
            self = .gregorian(month: first, day: day)
        case 1, 2:
            guard (1...12).contains(first), (1...30).contains(second) else { return nil }
            self = .lunar(month: first, day: day, leapToo: kind == 2)
        case 3: self = .lastOfLunarYear
        case 4:
            guard let term = SolarTerm(rawValue: first), abs(Int(second)) <= 366 else { return nil }
            self = .term(term, days: second)
        case 5:
            guard Int(UInt16(bitPattern: second)) < listCount else { return nil }
            self = .list(UInt16(bitPattern: second))
        default: return nil
        }
    }
}
