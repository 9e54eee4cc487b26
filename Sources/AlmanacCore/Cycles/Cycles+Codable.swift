// Coded as their numbers, counted from 0.

#if !hasFeature(Embedded)
    extension HeavenlyStem: Codable {}
    extension HeavenlyStem.Element: Codable {}
    extension EarthlyBranch: Codable {}
    extension StemBranch: Codable {}
    extension Zodiac: Codable {}
    extension DayBoundary: Codable {}
#endif
