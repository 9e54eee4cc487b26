// When an angle reaches a value: root finding for several events at once.

/// An angle that grows with time, as the whole theory gives it and as a short one does.
struct GrowingAngle: Sendable {
    /// The angle in radians at times in seconds of TT since J2000.0, from the whole theory.
    let full: @Sendable (Lanes) -> Lanes
    /// The same from a short theory: its rate of change is as good, the angle itself a few seconds of arc off.
    let coarse: @Sendable (Lanes) -> Lanes
}

extension GrowingAngle {
    /// How far apart (seconds) the two places lie whose difference is the local rate.
    private static let rateStep = 600.0

    /// The instants of as many events as there are lanes.
    ///
    /// - Parameter event: for each lane the value the angle reaches (radians, modulo a turn) and a time near it (seconds
    ///   of TT since J2000.0).
    func instants(_ event: (_ lane: Int) -> (target: Double, guess: Double)) -> [TerrestrialTime] {
        var targets = Lanes.zero
        var guesses = Lanes.zero
        for lane in 0..<Lanes.scalarCount {
            (targets[lane], guesses[lane]) = event(lane)
        }
        let times = times(of: targets, near: guesses)
        return (0..<Lanes.scalarCount).map { TerrestrialTime(secondsSinceJ2000: times[$0]) }
    }

    /// The times at which the angle is `targets` (radians, modulo a turn) nearest to `guesses`.
    ///
    /// Newton's method with the true local rate. The short theory goes first, until it stands still; then one step with
    /// the whole theory. That step is the difference of the two theories, some seconds, and the rate is good to 1e-5, so
    /// what is left is under a millisecond.
    ///
    /// - Parameter guesses: seconds of TT since J2000.0, within a fifth of a turn of the answer.
    func times(of targets: Lanes, near guesses: Lanes) -> Lanes {
        var times = guesses
        var rates = Lanes(repeating: 1)
        for _ in 0..<4 {
            rates = rate(at: times)
            let missing = (coarse(times) - targets).reducedToHalfTurn()
            times -= missing / rates
        }
        let missing = (full(times) - targets).reducedToHalfTurn()
        return times - missing / rates
    }

    /// The rate of change at `times`, radians a second.
    private func rate(at times: Lanes) -> Lanes {
        let later = coarse(times + Self.rateStep / 2)
        let earlier = coarse(times - Self.rateStep / 2)
        return (later - earlier) * (1 / Self.rateStep)
    }
}
