/// Easter Sunday, as the Western and the Orthodox churches compute it.
///
/// Integer rules for the ecclesiastical full moon, after J.-M. Oudin (1940) as given in P. K. Seidelmann (ed.),
/// *Explanatory Supplement to the Astronomical Almanac*, 1992, section 12.4. Easter is the first Sunday after it.
package enum Easter {
    /// The years for which the rules answer, 1583 … 9999: the Gregorian calendar began in October 1582.
    package static var years: ClosedRange<Int> { 1583...9999 }

    /// Easter Sunday of the Western churches, 22 March … 25 April, or nil outside `years`.
    package static func western(in year: Int) -> Day? {
        guard years.contains(year) else { return nil }
        let century = year / 100
        let yearOfMetonicCycle = year % 19
        let lunarCorrection = (century - (century - 17) / 25) / 3
        let age = (19 * yearOfMetonicCycle + 15 + century - century / 4 - lunarCorrection) % 30
        // Two of the thirty dates are moved by a day, so that no full moon is after 18 April and the 19 years of the
        // cycle have 19 different dates.
        let isMoved = age == 29 || (age == 28 && yearOfMetonicCycle > 10)
        return firstSunday(afterFullMoon: isMoved ? age - 1 : age, daysAfter: Day(year: year, month: 3, day: 21))
    }

    /// Easter Sunday of the Orthodox churches, which follow the Julian calendar, or nil outside `years`.
    ///
    /// In 1900 … 2099 it is 4 April … 8 May of the Gregorian calendar.
    package static func orthodox(in year: Int) -> Day? {
        guard years.contains(year) else { return nil }
        let march21 = JulianDate(year: year, month: 3, day: 21)?.day
        return firstSunday(afterFullMoon: (19 * (year % 19) + 15) % 30, daysAfter: march21)
    }

    private static func firstSunday(afterFullMoon days: Int, daysAfter march21: Day?) -> Day? {
        march21?.advanced(by: days + 1)?.onOrAfter(.sunday)
    }
}
