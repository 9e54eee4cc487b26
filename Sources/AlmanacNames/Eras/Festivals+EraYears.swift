import AlmanacCore

extension Era.System {
    /// The eras by which a region counts its years, or nil if it counts by none.
    public init?(of region: RegionID) {
        switch region {
        case "taiwan": self = .republicOfChina
        case "korea": self = .korea
        case "japan": self = .japan
        default: return nil
        }
    }
}

extension Festivals {
    /// The year of a day in the eras of the regions, in the order of the regions: 令和8年; none where they have no eras.
    ///
    /// ```swift
    /// if let day = Day("2026-11-21"), let taiwan = LunisolarCalendar.china.festivals(in: ["taiwan"]) {
    ///     print(taiwan.eraYears(on: day).map { $0.text(in: .traditionalChinese) })  // ["民國115年"]
    /// }
    /// ```
    public func eraYears(on day: Day) -> [Era.YearNumber] {
        regions.compactMap { Era.System(of: $0) }.compactMap { Era.YearNumber(day, in: $0) }
    }
}
