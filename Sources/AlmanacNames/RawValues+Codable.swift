// Coded as their numbers, like the enumerations of AlmanacCore.

import AlmanacCore

#if !hasFeature(Embedded)
    extension ZodiacCustom: Codable {}
    extension LunarMonth.NameStyle: Codable {}
    extension LunarDate.YearStyle: Codable {}
    extension Era: Codable {}
    extension EraSystem: Codable {}
#endif
