/// The uncertainty of the instants of a table, by year.
package struct UncertaintyModel: Sendable {
    private let about: AboutSection
    private let deltaT: DeltaTSection

    /// The model that two sections of a table describe.
    package init(about: AboutSection, deltaT: DeltaTSection) {
        self.about = about
        self.deltaT = deltaT
    }

    /// Rounding to whole seconds (half a second) and the theory itself (0.02 s), hundredths of a second.
    private static var ofAnyInstant: Int { 52 }

    /// The uncertainty of an instant.
    ///
    /// Before 1972 it is that of ΔT. From then on UTC is known as long as the bulletins on leap seconds reach; after that
    /// it is how far UTC would be from UT1 if the last leap second stayed the last, plus the uncertainty of ΔT: as much as
    /// a clock that keeps to the Earth may differ from the one the calendar is computed with.
    func uncertainty(at instant: Instant) -> InstantUncertainty {
        var uncertainty = InstantUncertainty(computation: Self.ofAnyInstant)
        guard let day = instant.day(atOffset: 0), day < .firstOfUTC || day >= about.leapSecondsUnknownFrom,
            let position = deltaT.position(ofYear: GregorianDate(day).year)
        else { return uncertainty }
        uncertainty.earthRotationCentiseconds = Int(deltaT.sigmaCentiseconds[position])
        if day >= .firstOfUTC {
            let drift = Int(deltaT.centiseconds[position]) - Int(about.heldMillisecondsTTMinusUTC / 10)
            uncertainty.leapSecondCentiseconds = abs(drift)
        }
        return uncertainty
    }

    /// Whether an instant is so near to midnight on some clocks that its civil day is not certain: within a minute, or
    /// within its own uncertainty.
    ///
    /// - Parameter offset: How far the clocks are ahead of UTC (UT1 before 1972), seconds.
    package func isNearMidnight(_ instant: Instant, atOffset offset: Int32) -> Bool {
        abs(instant.marginFromMidnight(atOffset: offset))
            < max(Certainty.midnightSeconds, uncertainty(at: instant).seconds)
    }
}

extension Instant {
    /// Seconds from the nearest midnight on clocks `offset` seconds ahead of UTC to this moment, negative before midnight.
    func marginFromMidnight(atOffset offset: Int32) -> Int {
        let secondOfDay = secondOfDay(atOffset: offset)
        return secondOfDay < Instant.secondsPerDay / 2 ? secondOfDay : secondOfDay - Instant.secondsPerDay
    }
}
