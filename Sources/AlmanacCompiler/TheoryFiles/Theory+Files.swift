import AlmanacCore
import Ephemeris

extension Theory {
    /// Reads the theory of the years of a span: the files of `theory/`, or for a wide span the files of the same names in `wide/theory/`
    /// where there are any; `wide/theory/validity.txt` extends the validity of the others.
    package init(from folder: SourceFolder, _ span: TableSpan = .bundled) throws(DataFileError) {
        let wide = span.isWide ? folder.files(in: "wide/theory") : []
        let extended = span.isWide ? try folder.extendedValidities() : []
        func file(_ name: String) throws(DataFileError) -> SourceFile {
            if let own = wide.first(where: { $0.name == "wide/theory/\(name).txt" }) { return own }
            return try folder.file("theory/\(name).txt")
        }
        func require(_ validity: Validity, of name: String) throws(DataFileError) {
            try (extended.first { $0.line.word(0) == name } ?? validity).require(span.computedDays)
        }
        func series(_ name: String) throws(DataFileError) -> SeriesFile {
            let series = try SeriesFile(file(name))
            try require(series.validity(), of: name)
            return series
        }
        func polynomials(_ name: String) throws(DataFileError) -> PolynomialFile {
            let polynomials = try PolynomialFile(file(name))
            try require(polynomials.validity, of: name)
            return polynomials
        }
        let wideDeltaT = span.isWide ? try file("delta_t") : nil
        let deltaT = try DeltaT(reading: folder.file("theory/delta_t.txt"), wide: wideDeltaT, span)
        let leapSeconds = try LeapSecondsFile(folder.file("theory/leap_seconds.txt")).leapSeconds()
        let moonMean = try polynomials("moon_mean_longitude")
        let moon = try series("moon_longitude")
        // A third of the terms of the Moon and of the nutation takes a third of the time, and a phase changes by 0.03 s at the most, a
        // term by 0.01 s.
        let periodicMoon =
            span.isWide
            ? try moon.argumentSeries(unit: radiansPerArcsecond, above: 1.3e-4, adding: ("l", moonMean.polynomial("l")))
            : try moon.argumentSeries(unit: radiansPerArcsecond)
        let nutation = Nutation(
            lunisolar: try series("nutation_lunisolar").argumentSeries(unit: radiansPerArcsecond),
            planetary: try series("nutation_planetary").argumentSeries(unit: radiansPerArcsecond)
        )
        self.init(
            sun: SolarTheory(
                earthLongitude: try series("sun_longitude").harmonicSeries(),
                distance: try series("sun_distance").harmonicSeries()
            ),
            moon: LunarTheory(
                meanLongitude: try moonMean.polynomial("W1").adding(moonMean.polynomial("tie")),
                periodicLongitude: periodicMoon,
                distance: try series("moon_distance").argumentSeries(unit: 1),
                precession: try polynomials("precession").polynomial("pA")
            ),
            nutation: span.isWide ? nutation.truncated(below: 1e-5 * radiansPerArcsecond) : nutation,
            timeScales: TimeScales(deltaT: deltaT, leapSeconds: leapSeconds)
        )
        try requirePlausible(in: span) { name in
            "\(wide.contains { $0.name == "wide/theory/\(name).txt" } ? "wide/" : "")theory/\(name).txt"
        }
    }
}

extension SourceFolder {
    /// The days for which files of `theory/` are good enough for a wide table, as `wide/theory/validity.txt` says.
    fileprivate func extendedValidities() throws(DataFileError) -> [Validity] {
        let lines = try file("wide/theory/validity.txt").sourcedLines()
        return try lines.map { (line) throws(DataFileError) in try Validity(reading: line) }
    }
}

extension TerrestrialTime {
    /// 0h TT of a day counted from 1970-01-01.
    package init(day: Int32) { self.init(secondsSince1970: Double(day) * 86_400) }
}

extension Theory {
    /// Throws if the Sun, the Moon, the nutation or the precession is farther from its mean than it can be in the years of a span. The
    /// error names the file; without this a figure that is wrong by far shows only in a calendar's days, if the search for instants finds any.
    func requirePlausible(in span: TableSpan, _ path: (_ name: String) -> String) throws(DataFileError) {
        let (first, years) = (span.years.lowerBound, Double(span.years.count - 1))
        for group in 0..<4 {
            // 32 dates over all years, 6.45 or 17.87 apart: no period of the Sun or the Moon.
            let centuries = Lanes(
                (0..<Lanes.scalarCount).map { (Double(first - 2000) + Double(8 * group + $0) * years / 31) / 100 }
            )
            for part in parts(at: centuries) {
                // Written so that what is no number fails too.
                for lane in 0..<Lanes.scalarCount where !(abs(part.difference[lane]) <= part.limit) {
                    throw DataFileError(
                        file: path(part.file),
                        line: 0,
                        found: "figures by which \(part.name) is \(part.difference[lane]) \(part.unit) from its mean",
                        expected: "figures by which it is \(part.limit) \(part.unit) from its mean at most"
                    )
                }
            }
        }
    }

    /// A quantity that has a file of its own, minus its mean, and how far they may be apart.
    private typealias Part = (file: String, difference: Lanes, limit: Double, name: String, unit: String)

    /// The parts of the theory that have a file each.
    ///
    /// - Source: the means are those of Meeus 1998, Astronomical Algorithms, eq. 25.2, and of the heads of the files; the limits
    ///   are rounded up from the largest equations of the centre, evections and nutations.
    private func parts(at centuries: Lanes) -> [Part] {
        let meanEarth = (centuries * 36_000.769_83 + 100.466_46) * radiansPerDegree
        let meanMoon = (centuries * 1_732_559_343.4 + 785_939.85) * radiansPerArcsecond
        let meanPrecession = centuries * (5028.8 * radiansPerArcsecond)
        let earth = sun.earthLongitude(centuries * 0.1) - meanEarth
        let precession = moon.precession(centuries) - meanPrecession
        return [
            ("sun_longitude", earth, 0.05, "the Earth", "rad"),
            ("sun_distance", sun.distance(centuries * 0.1) - 1, 0.02, "the distance of the Sun", "au"),
            ("nutation_lunisolar", nutation.lunisolar(centuries), 1e-4, "the equinox", "rad"),
            ("nutation_planetary", nutation.planetary(centuries), 1e-6, "the equinox", "rad"),
            ("moon_mean_longitude", moon.meanLongitude(centuries) - meanMoon, 0.01, "the mean Moon", "rad"),
            ("moon_longitude", moon.periodicLongitude(centuries), 0.16, "the Moon", "rad"),
            ("moon_distance", moon.distance(centuries) - 385_000, 30_000, "the distance of the Moon", "km"),
            ("precession", precession, 1e-4, "the precession", "rad"),
        ]
    }
}
