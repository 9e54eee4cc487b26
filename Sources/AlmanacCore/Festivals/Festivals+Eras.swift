extension Festivals {
    /// The year of a day by the eras of the regions, each as an index among the table's eras and a number from 1; none where they have no
    /// eras. The day on which an era begins belongs to it.
    package func eras(on day: Day) -> [(index: Int, year: Int)] {
        let eras = calendar.customSection.eras
        return regions.compactMap { region in
            let region = calendar.festivalSection.regions.firstIndex { $0.id == region }
            let index = eras.lastIndex { Int($0.region) == region && $0.firstDay <= day && day <= $0.lastDay }
            guard let index else { return nil }
            let year = eras[index].isLunar ? calendar.lunarDate(on: day)?.year : GregorianDate(day).year
            return year.map { (index, $0 - Int(eras[index].yearZero)) }
        }
    }
}
