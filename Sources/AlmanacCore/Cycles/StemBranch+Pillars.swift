// The arithmetic of pillars, which needs no table. On which day a year or a month begins is the calendar's to say.

extension StemBranch {
    /// The pillar of a year: 甲子 for 1984.
    ///
    /// - Parameter year: The number of the lunar year, or the year of 立春 if years begin there; any number.
    public static func year(_ year: Int) -> StemBranch {
        // Reduced first, so that the subtraction does not overflow.
        StemBranch(wrapping: year % count - 4)
    }

    /// The pillar of a month of pillars, which begins with a sectional term (節).
    ///
    /// - Parameters:
    ///   - branch: The branch of the month: 寅 from 立春, 卯 from 驚蟄, … 丑 from 小寒.
    ///   - stem: The stem of the year that began with the last 立春 up to the beginning of this month.
    public static func month(_ branch: EarthlyBranch, inYearOf stem: HeavenlyStem) -> StemBranch {
        // 五虎遁: a year of 甲 or 己 begins with 丙寅, and the twelve months of a year advance the stem by two.
        let monthsAfterYin = (branch.index - EarthlyBranch.yin.index).modulo(EarthlyBranch.count)
        return StemBranch(wrapping: 12 * (stem.index % 5) + 2 + monthsAfterYin)
    }

    /// The pillar of a civil day, which begins at 0h: 甲子 for 2024-01-01.
    public static func day(_ day: Day) -> StemBranch {
        // 1970-01-01 was 辛巳, index 17.
        StemBranch(wrapping: Int(day.rawValue % 60) + 17)
    }

    /// The pillar of a double hour of a day.
    ///
    /// - Parameters:
    ///   - branch: The branch of the double hour.
    ///   - stem: The stem of the day; for an hour from 23h to 0h, of the next day.
    public static func hour(_ branch: EarthlyBranch, inDayOf stem: HeavenlyStem) -> StemBranch {
        // 五鼠遁: a day of 甲 or 己 begins with 甲子.
        StemBranch(wrapping: 12 * (stem.index % 5) + branch.index)
    }
}
