/// Δψ, the nutation in longitude, IAU 2000A with the adjustment to the IAU 2006 precession.
package struct Nutation: Sendable {
    /// The part due to the Moon and the Sun, radians.
    package let lunisolar: ArgumentSeries
    /// The part due to the planets, radians.
    package let planetary: ArgumentSeries

    package init(lunisolar: ArgumentSeries, planetary: ArgumentSeries) {
        self.lunisolar = lunisolar
        self.planetary = planetary
    }

    /// Δψ, IAU 2006/2000A.
    ///
    /// - Given: `centuries`, TT, Julian centuries since J2000.0.
    /// - Returned: radians, from the mean to the true equinox of date along the ecliptic of date.
    /// - Accuracy: 1e-8" against SOFA's `nut06a`; the model omits the free core nutation, under 0.3 mas.
    /// - Source: Mathews, Herring & Buffett 2002, JGR 107(B4), 2068; IERS Conventions 2010, chapter 5; the adjustment for
    ///   the IAU 2006 ecliptic and the secular change of J2: Wallace & Capitaine 2006, A&A 459, 981, eq. 5.
    package func longitude(_ centuries: Lanes) -> Lanes {
        let sum = lunisolar(centuries) + planetary(centuries)
        let adjustment = centuries * -2.7774e-6 + 1.0000004697
        return sum * adjustment
    }

    /// The nutation without the series terms under `amplitude`, radians.
    package func truncated(below amplitude: Double) -> Nutation {
        Nutation(lunisolar: lunisolar.truncated(below: amplitude), planetary: planetary.truncated(below: amplitude))
    }
}
