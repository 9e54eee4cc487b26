/// Easter Sunday, by the reckonings of the Western and of the Orthodox churches.
///
/// Whole-number rules for the ecclesiastical full moon, after J.-M. Oudin (1940) as given in P. K. Seidelmann (ed.),
/// *Explanatory Supplement to the Astronomical Almanac*, 1992, section 12.4. Easter is the first Sunday after that moon.
public enum Easter {
    /// The years for which the rules answer: the Gregorian calendar began in October 1582.
    public static var years: ClosedRange<Int> { 1583...9999 }

    /// Easter Sunday of the Western churches, 22 March … 25 April; nil outside `years`.
    public static func western(in year: Int) -> Day? {
        guard years.contains(year) else { return nil }
        let century = year / 100
        let yearOfMetonicCycle = year % 19
        let lunarCorrection = (century - (century - 17) / 25) / 3
        let age = (19 * yearOfMetonicCycle + 15 + century - century / 4 - lunarCorrection) % 30
        // Two dates of the thirty are moved a day, so that full moons fall by 18 April and on 19 dates in 19 years.
        let isMoved = age == 29 || (age == 28 && yearOfMetonicCycle > 10)
        return firstSunday(afterFullMoon: isMoved ? age - 1 : age, daysAfterMarch21Of: year)
    }

    /// Easter Sunday of the Orthodox churches, by the Julian reckoning, as a day that is dated 4 April … 8 May of the
    /// Gregorian calendar in 1900 … 2099; nil outside `years`.
    public static func orthodox(in year: Int) -> Day? {
        guard years.contains(year) else { return nil }
        let century = year / 100
        // In March the Julian date lags by 13 days from 1900, by 14 from 2100.
        let julianLag = century - century / 4 - 2
        return firstSunday(afterFullMoon: julianLag + (19 * (year % 19) + 15) % 30, daysAfterMarch21Of: year)
    }

    private static func firstSunday(afterFullMoon days: Int, daysAfterMarch21Of year: Int) -> Day? {
        Day(year: year, month: 3, day: 21)?.advanced(by: days + 1)?.earliest(.sunday)
    }
}
