import Ephemeris

/// Angles in 2⁻³² turns, found without the platform's arc tangent.
enum TurnFraction {
    /// The angle whose sine and cosine have this ratio, 2⁻³² turns.
    ///
    /// Bisection on the deterministic sine finds where sin(angle - answer) changes its sign; 32 halvings settle every bit
    /// that is stored.
    static func angle(sine: Double, cosine: Double) -> UInt32 {
        var angle: UInt32 = 0
        for bit in stride(from: 31, through: 0, by: -1) {
            let candidate = angle | 1 << UInt32(bit)
            if isPast(candidate, sine: sine, cosine: cosine) { continue }
            angle = candidate
        }
        return angle
    }

    /// Whether a candidate angle, 0 ..< 2³², is past that of the point (cosine, sine).
    private static func isPast(_ candidate: UInt32, sine: Double, cosine: Double) -> Bool {
        let radians = Lanes(repeating: Double(candidate) / 4_294_967_296 * (2 * Double.pi))
        let (candidateSine, candidateCosine) = (radians.sine()[0], radians.cosine()[0])
        let pointInUpperHalf = sine >= 0
        let candidateInUpperHalf = candidate < 1 << 31
        guard pointInUpperHalf == candidateInUpperHalf else { return pointInUpperHalf }
        // Within one half of the circle the cross product tells which angle is greater.
        return candidateSine * cosine - candidateCosine * sine > 0
    }
}
