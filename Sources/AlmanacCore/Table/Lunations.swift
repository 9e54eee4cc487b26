/// Consecutive lunations, laid out when a table is opened: from a day to its lunation, and to its lunar date, in O(1).
///
/// A lunation takes eight bytes, so that a date is one multiplication, two look-ups and an addition. Only this path is
/// `@inlinable`: conversions are called by the million, and a call into another module takes as long as the work.
@usableFromInline
struct Lunations: Equatable, Sendable {
    /// A lunation.
    @usableFromInline
    struct Lunation: Equatable, Sendable {
        /// Days since 1970-01-01 of its first day.
        @usableFromInline let firstDay: Int32
        /// The raw value of its first date: lunar year, month and day 1.
        @usableFromInline let firstDate: UInt32

        init(firstDay: Int32, firstDate: UInt32) {
            self.firstDay = firstDay
            self.firstDate = firstDate
        }
    }

    /// The mean lunation, 29.530588861 days (Meeus 1998, Astronomical Algorithms, eq. 49.1), 2⁻³² days.
    static var mean: Int64 { 126_832_913_390 }

    /// The lunations in order; the last one only ends the table.
    @usableFromInline let lunations: [Lunation]
    /// The integer part of the mean first day of lunation 0; no lunation begins before its mean nor three days after it.
    @usableFromInline let origin: Int32
    /// Days since 1970-01-01 of the first day of lunation 0.
    @usableFromInline let firstDay: Int32
    /// How many days the complete lunations have.
    @usableFromInline let dayCount: UInt32

    /// At least one lunation and the one that ends the table.
    init(_ lunations: [Lunation], origin: Int32) {
        self.lunations = lunations
        self.origin = origin
        firstDay = lunations[0].firstDay
        dayCount = UInt32(bitPattern: lunations[lunations.count - 1].firstDay &- firstDay)
    }

    /// The index of the lunation that a day belongs to, or nil if the table does not hold it.
    @inlinable
    @inline(__always)
    func index(containing day: Day) -> Int? {
        guard UInt32(bitPattern: day.rawValue &- firstDay) < dayCount else { return nil }
        // Days over the mean lunation, as a product with 2³⁷ / 29.530588861. The two days added are more than a lunation
        // can be late and less than it can be early: the prediction is right or one too many.
        let elapsed = UInt64(UInt32(bitPattern: day.rawValue &- origin &+ 2))
        let predicted = Int(truncatingIfNeeded: (elapsed &* 4_654_121_667) >> 37)
        return day.rawValue < lunations[predicted].firstDay ? predicted &- 1 : predicted
    }

    /// The lunar date of a day, or nil if the table does not hold it.
    @inlinable
    @inline(__always)
    func date(on day: Day) -> LunarDate? {
        guard let index = index(containing: day) else { return nil }
        let lunation = lunations[index]
        let daysElapsed = UInt32(bitPattern: day.rawValue &- lunation.firstDay)
        return LunarDate(uncheckedRawValue: lunation.firstDate &+ daysElapsed)
    }

    /// Writes the lunar dates of days up to the first that the table does not hold, and returns how many they are.
    func writeDates(on days: UnsafeBufferPointer<Day>, to dates: UnsafeMutableBufferPointer<LunarDate>) -> Int {
        for index in days.indices {
            guard let date = date(on: days[index]) else { return index }
            dates[index] = date
        }
        return days.count
    }
}
