// Coded as their numbers, as the enumerations of AlmanacCore are.

import AlmanacCore

#if !hasFeature(Embedded)
    extension Zodiac.Custom: Codable {}
    extension LunarMonth.NameStyle: Codable {}
    extension LunarDate.YearStyle: Codable {}
    extension Era: Codable {}
    extension Era.System: Codable {}
#endif
