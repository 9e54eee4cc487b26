// Coded as their numbers, as the enumerations of AlmanacCore are.

import AlmanacCore

#if !hasFeature(Embedded)
    extension ZodiacCustom: Codable {}
    extension LunarMonth.NameStyle: Codable {}
    extension LunarDate.YearStyle: Codable {}
    extension Era: Codable {}
    extension EraSystem: Codable {}
#endif
