/// The public holidays of a region on their own days, in the order of days and, on a day, of labels.
struct OwnHolidays {
    /// A holiday on one of its own days.
    struct Holiday {
        let day: Day
        /// Which holiday, as an index into `ids`.
        let index: Int
        /// The Gregorian year of the day.
        let year: Int
    }

    /// The holidays that the region has in any year.
    let ids: [FestivalID]
    /// For each of them its index in the file of holidays; nil if that does not name it.
    let fileIndices: [Int?]
    /// Every holiday of every year.
    let holidays: [Holiday]
    /// The ids in the order in which they name a break: the longest a holiday first, then the one that more regions know, so that
    /// Christmas comes before the day after it, then the first among labels.
    let oldestFirst: [FestivalID]
    /// The own days, by index in the file of holidays and by year.
    private let ownDays: FestivalYears<Int32>

    /// The public holidays of a region by its calendar, with the festivals that a file of holidays names.
    init(of region: RegionID, _ calendar: LunisolarCalendar, _ names: HolidayNameSection) {
        let bits = calendar.festivalSection.bits(of: [region])
        let layout = FestivalLayout(publicHolidaysOf: calendar, regions: bits)
        let templates = layout.templates
        ids = templates.map { $0.id }
        let fileIndices = ids.map { id in names.festivals.firstIndex(of: id) }
        self.fileIndices = fileIndices
        let isPublic = templates.map { $0.kind == .publicHoliday }
        var holidays: [Holiday] = []
        var ownDays = FestivalYears(of: names, during: calendar.days, Int32.min)
        for entry in layout.entries() where isPublic[Int(entry.template)] {
            let day = Day(rawValue: entry.day)
            let year = GregorianDate(day).year
            let index = Int(entry.template)
            holidays.append(Holiday(day: day, index: index, year: year))
            if let fileIndex = fileIndices[index], ownDays[fileIndex, year] == .min {
                ownDays[fileIndex, year] = entry.day
            }
        }
        self.holidays = holidays
        self.ownDays = ownDays
        var ranks = ids.map { (firstYear: Int.max, regions: calendar.festivalSection.regionCount(of: $0)) }
        for holiday in holidays { ranks[holiday.index].firstYear = min(ranks[holiday.index].firstYear, holiday.year) }
        var order = Array(ids.indices)
        order.insertionSort { (ranks[$0].firstYear, -ranks[$0].regions) < (ranks[$1].firstYear, -ranks[$1].regions) }
        oldestFirst = order.map { [ids] in ids[$0] }
    }

    /// The first own day of a festival, by its index in the file of holidays, in a Gregorian year; nil if it has none.
    func day(of fileIndex: Int, inYear year: Int) -> Day? {
        let day = ownDays[fileIndex, year]
        return day == .min ? nil : Day(rawValue: day)
    }
}

/// A value for each festival of a file of holidays and each year of a calendar.
struct FestivalYears<Value> {
    private let years: ClosedRange<Int>
    private let blank: Value
    private var values: [Value]

    /// The festivals of a file in the years of some days, all with one value.
    init(of names: HolidayNameSection, during days: DayRange, _ blank: Value) {
        years = GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
        self.blank = blank
        values = [Value](repeating: blank, count: names.festivals.count * years.count)
    }

    /// The value of a festival in a year; outside the years it is the one that all had, and stays so.
    subscript(festival: Int, year: Int) -> Value {
        get { years.contains(year) ? values[index(festival, year)] : blank }
        set { if years.contains(year) { values[index(festival, year)] = newValue } }
    }

    private func index(_ festival: Int, _ year: Int) -> Int { festival * years.count + year - years.lowerBound }
}

extension FestivalSection {
    /// The number of regions that know a festival.
    fileprivate func regionCount(of festival: FestivalID) -> Int {
        let index = ids.firstIndex(of: festival)
        return rows.filter { Int($0.festival) == index }.reduce(0) { $0 | $1.regions }.nonzeroBitCount
    }
}
