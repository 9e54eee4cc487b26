/// Everything needed to say when the Sun and the Moon are where: both bodies, the nutation and the time scales.
package struct Theory: Sendable {
    package let sun: SolarTheory
    package let moon: LunarTheory
    package let nutation: Nutation
    /// ΔT and the leap seconds.
    package let timeScales: TimeScales

    package init(
        sun: SolarTheory,
        moon: LunarTheory,
        nutation: Nutation,
        timeScales: TimeScales
    ) {
        self.sun = sun
        self.moon = moon
        self.nutation = nutation
        self.timeScales = timeScales
    }

    /// The longitude that the solar terms are defined by.
    package var apparentSolarLongitude: ApparentSolarLongitude { ApparentSolarLongitude(sun: sun, nutation: nutation) }

    /// The angle that the phases of the Moon are defined by.
    package var apparentElongation: ApparentElongation { ApparentElongation(moon: moon, sun: sun) }
}
