import AlmanacCore

/// The rules of a ledger: when a day ends, and how many missed days can be made up.
public struct CheckInRules: Hashable, Sendable {
    /// The hour at which a day of check-ins begins.
    public let cutoff: DayCutoff

    /// How many days of each Gregorian month can be made up; never negative.
    public let makeUpsPerMonth: Int

    /// How many days before today can still be made up: 1 for yesterday only, 0 for none.
    public let makeUpReach: Int

    /// Rules; without arguments days end at midnight and none can be made up.
    ///
    /// - Parameters:
    ///   - cutoff: The hour at which a day of check-ins begins.
    ///   - makeUpsPerMonth: How many days of each Gregorian month can be made up; a negative number counts as 0.
    ///   - makeUpReach: How many days before today can still be made up; a negative number counts as 0.
    public init(cutoff: DayCutoff = .midnight, makeUpsPerMonth: Int = 0, makeUpReach: Int = 0) {
        self.cutoff = cutoff
        self.makeUpsPerMonth = max(0, makeUpsPerMonth)
        self.makeUpReach = max(0, makeUpReach)
    }
}

#if !hasFeature(Embedded)
    extension CheckInRules: Codable {
        /// Decodes an object of three numbers, `cutoff`, `makeUpsPerMonth` and `makeUpReach`.
        public init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                cutoff: try form.decode(DayCutoff.self, forKey: .cutoff),
                makeUpsPerMonth: try form.decode(Int.self, forKey: .makeUpsPerMonth),
                makeUpReach: try form.decode(Int.self, forKey: .makeUpReach)
            )
        }
    }
#endif

/// The hour at which a day of check-ins begins. With 4, a check-in at half past three in the morning counts for the day
/// before.
///
/// It depends on the civil day and the time that the user's clock shows, not on elapsed time: when clocks are put forward
/// or back, the cut-off is still four o'clock.
///
/// ```swift
/// if let four = DayCutoff(hour: 4), let day = Day("2026-02-17") {
///     print(four.day(at: day, secondOfDay: 3 * 3600 + 1800) ?? day)  // 2026-02-16
/// }
/// ```
public struct DayCutoff: Hashable, Sendable {
    private let storedHour: UInt8

    /// The hour, 0 … 23.
    public var hour: Int { Int(storedHour) }

    /// A cut-off at an hour, or nil unless the hour is 0 … 23.
    public init?(hour: Int) {
        guard (0...23).contains(hour) else { return nil }
        storedHour = UInt8(truncatingIfNeeded: hour)
    }

    private init() { storedHour = 0 }

    /// A cut-off at 0h: days of check-ins are civil days.
    public static let midnight = DayCutoff()

    /// The day for which a check-in at a time of day counts.
    ///
    /// - Parameters:
    ///   - day: The civil day that the user's calendar shows.
    ///   - secondOfDay: The time that the user's clock shows, in seconds since 0h, 0 … 86399.
    /// - Returns: `day` or the day before; nil if `secondOfDay` is out of range or the day before is not a `Day`.
    public func day(at day: Day, secondOfDay: Int) -> Day? {
        guard (0..<86_400).contains(secondOfDay) else { return nil }
        return secondOfDay < hour * 3600 ? day.previous : day
    }
}

#if !hasFeature(Embedded)
    extension DayCutoff: Codable {
        /// Decodes the hour, a number.
        ///
        /// - Throws: `DecodingError` unless the hour is 0 … 23.
        public init(from decoder: any Decoder) throws {
            guard let cutoff = DayCutoff(hour: try Int(from: decoder)) else {
                throw decoder.refusal("not an hour from 0 to 23")
            }
            self = cutoff
        }

        /// Encodes the hour, a number.
        public func encode(to encoder: any Encoder) throws { try hour.encode(to: encoder) }
    }
#endif
