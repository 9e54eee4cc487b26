import AlmanacCore

/// The festivals of a region on their own days, as the table has them: step 1 and 2 of `Data/holidays/RULES.md`.
struct RegionHolidays {
    /// A public holiday on its own day.
    struct Holiday: Hashable {
        let id: FestivalID
        let day: Day
        /// The Gregorian year of the day.
        let year: Int
    }

    /// Every public holiday, by day and on one day in the order of labels.
    let holidays: [Holiday]
    /// The day on which each festival first begins in each year, whatever its kind, in this region or else in another.
    private let firstDays: [FestivalID: [Int: Day]]

    /// The festivals of a region, reckoned by its calendar; nil if the table lacks one of them.
    init?(_ table: AlmanacTable, in region: RegionID) {
        guard let calendar = table.calendarID(of: region).flatMap({ table.calendar($0) }),
            let own = calendar.festivals(in: [region]), let all = calendar.festivals(in: table.regionIDs)
        else { return nil }
        let order = Dictionary(uniqueKeysWithValues: table.festivals.ids.enumerated().map { ($0.element, $0.offset) })
        holidays =
            own.filter { $0.kind == .publicHoliday }
            .map { Holiday(id: $0.id, day: $0.day, year: GregorianDate($0.day).year) }
            .sorted { ($0.day, order[$0.id] ?? 0) < ($1.day, order[$1.id] ?? 0) }
        var firstDays: [FestivalID: [Int: Day]] = [:]
        for festivals in [own, all] {
            var found: [FestivalID: [Int: Day]] = [:]
            for festival in festivals where festival.isFirstDay {
                let year = GregorianDate(festival.day).year
                if found[festival.id]?[year] == nil { found[festival.id, default: [:]][year] = festival.day }
            }
            firstDays.merge(found) { own, all in own.merging(all) { own, _ in own } }
        }
        self.firstDays = firstDays
    }

    /// The day of a festival in a Gregorian year, or nil if it has none.
    func day(of id: FestivalID, inYear year: Int) -> Day? { firstDays[id]?[year] }
}
