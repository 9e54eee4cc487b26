import Almanac

/// Festivals that many tests ask, laid out once.
extension Festivals {
    static let mainland = LunisolarCalendar.china.festivals()
    static let hongkong = known(.china, ["hongkong"])
    static let macau = known(.china, ["macau"])
    static let taiwan = known(.china, ["taiwan"])
    static let allOfChina = known(.china, AlmanacTable.bundled.regionIDs)

    /// The festivals of regions that the bundled table knows.
    static func known(_ calendar: LunisolarCalendar, _ regions: [RegionID]) -> Festivals {
        guard let festivals = calendar.festivals(in: regions) else {
            preconditionFailure("the bundled table lacks one of \(regions)")
        }
        return festivals
    }

    /// The first beginning in a Gregorian year.
    func inYear(_ year: Int, _ id: FestivalID) -> Festival? {
        inYear(year).first { $0.isFirstDay && $0.id == id }
    }

    /// The ids of a day, in the order of labels.
    func ids(_ text: String) -> [String] {
        Day(text).map { on($0).map(\.id.description) } ?? []
    }
}
