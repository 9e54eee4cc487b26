// Identifiers are coded as their names, kinds of festivals as their number.

#if !hasFeature(Embedded)
    extension ASCIIName: Codable {}
    extension Audience: Codable {}
    extension AuthorityID: Codable {}
    extension CalendarID: Codable {}
    extension FestivalID: Codable {}
    extension RegionID: Codable {}
    extension FestivalKind: Codable {}
#endif
