// Festivals of a calendar: by day, by span of days, by name; and in which years they fall on a date.

extension LunisolarCalendar {
    /// The festivals of a day in the order of labels, running spans included; nil if the calendar does not reach it.
    ///
    /// - Parameters:
    ///   - day: the day.
    ///   - regions: where; the calendar's own region if nil. With several, a festival has its first kind among them.
    /// - Complexity: O(1), nothing allocated; each festival is worked out when it is asked for.
    public func festivals(on day: Day, in regions: Regions? = nil) -> FestivalsOfDay? {
        let index = festivalIndex
        guard let date = FestivalDate(day, index) else { return nil }
        return FestivalsOfDay(index: index, date: date, regions: regions ?? index.homeRegions)
    }

    /// The festivals that begin within a span of days, as far as the calendar reaches: by day, then in the order of labels.
    ///
    /// - Complexity: O(1); walking through them O(number of days), about 3 ns each, nothing allocated.
    public func festivals(in days: DayRange, regions: Regions? = nil) -> FestivalsOfDays {
        let index = festivalIndex
        let (first, last) = (max(days.firstDay, self.days.firstDay), min(days.lastDay, self.days.lastDay))
        return FestivalsOfDays(
            index: index,
            days: first <= last ? first...last : nil,
            regions: regions ?? index.homeRegions
        )
    }

    /// The festivals that begin in a Gregorian year, as far as the calendar reaches: a little beyond the days that the table
    /// promises, so that the years before the first and after the last have a few.
    ///
    /// - Complexity: O(1); walking through them about a microsecond, nothing allocated.
    public func festivals(ofYear year: Int, regions: Regions? = nil) -> FestivalsOfDays {
        guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
            return FestivalsOfDays(index: festivalIndex, days: nil, regions: [])
        }
        return festivals(in: first...last, regions: regions)
    }
}

// MARK: - Search

extension LunisolarCalendar {
    /// The festivals the calendar knows in some regions, in the order of the data files.
    ///
    /// - Complexity: O(number of rows); this allocates.
    public func festivalIDs(in regions: Regions = .all) -> [FestivalID] {
        let section = festivalIndex.section
        var ids: [FestivalID] = []
        for (place, id) in section.ids.enumerated() {
            let isKept = section.rows.contains { row in
                Int(row.festival) == place && row.calendars & festivalIndex.calendarBit != 0
                    && !row.regions.isDisjoint(with: regions)
            }
            if isKept { ids.append(id) }
        }
        return ids
    }

    /// The days on which a festival begins within a span, or nil if the calendar does not know the festival.
    ///
    /// - Complexity: O(number of festivals); each day O(1) when it is asked for. Nothing is allocated.
    public func days(
        of festival: FestivalID,
        in days: DayRange,
        regions: Regions = .all
    ) -> DaysOfFestival? {
        guard let place = festivalIndex.festival(festival) else { return nil }
        let first = max(days.firstDay, self.days.firstDay)
        let last = min(days.lastDay, self.days.lastDay)
        return DaysOfFestival(
            index: festivalIndex,
            lastRow: first <= last ? festivalIndex.lastRow[place] : FestivalIndex.none,
            days: first <= last ? first...last : self.days,
            regions: regions
        )
    }

    /// A festival's first beginning within a Gregorian year, or nil if there is none or the calendar does not reach it.
    ///
    /// A lunar festival of the winter may fall twice in a Gregorian year, and not at all in the next: `days(of:in:)`.
    ///
    /// - Complexity: O(number of festivals).
    public func festival(_ festival: FestivalID, inYear year: Int, regions: Regions = .all) -> Festival? {
        guard let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31) else {
            return nil
        }
        var days = days(of: festival, in: first...last, regions: regions)?.makeIterator()
        return days?.next()
    }

    /// The Gregorian years in which a festival begins on a month and day, or nil if the calendar does not know it.
    ///
    /// - Complexity: O(number of years) to walk through, nothing allocated.
    public func years(of festival: FestivalID, onMonth month: Int, day: Int, regions: Regions = .all) -> YearsOnDate? {
        guard let days = days(of: festival, in: days, regions: regions) else { return nil }
        return YearsOnDate(calendar: self, sought: .festival(days), month: month, day: day, years: gregorianYears)
    }

    /// The Gregorian years in which a day of a lunar month falls on a month and day.
    ///
    /// - Complexity: O(number of years) to walk through, nothing allocated.
    public func years(
        ofLunarMonth lunarMonth: LunarMonth,
        day lunarDay: Int,
        onMonth month: Int,
        day: Int
    ) -> YearsOnDate {
        YearsOnDate(
            calendar: self,
            sought: .lunarDay(lunarMonth, day: lunarDay),
            month: month,
            day: day,
            years: gregorianYears
        )
    }

    private var gregorianYears: ClosedRange<Int> {
        GregorianDate(days.firstDay).year...GregorianDate(days.lastDay).year
    }
}
