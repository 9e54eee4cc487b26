/// A year by the count of a region: 令和8年, 民國115年, 단기 4359년.
///
/// Eras number the years of the Gregorian calendar; those of the time before a country used it number lunar years, as 康熙 does. The day
/// on which an era begins belongs to it.
public struct EraYear: Hashable, Sendable {
    /// The name of the era in the data files, such as `reiwa`.
    public let era: ASCIIName

    /// The number of the year in the era, from 1.
    public let year: Int

    /// The era as an index among all of the table.
    package let index: Int
}

extension Festivals {
    /// The year of a day by the eras of the regions, in the order of the regions; none where they have no eras.
    ///
    /// ```swift
    /// if let day = Day("2026-11-21"), let taiwan = LunisolarCalendar.china.festivals(in: ["taiwan"]) {
    ///     print(taiwan.eraYears(on: day).map { taiwan.text(of: $0, in: .traditionalChinese) })  // ["民國115年"]
    /// }
    /// ```
    ///
    /// - Complexity: O(number of regions × number of eras); this allocates.
    public func eraYears(on day: Day) -> [EraYear] {
        let eras = calendar.customSection.eras
        return regions.compactMap { region in
            let region = calendar.festivalSection.regions.firstIndex { $0.id == region }
            let index = eras.lastIndex { Int($0.region) == region && $0.firstDay <= day && day <= $0.lastDay }
            guard let index else { return nil }
            let year = eras[index].isLunar ? calendar.lunarDate(on: day)?.year : GregorianDate(day).year
            return year.map { EraYear(era: eras[index].id, year: $0 - Int(eras[index].yearZero), index: index) }
        }
    }
}
