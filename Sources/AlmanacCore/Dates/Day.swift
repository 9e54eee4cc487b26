/// A civil day, as the number of days since 1970-01-01: a day of the calendar on the wall, without a time zone.
///
/// Every `Int32` is a day: from -5877641-06-23 to +5881580-07-11 of the proleptic Gregorian calendar. The same number
/// stands for the day in the C interface, in JSON and in WebAssembly.
public struct Day: RawRepresentable, Hashable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let rawValue: Int32

    /// The day `rawValue` days after 1970-01-01, before it if negative.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// The first day that `Day` holds, -5877641-06-23.
    public static let min = Day(rawValue: .min)

    /// The last day that `Day` holds, +5881580-07-11.
    public static let max = Day(rawValue: .max)
}

extension Day: Comparable {
    /// Whether the left day is earlier than the right one.
    public static func < (left: Day, right: Day) -> Bool {
        left.rawValue < right.rawValue
    }
}
