extension StemBranch {
    /// The pillar of a lunar month, as Korean almanacs print it, or nil for a leap month, which has none.
    ///
    /// - Parameters:
    ///   - month: The lunar month; month 1 is 寅.
    ///   - stem: The stem of the lunar year.
    public static func month(_ month: LunarMonth, inYearOf stem: HeavenlyStem) -> StemBranch? {
        guard !month.isLeap else { return nil }
        return StemBranch.month(EarthlyBranch(wrapping: month.number + 1), inYearOf: stem)
    }
}
