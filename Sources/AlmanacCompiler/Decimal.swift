/// Numbers as decimal text, the same on every platform.
package enum Decimal {
    /// A number rounded half away from zero.
    ///
    /// - Parameters:
    ///   - value: Times 10 to the power `places`, less than 10¹⁵ in magnitude.
    ///   - places: How many digits after the point.
    package static func text(_ value: Double, places: Int) -> String {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let units = Int((abs(value) * scale).rounded())
        return text(units: value < 0 ? -units : units, places: places)
    }

    /// A whole number of units of 10 to the power -`places`.
    package static func text(units: Int, places: Int) -> String {
        let sign = units < 0 ? "-" : ""
        let digits = String(units.magnitude)
        guard places > 0 else { return sign + digits }
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return sign + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
