/// The uncertainty of the instants of a table, by year.
package struct UncertaintyModel: Sendable {
    private let about: AboutSection
    private let deltaT: DeltaTSection

    package init(about: AboutSection, deltaT: DeltaTSection) { (self.about, self.deltaT) = (about, deltaT) }

    /// The uncertainty of an instant.
    ///
    /// Before 1972 it is that of ΔT, three sigma. From then on UTC is known as long as the bulletins on leap seconds reach; after
    /// that it is the distance of UTC from UT1 if the last leap second stayed the last, plus the uncertainty of ΔT: as much as
    /// a clock that keeps to the Earth may differ from the one the calendar is computed with. It grows no more after the day on
    /// which UTC no longer follows the Earth, if that is decided.
    package func uncertainty(at instant: Instant) -> Instant.Uncertainty {
        var uncertainty = Instant.Uncertainty()
        guard let day = instant.day(utcOffsetSeconds: 0) else { return uncertainty }
        if day < .firstOfUTC {
            uncertainty.earthRotationCentiseconds = threeSigma(inYearOf: day)
        } else if day >= about.leapSecondsUnknownFrom, about.leapSecondsUnknownFrom < about.leapSecondsEnd {
            let followed = day < about.leapSecondsEnd ? day : Day(rawValue: about.leapSecondsEnd.rawValue - 1)
            uncertainty.earthRotationCentiseconds = threeSigma(inYearOf: followed)
            uncertainty.leapSecondCentiseconds = drift(inYearOf: followed)
        }
        return uncertainty
    }

    /// Three times the larger sigma of ΔT at the two ends of the year of a day, hundredths of a second; 0 in a year without ΔT.
    private func threeSigma(inYearOf day: Day) -> Int {
        deltaT.indices(around: day).reduce(0) { max($0, 3 * Int(deltaT.sigmaCentiseconds[$1])) }
    }

    /// The larger distance of ΔT from the TT - UTC held at the two ends of the year of a day, hundredths of a second.
    private func drift(inYearOf day: Day) -> Int {
        let held = Int(about.heldMillisecondsTTMinusUTC / 10)
        return deltaT.indices(around: day).reduce(0) { max($0, abs(Int(deltaT.centiseconds[$1]) - held)) }
    }

    /// Whether an instant is so near to midnight on some clocks that its civil day is not certain: within its own uncertainty, or
    /// within a minute where no authority has published the day.
    ///
    /// - Parameters:
    ///   - offset: How far the clocks are ahead of UTC (UT1 before 1972), seconds.
    ///   - lastDay: The last day that the authority of the calendar has published.
    package func isNearMidnight(_ instant: Instant, utcOffsetSeconds offset: Int32, publishedUntil lastDay: Day) -> Bool
    {
        let isPublished = instant.day(utcOffsetSeconds: offset).map { $0 <= lastDay } ?? false
        return abs(instant.marginFromMidnight(utcOffsetSeconds: offset))
            < max(isPublished ? 0 : Certainty.midnightSeconds, uncertainty(at: instant).seconds)
    }
}

extension Instant {
    /// Seconds from the nearest midnight on clocks `offset` seconds ahead of UTC to this instant, negative before midnight.
    func marginFromMidnight(utcOffsetSeconds offset: Int32) -> Int {
        let secondOfDay = secondOfDay(utcOffsetSeconds: offset)
        return secondOfDay < Instant.secondsPerDay / 2 ? secondOfDay : secondOfDay - Instant.secondsPerDay
    }

    /// The time by which an instant may be wrong, by the sources of the error.
    ///
    /// All parts are in hundredths of a second. They are added, not squared, as nobody knows how they are correlated.
    package struct Uncertainty: Hashable, Sendable {
        /// The theory of the Sun and the Moon, within 0.02 s of JPL DE440 (in-sample), and rounding to whole seconds, 0.5 s.
        package let computationCentiseconds = 52
        /// The rotation of the Earth: the uncertainty (three sigma) of ΔT before 1972, and again after the last date for which
        /// the International Earth Rotation Service has announced leap seconds.
        package internal(set) var earthRotationCentiseconds = 0
        /// Leap seconds to come: how far a clock that follows the predicted rotation of the Earth will be from UTC without
        /// further leap seconds, with which the table is computed.
        package internal(set) var leapSecondCentiseconds = 0

        /// The sum of the parts in whole seconds, rounded up.
        package var seconds: Int {
            (computationCentiseconds + earthRotationCentiseconds + leapSecondCentiseconds + 99) / 100
        }
    }
}
