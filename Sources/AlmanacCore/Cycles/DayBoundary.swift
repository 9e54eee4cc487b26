/// The moment at which the pillar of the day changes, on which schools differ (晚子時).
///
/// The pillar of the hour is the same for both: from 23h on, its stem is the next day's. At 23:30 on 2024-02-04 it is
/// 甲子, and the day is 戊戌 if it lasts to midnight, 己亥 if the next one has begun.
///
/// ```swift
/// if let day = Day("2024-02-04"), let late = day.pillar(atSecond: 23 * 3600 + 1800, changingAt: .elevenPM) {
///     print(day.pillar, late)  // wuxu jihai
/// }
/// ```
public enum DayBoundary: UInt8, NamedCase {
    /// At 0h, with the civil day; 23h to 0h is the late 子 hour of the day that ends.
    case midnight
    /// At 23h, with the 子 hour.
    case elevenPM
}

extension Day {
    /// The pillar of this day, which begins at 0h.
    public var pillar: StemBranch { StemBranch.day(self) }

    /// Returns the pillar of the day at a time of this civil day.
    ///
    /// - Parameters:
    ///   - secondOfDay: Seconds since 0h, 0 … 86399.
    ///   - boundary: The moment at which the pillar changes.
    /// - Returns: nil unless `secondOfDay` is a time of day.
    public func pillar(atSecond secondOfDay: Int, changingAt boundary: DayBoundary) -> StemBranch? {
        guard secondOfDay >= 0, secondOfDay < Instant.secondsPerDay else { return nil }
        return boundary == .elevenPM && secondOfDay >= Day.secondAtElevenPM ? pillar.next : pillar
    }

    /// Returns the pillar of the double hour at a time of this civil day.
    ///
    /// ```swift
    /// if let day = Day("2024-02-04") { print(day.hourPillar(atSecond: 16 * 3600) ?? day.pillar) }  // gengshen
    /// ```
    ///
    /// - Parameter secondOfDay: Seconds since 0h, 0 … 86399.
    /// - Returns: nil unless `secondOfDay` is a time of day.
    public func hourPillar(atSecond secondOfDay: Int) -> StemBranch? {
        guard let branch = EarthlyBranch(secondOfDay: secondOfDay),
            let dayOfHour = pillar(atSecond: secondOfDay, changingAt: .elevenPM)
        else { return nil }
        return StemBranch.hour(branch, inDayOf: dayOfHour.stem)
    }

    private static var secondAtElevenPM: Int { 23 * 3600 }
}
