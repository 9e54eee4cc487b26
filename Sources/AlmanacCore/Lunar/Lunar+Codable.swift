// Dates and months are coded as the text they print; terms, seasons and phases as their number.

#if !hasFeature(Embedded)
    extension LunarDate: Codable {}
    extension LunarMonth: Codable {}
    extension LunarMonthDay: Codable {}
    extension SolarTerm: Codable {}
    extension SolarTerm.Season: Codable {}
    extension MoonPhase: Codable {}
    extension Rokuyo: Codable {}
#endif
