// Nutation in longitude, IAU 2000A with the adjustment to the IAU 2006 precession.

/// Δψ, the nutation in longitude (Mathews, Herring & Buffett 2002, JGR 107(B4); IERS Conventions 2010, chapter 5).
package struct Nutation: Sendable {
    /// The part due to the Moon and the Sun, radians.
    package let lunisolar: ArgumentSeries
    /// The part due to the planets, radians.
    package let planetary: ArgumentSeries

    /// The nutation from its two parts, both giving radians.
    package init(lunisolar: ArgumentSeries, planetary: ArgumentSeries) {
        self.lunisolar = lunisolar
        self.planetary = planetary
    }

    /// Δψ in radians, IAU 2006/2000A.
    ///
    /// - Parameter centuries: Julian centuries of TT since J2000.0.
    package func longitude(_ centuries: Lanes) -> Lanes {
        let sum = lunisolar(centuries) + planetary(centuries)
        // IAU 2006 takes another ecliptic and lets J2 shrink (Capitaine, Wallace & Chapront 2005, A&A 432, 355, eq. 65).
        let secular = centuries * -2.7774e-6
        let adjustment = secular + 1.0000004697
        return sum * adjustment
    }

    /// The nutation without the terms under an amplitude in radians.
    package func truncated(below amplitude: Double) -> Nutation {
        Nutation(
            lunisolar: lunisolar.truncated(below: amplitude),
            planetary: planetary.truncated(below: amplitude)
        )
    }
}
