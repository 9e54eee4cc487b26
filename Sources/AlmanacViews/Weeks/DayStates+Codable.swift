#if !hasFeature(Embedded)
    extension DayStates: Codable {}
#endif
