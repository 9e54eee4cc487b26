/// A month of a year of the proleptic Gregorian calendar, such as February 2026.
///
/// The first month is -5877641-06, the last +5881580-07; of these two `Day` holds only a part.
public struct YearMonth: Hashable, Sendable {
    let storedIndex: Int32

    /// The number of months since January of year 0: `12 * year + month - 1`.
    public var monthIndex: Int { Int(storedIndex) }

    /// The month with this index, or nil if `Day` holds no day of it.
    public init?(monthIndex: Int) {
        guard monthIndex >= YearMonth.first.monthIndex, monthIndex <= YearMonth.last.monthIndex else { return nil }
        self.init(uncheckedMonthIndex: Int32(truncatingIfNeeded: monthIndex))
    }

    /// The month of a year, or nil unless `month` is 1 … 12 and `Day` holds a day of it.
    public init?(year: Int, month: Int) {
        // Years out of range are refused first, so that the product does not overflow.
        guard year >= YearMonth.first.year, year <= YearMonth.last.year, (1...12).contains(month) else { return nil }
        self.init(monthIndex: 12 * year + month - 1)
    }

    /// The month to which a day belongs.
    public init(_ day: Day) {
        self = GregorianDate(day).yearMonth
    }

    init(uncheckedMonthIndex index: Int32) {
        storedIndex = index
    }

    private static var first: YearMonth { YearMonth(uncheckedMonthIndex: -5_877_641 * 12 + 5) }
    private static var last: YearMonth { YearMonth(uncheckedMonthIndex: 5_881_580 * 12 + 6) }

    /// The year; year 0 is 1 BC.
    public var year: Int { Int(storedIndex.flooredQuotient(12)) }

    /// The month, 1 … 12.
    public var month: Int { Int(storedIndex.modulo(12)) + 1 }
}

extension YearMonth: Comparable {
    /// Whether the left month is earlier than the right one.
    public static func < (left: YearMonth, right: YearMonth) -> Bool {
        left.storedIndex < right.storedIndex
    }
}

extension YearMonth {
    /// The month `count` months later, earlier if negative, or nil if `Day` holds no day of it.
    public func advanced(by count: Int) -> YearMonth? {
        let (index, overflow) = monthIndex.addingReportingOverflow(count)
        return overflow ? nil : YearMonth(monthIndex: index)
    }

    /// The next month, or nil for the last one.
    public var next: YearMonth? { advanced(by: 1) }

    /// The preceding month, or nil for the first one.
    public var previous: YearMonth? { advanced(by: -1) }

    /// Returns the number of months from `other` to this month, negative if this month is earlier.
    public func months(since other: YearMonth) -> Int {
        monthIndex - other.monthIndex
    }
}
