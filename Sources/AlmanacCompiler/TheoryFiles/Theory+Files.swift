import AlmanacCore
import Ephemeris

extension Theory {
    /// Reads the theory from the files of `theory/`.
    package init(from folder: SourceFolder) throws(DataFileError) {
        let sunLongitude = try SeriesFile(folder.file("theory/sun_longitude.txt"))
        let sunDistance = try SeriesFile(folder.file("theory/sun_distance.txt"))
        let moonLongitude = try SeriesFile(folder.file("theory/moon_longitude.txt"))
        let moonDistance = try SeriesFile(folder.file("theory/moon_distance.txt"))
        let moonMean = try PolynomialFile(folder.file("theory/moon_mean_longitude.txt"))
        let lunisolar = try SeriesFile(folder.file("theory/nutation_lunisolar.txt"))
        let planetary = try SeriesFile(folder.file("theory/nutation_planetary.txt"))
        let precession = try PolynomialFile(folder.file("theory/precession.txt"))
        let deltaT = try DeltaTFile(folder.file("theory/delta_t.txt"))
        let leapSeconds = try LeapSecondsFile(folder.file("theory/leap_seconds.txt"))

        for validity in [
            try sunLongitude.validity(), try sunDistance.validity(), try moonLongitude.validity(),
            try moonDistance.validity(), moonMean.validity, try lunisolar.validity(), try planetary.validity(),
            precession.validity,
        ] { try validity.require(TableSpan.computedDays) }
        self.init(
            sun: SolarTheory(
                earthLongitude: try sunLongitude.harmonicSeries(),
                distance: try sunDistance.harmonicSeries()
            ),
            moon: LunarTheory(
                meanLongitude: try moonMean.polynomial("W1").adding(moonMean.polynomial("tie")),
                periodicLongitude: try moonLongitude.argumentSeries(unit: radiansPerArcsecond),
                distance: try moonDistance.argumentSeries(unit: 1),
                precession: try precession.polynomial("pA")
            ),
            nutation: Nutation(
                lunisolar: try lunisolar.argumentSeries(unit: radiansPerArcsecond),
                planetary: try planetary.argumentSeries(unit: radiansPerArcsecond)
            ),
            timeScales: TimeScales(deltaT: try deltaT.deltaT(), leapSeconds: try leapSeconds.leapSeconds())
        )
        try requirePlausible()
    }
}

extension TerrestrialTime {
    /// 0h TT of a day counted from 1970-01-01.
    init(day: Int32) {
        self.init(secondsSince1970: Double(day) * 86_400)
    }
}
