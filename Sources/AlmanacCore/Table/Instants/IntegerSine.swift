// The sine in whole numbers, the same on every machine and in every language.

/// The sine of an angle given in parts of a turn.
enum IntegerSine {
    /// One, as the sine is scaled.
    static var unit: Int64 { 1 << 30 }

    /// The sine of `angle` / 2³² turns, times 2³⁰.
    ///
    /// The angle is folded into a quarter turn either side of zero, x in -1 … 1; there the sine of x π/2 is its Taylor
    /// polynomial up to x⁹, in fixed point with 30 binary places: within 4e-6 of the true sine. The table's residuals
    /// make up for the difference, so what counts is only that everyone computes the same.
    @inline(__always)
    static func sine(_ angle: UInt32) -> Int64 {
        var x = Int64(Int32(bitPattern: angle))
        // After a quarter turn the sine falls as it rose, on either side of zero.
        if x > unit { x = 2 * unit - x } else if x < -unit { x = -2 * unit - x }
        let square = (x * x) >> 30
        var sum: Int64 = 172_272
        sum = ((sum * square) >> 30) - 5_026_995
        sum = ((sum * square) >> 30) + 85_569_306
        sum = ((sum * square) >> 30) - 693_598_668
        sum = ((sum * square) >> 30) + 1_686_629_713
        return (sum * x) >> 30
    }
}
