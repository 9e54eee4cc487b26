// Customs of one country: the table says which calendars have them.

extension LunisolarCalendar {
    /// The 六曜 of a day, as calendars of Japan print them; nil where they are no custom, and unless the calendar reaches the day.
    ///
    /// They follow from the 旧暦 alone: month and day added, a leap month by its number.
    ///
    /// ```swift
    /// if let day = Day("2026-02-17") {
    ///     print(LunisolarCalendar.japan.rokuyo(on: day)?.name(in: .japanese) ?? "none")  // 先勝
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func rokuyo(on day: Day) -> Rokuyo? {
        guard customs.contains(.rokuyo), let date = lunarDate(on: day) else { return nil }
        return Rokuyo(date)
    }

    /// Whether a day is free of the spirit 손 (손 없는 날), so that Koreans move house on it: the day of the lunar month
    /// ends in 9 or 0, in leap months too.
    ///
    /// False for every day of a calendar without the custom, and for days that the calendar does not reach.
    ///
    /// ```swift
    /// if let first = Day("2026-02-17"), let last = Day("2026-03-18") {
    ///     print((first...last).filter(LunisolarCalendar.korea.isSonEomneunNal).map(\.description))
    ///     // ["2026-02-25", "2026-02-26", "2026-03-07", "2026-03-08", "2026-03-17", "2026-03-18"]
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public func isSonEomneunNal(_ day: Day) -> Bool {
        guard customs.contains(.sonEomneunNal), let date = lunarDate(on: day) else { return false }
        return date.day % 10 == 9 || date.day % 10 == 0
    }

    /// The pillar of the lunar month of a day (월건), as Korean almanacs print it; nil in a leap month, which has none, where it is
    /// no custom, and unless the calendar reaches the day.
    ///
    /// - Complexity: O(1).
    public func lunarMonthPillar(on day: Day) -> StemBranch? {
        guard customs.contains(.lunarMonthPillars), let date = lunarDate(on: day) else { return nil }
        return StemBranch.month(date.month, inYearOf: date.yearPillar.stem)
    }

    /// The age of a person by the count of East Asia (虛歲, 세는나이, 数え年, tuổi ta): one at birth, and one more on every New Year's
    /// day.
    ///
    /// The year is the lunar one; where the count goes by the civil year, as in Korea and Japan, it is the Gregorian one.
    ///
    /// ```swift
    /// if let birth = Day("1995-10-09"), let day = Day("2026-02-17") {
    ///     print(LunisolarCalendar.china.countingAge(on: day, bornOn: birth) ?? 0)  // 32
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - day: The day of the age.
    ///   - birth: The day of birth.
    /// - Returns: nil before the birth, and unless the calendar reaches both days.
    /// - Complexity: O(1).
    public func countingAge(on day: Day, bornOn birth: Day) -> Int? {
        guard day >= birth, let date = lunarDate(on: day), let dateOfBirth = lunarDate(on: birth) else { return nil }
        if customs.contains(.agesByGregorianYear) { return GregorianDate(day).year - GregorianDate(birth).year + 1 }
        return date.year - dateOfBirth.year + 1
    }
}
