// Values that are a number are coded as that number: a `Day` is the days since 1970 in JSON as everywhere.

#if !hasFeature(Embedded)
    extension Day: Codable {}
    extension Weekday: Codable {}
    extension SolarTerm.Season: Codable {}
    extension SolarTerm: Codable {}
    extension HeavenlyStem: Codable {}
    extension EarthlyBranch: Codable {}
    extension StemBranch: Codable {}
    extension Zodiac: Codable {}
    extension HeavenlyStem.Element: Codable {}
    extension DayBoundary: Codable {}
    extension RowPolicy: Codable {}
#endif
