// Values that are bits are coded as a number, their raw value.

#if !hasFeature(Embedded)
    extension MonthMarks: Codable {}
    extension DayStates: Codable {}
#endif
