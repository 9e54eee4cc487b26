extension SolarTerm {
    /// A season as the solar terms divide the year: each begins on its 立, not on an equinox or solstice.
    public enum Season: UInt8, CaseIterable, Hashable, Sendable {
        /// From 立春 to the eve of 立夏.
        case spring
        /// From 立夏 to the eve of 立秋.
        case summer
        /// From 立秋 to the eve of 立冬.
        case autumn
        /// From 立冬 to the eve of 立春.
        case winter

        /// The term with which the season begins.
        public var firstTerm: SolarTerm { SolarTerm(wrapping: 2 + 6 * Int(rawValue)) }
    }
}
