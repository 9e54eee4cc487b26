// Sine and cosine from plain IEEE additions and multiplications, so that every machine gets the same last bit: the
// platform's own may differ in it from one system to the next.

/// π in two parts. The first has 31 significant bits, so that its product with an integer under 2^20 is exact; the second
/// has all of a `Double`'s, so that its product with such an integer is within 2^-66 of the exact one.
private let piHead = 0x1.921fb544p+1
private let piTail = 0x1.0b4611a626331p-33

/// Added and subtracted again, 1.5 · 2^52 rounds a number under 2^51 to the nearest integer, ties to even; before it
/// is subtracted, the lowest bit of the sum is the integer's own.
private let roundingShift = 0x1.8p+52

extension Lanes {
    /// The nearest integer in every lane, ties to even; for magnitudes under 2^51.
    @inline(__always)
    func roundedToInteger() -> Lanes { (self + roundingShift) - roundingShift }

    /// The sines of these angles.
    ///
    /// - Given: the lanes, radians, up to 10^6 in magnitude.
    /// - Accuracy: 3e-16.
    /// - Source: Cody & Waite 1980, Software Manual for the Elementary Functions, chapter 8: the argument is reduced by
    ///   multiples of π in two steps.
    @inline(__always)
    package func sine() -> Lanes {
        let shifted = self * (1 / Double.pi) + roundingShift
        return sineOfRemainder(halfTurns: shifted - roundingShift, parity: shifted)
    }

    /// The cosines of these angles, as the sines a quarter turn later.
    ///
    /// - Given: the lanes, radians, up to 10^6 in magnitude.
    /// - Accuracy: 3e-16.
    @inline(__always)
    package func cosine() -> Lanes {
        let shifted = (self * (1 / Double.pi) + 0.5) + roundingShift
        return sineOfRemainder(halfTurns: (shifted - roundingShift) - 0.5, parity: shifted)
    }

    /// The sine of the remainder after `halfTurns` times π, negated where the lowest bit of `parity` is set.
    @inline(__always)
    private func sineOfRemainder(halfTurns: Lanes, parity: Lanes) -> Lanes {
        var remainder = self - halfTurns * piHead
        remainder -= halfTurns * piTail
        let sine = taylorSine(remainder)
        let signs = unsafeBitCast(parity, to: LaneBits.self) &<< 63
        return unsafeBitCast(unsafeBitCast(sine, to: LaneBits.self) ^ signs, to: Lanes.self)
    }
}

/// The Taylor polynomial of the sine up to x^21, within 2e-18 for |x| <= π/2.
@inline(__always)
private func taylorSine(_ x: Lanes) -> Lanes {
    let square = x * x
    var sum = Lanes(repeating: 1.0 / 51_090_942_171_709_440_000)
    sum = sum * square - 1.0 / 121_645_100_408_832_000
    sum = sum * square + 1.0 / 355_687_428_096_000
    sum = sum * square - 1.0 / 1_307_674_368_000
    sum = sum * square + 1.0 / 6_227_020_800
    sum = sum * square - 1.0 / 39_916_800
    sum = sum * square + 1.0 / 362_880
    sum = sum * square - 1.0 / 5_040
    sum = sum * square + 1.0 / 120
    sum = sum * square - 1.0 / 6
    return x + x * (square * sum)
}

// MARK: - Fewer digits

extension Lanes {
    /// The cosines of these angles, for series terms so small that nine digits are enough.
    ///
    /// - Given: the lanes, turns, up to 10^6 in magnitude.
    /// - Accuracy: 4e-9.
    /// - Source: cos 2πu = sin 2πq with q = 1/4 - |u - the nearest integer|; the polynomial is the minimax one of its
    ///   degree for |q| <= 1/4, by Remez's algorithm.
    @inline(__always)
    func shortCosineOfTurns() -> Lanes {
        let remainder = self - roundedToInteger()
        let quarter = 0.25 - remainder.magnitude
        let square = quarter * quarter
        var sum = square * 39.536_706_762_014_836 - 76.549_787_382_613_466
        sum = sum * square + 81.601_004_077_356_553
        sum = sum * square - 41.341_655_031_479_419
        sum = sum * square + 6.283_185_160_089_722_7
        return sum * quarter
    }

    /// The magnitudes: the lanes without their signs.
    @inline(__always)
    private var magnitude: Lanes {
        unsafeBitCast(unsafeBitCast(self, to: LaneBits.self) & 0x7fff_ffff_ffff_ffff, to: Lanes.self)
    }
}
