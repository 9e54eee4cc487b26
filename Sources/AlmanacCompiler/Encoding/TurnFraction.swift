// From a point on a circle to its angle in 2⁻³² turns.

import Ephemeris

/// Angles as parts of a turn, found without the platform's arc tangent.
enum TurnFraction {
    /// The angle whose sine and cosine stand in this proportion, 2⁻³² turns.
    ///
    /// Found by bisection on the deterministic sine: the angle at which sin(angle - answer) changes its sign. Thirty-two
    /// halvings settle every bit that is stored.
    static func angle(sine: Double, cosine: Double) -> UInt32 {
        var angle: UInt32 = 0
        for bit in stride(from: 31, through: 0, by: -1) {
            let candidate = angle | 1 << UInt32(bit)
            if isPast(candidate, sine: sine, cosine: cosine) { continue }
            angle = candidate
        }
        return angle
    }

    /// Whether a candidate angle, counted 0 ..< 2³², lies past the point at (cosine, sine).
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
