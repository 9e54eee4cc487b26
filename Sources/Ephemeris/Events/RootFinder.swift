/// Finds when an angle that grows with time reaches a value, for as many events at once as there are lanes.
///
/// The angle comes in three lengths, because the whole theory is worth its cost only once an event: in the last step.
/// All three take seconds of TT since J2000.0 and return radians, not reduced.
struct RootFinder: Sendable {
    /// The angle from the whole theory.
    let full: @Sendable (Lanes) -> Lanes
    /// The angle within about a second of time; its rate within 1e-5.
    let coarse: @Sendable (Lanes) -> Lanes
    /// The angle within some minutes of time; its rate within 1e-3.
    let rough: @Sendable (Lanes) -> Lanes

    /// The seconds between the two instants whose difference is the local rate.
    private static let rateStep = 600.0

    /// The instants of as many events as there are lanes.
    ///
    /// - Parameter event: For each lane the angle to reach (radians, modulo a turn) and its prediction (seconds of TT
    ///   since J2000.0).
    func instants(_ event: (_ lane: Int) -> (target: Double, prediction: Double)) -> [TerrestrialTime] {
        let events = (0..<Lanes.scalarCount).map(event)
        let times = times(of: Lanes(events.map(\.target)), near: Lanes(events.map(\.prediction)))
        return (0..<Lanes.scalarCount).map { TerrestrialTime(secondsSinceJ2000: times[$0]) }
    }

    /// The times at which the angle is `targets`, by Newton's method with ever longer theories.
    ///
    /// - Given: `targets`, radians, modulo a turn; `predictions`, TT, seconds since J2000.0, within three days for the Sun
    ///   and fifteen hours for the Moon.
    /// - Returned: TT, seconds since J2000.0.
    /// - Accuracy: 5e-5 s. Two steps with the rough angle leave its own error, minutes; one with the coarse angle leaves
    ///   about a second; the step with the whole theory corrects that second with a rate good to 1e-5.
    func times(of targets: Lanes, near predictions: Lanes) -> Lanes {
        var times = predictions
        var rates = Lanes(repeating: 1)
        for _ in 0..<2 {
            rates = Self.rates(of: rough, at: times)
            times -= Self.missing(rough(times), to: targets) / rates
        }
        times -= Self.missing(coarse(times), to: targets) / rates
        rates = Self.rates(of: coarse, at: times)
        return times - Self.missing(full(times), to: targets) / rates
    }

    /// The angles minus their targets, radians in -π ... π.
    private static func missing(_ angles: Lanes, to targets: Lanes) -> Lanes {
        (angles - targets).reducedToHalfTurn()
    }

    /// The rates of change at `times`, radians a second.
    private static func rates(of angle: (Lanes) -> Lanes, at times: Lanes) -> Lanes {
        let later = angle(times + rateStep / 2)
        let earlier = angle(times - rateStep / 2)
        return (later - earlier) * (1 / rateStep)
    }
}
