extension SolarTerm {
    /// A season as the solar terms divide the year: each begins with its 立 term, not with an equinox or solstice.
    public enum Season: UInt8, CaseIterable, Hashable, Sendable {
        /// From 立春 to the day before 立夏.
        case spring
        /// From 立夏 to the day before 立秋.
        case summer
        /// From 立秋 to the day before 立冬.
        case autumn
        /// From 立冬 to the day before 立春.
        case winter

        /// The term with which the season begins.
        public var firstTerm: SolarTerm { SolarTerm(wrapping: 2 + 6 * Int(rawValue)) }
    }
}
