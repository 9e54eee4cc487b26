#if !hasFeature(Embedded)
    extension MonthMarks: Codable {}
#endif
