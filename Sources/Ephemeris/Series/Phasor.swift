/// cos a + i sin a, one event a lane. The product of two phasors is that of the sum of their angles.
struct Phasor {
    /// cos a.
    var cosine: Lanes
    /// sin a.
    var sine: Lanes

    /// The phasor of the angle zero.
    static let one = Phasor(cosine: Lanes(repeating: 1), sine: .zero)

    /// The phasor of an angle, radians.
    init(angle: Lanes) {
        let reduced = angle.reducedToHalfTurn()
        cosine = reduced.cosine()
        sine = reduced.sine()
    }

    @inline(__always)
    init(cosine: Lanes, sine: Lanes) {
        self.cosine = cosine
        self.sine = sine
    }

    /// The phasor of the opposite angle.
    var conjugate: Phasor { Phasor(cosine: cosine, sine: -sine) }

    /// The phasor of the sum of two angles.
    @inline(__always)
    static func * (left: Phasor, right: Phasor) -> Phasor {
        let bothCosines = left.cosine * right.cosine
        let bothSines = left.sine * right.sine
        let leftSine = left.sine * right.cosine
        let rightSine = left.cosine * right.sine
        return Phasor(cosine: bothCosines - bothSines, sine: leftSine + rightSine)
    }
}
