import AlmanacCore

extension Festivals {
    /// The names of days off in a row, as notices have them: each holiday of a break, the one after which it is called first, 國慶節 and
    /// 中秋節; the reason for days that no holiday names, 選舉日.
    ///
    /// ```swift
    /// if let japan = AlmanacTable.bundled.workCalendar(in: "japan"), let first = Day("2026-09-19") {
    ///     let days = first...(first.advanced(by: 4) ?? first)
    ///     print(LunisolarCalendar.japan.festivals().names(ofDaysOff: days, by: japan, in: .japanese))
    ///     // ["秋分の日", "敬老の日"]
    /// }
    /// ```
    ///
    /// A day that is called after another holiday of the break, its eve, the next or the second day, goes without saying.
    ///
    /// - Parameters:
    ///   - days: The days of a break, or a part of one.
    ///   - daysOff: Who works when in the region of these festivals.
    ///   - language: The language of the names.
    /// - Returns: Each name once; an empty array if the days are only a weekend.
    /// - Complexity: O(days × festivals of the days); this allocates.
    public func names(ofDaysOff days: DayRange, by daysOff: WorkCalendar, in language: CalendarLanguage) -> [String] {
        let holidays = daysOff.festivals(of: days)
        let main = holidays.filter { holiday in
            !holidays.contains { $0 != holiday && isNamed(holiday, after: $0, on: days, by: daysOff) }
        }
        let names = main.map { name(of: $0, on: days.firstDay, in: language) }
        let statuses: [WorkStatus] = days.map { daysOff.status(of: $0) }
        let withoutHoliday = statuses.filter { $0.kind == .dayOff && $0.festival == nil }
        let reasons: [WorkStatus.Reason] = withoutHoliday.map { $0.reason }
        let told = reasons.filter { names.isEmpty || $0 == .election || $0 == .once }
        return names + told.prefix(1).map { name(of: $0, in: language) }
    }

    /// Whether a holiday is the eve, the next or a later day of another: by its identifier, or around New Year's Day.
    private func isNamed(_ holiday: FestivalID, after other: FestivalID, on days: DayRange, by daysOff: WorkCalendar)
        -> Bool
    {
        let newYear = days.first { day in
            guard let date = calendar.lunarDate(on: day), date.month.number == 1, date.day == 1 else { return false }
            return daysOff.status(of: day).festival == other
        }
        let isBesideNewYear = days.contains { day in
            daysOff.status(of: day).festival == holiday
                && newYear.map { (-1...6).contains(day.days(since: $0)) } == true
        }
        if isBesideNewYear { return true }
        let (name, start) = (holiday.name.bytes, other.name.bytes + [UInt8(ascii: "-")])
        let end = name.dropFirst(start.count)
        return name.starts(with: start)
            && (end.elementsEqual("eve".utf8) || end.elementsEqual("next".utf8)
                || end.allSatisfy { $0 < UInt8(ascii: "a") })
    }
}
