#if !hasFeature(Embedded)
    extension RowPolicy: Codable {}
#endif
