// Angles: everything is in radians unless the name says otherwise.

/// Radians in one second of arc.
package let radiansPerArcsecond = Double.pi / 648_000

/// Radians in one degree.
package let radiansPerDegree = Double.pi / 180

extension Lanes {
    /// The same angles (radians) minus whole turns, each in -π ... π.
    func reducedToHalfTurn() -> Lanes {
        let turns = (self * (0.5 / Double.pi)).roundedToInteger()
        return self - turns * (2 * Double.pi)
    }
}
