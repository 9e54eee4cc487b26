// True solar time, the time of sundials, by which some schools reckon the hour of pillars.

extension LunisolarCalendar {
    /// The seconds by which true solar time at a longitude is ahead of UTC (UT1 before 1972): the clock to give to
    /// `pillars(at:utcOffsetSeconds:boundaries:)`.
    ///
    /// ```swift
    /// if let moment = Instant("1990-01-27T00:30:00Z") {
    ///     // 08:30 on clocks in Beijing, 08:02:58 on its sundials.
    ///     print(LunisolarCalendar.china.trueSolarOffsetSeconds(at: moment, longitudeDegrees: 116.4) ?? 0)  // 27178
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - instant: The instant.
    ///   - longitude: Degrees east of Greenwich, −180 … 180.
    /// - Returns: nil for another longitude, and unless the table has two solar terms on both sides of the instant.
    /// - Complexity: O(1).
    public func trueSolarOffsetSeconds(at instant: Instant, longitudeDegrees longitude: Double) -> Int32? {
        guard (-180...180).contains(longitude), let equation = equationOfTimeSeconds(at: instant) else { return nil }
        // The Earth turns by a degree in 240 s.
        return Int32(exactly: (longitude * 240 + equation).rounded())
    }

    /// The equation of time, true minus mean solar time, in seconds: at most some 16 minutes.
    ///
    /// It is the mean longitude of the Sun minus its right ascension. At a solar term the longitude is a multiple of 15°, and the
    /// table has the instant; between four terms a cubic is laid. Good to 3 seconds, as nutation and the slow change of the
    /// obliquity are left out.
    ///
    /// - Returns: nil unless the table has two solar terms on both sides of the instant.
    /// - Complexity: O(1).
    public func equationOfTimeSeconds(at instant: Instant) -> Double? {
        guard let last = numberOfLastTerm(notAfter: instant), terms.numbers.contains(last - 1),
            terms.numbers.contains(last + 2)
        else { return nil }
        let points = (last - 1...last + 2).map { number in
            let seconds = terms.seconds(number)
            // Terms are counted from 小寒, at 285°.
            let equation = equationOfTime(atLongitude: 285 + 15 * number.modulo(24), secondsSince1970: seconds)
            return (x: Double(seconds) - Double(instant.secondsSince1970), y: equation)
        }
        // In an honest table a fortnight apart; a hostile one might have any distance.
        guard zip(points, points.dropFirst()).allSatisfy({ (86_400...2_592_000).contains($1.x - $0.x) }) else {
            return nil
        }
        return points.indices.reduce(0) { sum, index in
            sum
                + points.indices.filter { $0 != index }.reduce(points[index].y) { product, other in
                    product * points[other].x / (points[other].x - points[index].x)
                }
        }
    }
}

/// The equation of time at an apparent longitude, a multiple of 15°, seconds of time: Meeus, Astronomical Algorithms, 2nd edition,
/// chapter 28.
private func equationOfTime(atLongitude degrees: Int, secondsSince1970: Int64) -> Double {
    // 2000-01-01T12:00 UTC, and the mean longitude there and its change in 36 525 days (equation 28.2).
    let centuries = (Double(secondsSince1970) - 946_728_000) / 3_155_760_000
    let mean = 280.46646 + 36_000.76983 * centuries
    // The Sun is seen where it was 0.0057° ago, by aberration.
    let difference = mean - 0.00569 - Double(degrees)
    let nearest = difference - 360 * (difference / 360).rounded()
    // Longitude minus right ascension, for the obliquity of J2000.0, 23.4393°, in seconds of time. It has the same values in the
    // next quarter of the ecliptic in reverse, with the other sign.
    let quarter = [0, 285.212, 501.468, 591.403, 523.503, 307.287]
    let steps = (degrees / 15).modulo(12)
    return nearest * 240 + (steps < 6 ? quarter[steps] : steps == 6 ? 0 : -quarter[12 - steps])
}
