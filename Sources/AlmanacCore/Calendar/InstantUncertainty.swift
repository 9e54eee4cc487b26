/// How many seconds the instants of a year may be wrong.
struct InstantUncertainty: Sendable {
    let about: AboutSection
    let deltaT: DeltaTSection

    /// The first day of UTC as it is today, 1972-01-01.
    private static var firstDayOfUTC: Day { Day(rawValue: 730) }

    /// Rounding to whole seconds (half a second) and the theory itself (0.02 s), hundredths of a second.
    private static var ofAnyInstant: Int { 52 }

    /// The uncertainty of an instant, seconds, rounded up.
    ///
    /// Before 1972 it is that of ΔT. From then on UTC is known as long as the bulletins on leap seconds reach; after that
    /// it is how far UTC would be from UT1 if the last leap second stayed the last, plus the uncertainty of ΔT: as much as
    /// a clock that keeps to the Earth may differ from the one the calendar is computed with.
    func seconds(at instant: Instant) -> Int {
        guard let day = instant.day(atOffset: 0) else { return 0 }
        return (Self.ofAnyInstant + clockCentiseconds(on: day) + 99) / 100
    }

    private func clockCentiseconds(on day: Day) -> Int {
        if day >= Self.firstDayOfUTC && day < about.leapSecondsUnknownFrom { return 0 }
        guard let position = deltaT.position(ofYear: GregorianDate(day).year) else { return 0 }
        let sigma = Int(deltaT.sigmaCentiseconds[position])
        if day < Self.firstDayOfUTC { return sigma }
        let drift = Int(deltaT.centiseconds[position]) - Int(about.heldMillisecondsTTMinusUTC / 10)
        return abs(drift) + sigma
    }
}
