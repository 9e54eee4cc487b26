/// A row of the table on one of the days it lasts.
///
/// Labels compare as they stand on a day: what begins comes before what goes on, and of those that begin rows come as they
/// stand in the table.
struct Label: Comparable, Sendable {
    /// The day of the festival, less one, above the row.
    let rawValue: UInt32

    /// The label of a row on a day of it, 1 … 255.
    @inline(__always)
    init(row: UInt16, dayNumber: Int = 1) {
        rawValue = UInt32(truncatingIfNeeded: dayNumber &- 1) &<< 16 | UInt32(row)
    }

    /// The label of a raw value.
    @inline(__always)
    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The row.
    var row: Int { Int(rawValue & 0xFFFF) }
    /// Which of its days the day is.
    var dayNumber: Int { Int(rawValue >> 16) &+ 1 }

    static func < (one: Label, other: Label) -> Bool { one.rawValue < other.rawValue }
}
