extension HeavenlyStem {
    /// One of the five elements (五行). Each belongs to two stems: 2026, 丙午, is a year of the Fire Horse.
    public enum Element: UInt8, CaseIterable, Hashable, Sendable {
        /// 木, of 甲 and 乙.
        case wood
        /// 火, of 丙 and 丁.
        case fire
        /// 土, of 戊 and 己.
        case earth
        /// 金, of 庚 and 辛.
        case metal
        /// 水, of 壬 and 癸.
        case water
    }
}
