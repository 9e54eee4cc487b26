// Ages as East Asia counts them.

extension LunisolarCalendar {
    /// The age of a person by the count of East Asia (虛歲, 세는나이, 数え年, tuổi ta): one at birth, and one more on every New Year's
    /// day.
    ///
    /// The year is the lunar one; in the calendars of Korea and Japan, where the count goes by the civil year, it is the
    /// Gregorian one.
    ///
    /// - Parameters:
    ///   - day: The day of the age.
    ///   - birth: The day of birth.
    /// - Returns: nil before the birth, and unless the calendar reaches both days.
    /// - Complexity: O(1).
    public func countingAge(on day: Day, bornOn birth: Day) -> Int? {
        guard day >= birth, let date = lunarDate(on: day), let dateOfBirth = lunarDate(on: birth) else { return nil }
        if id == .korea || id == .japan { return GregorianDate(day).year - GregorianDate(birth).year + 1 }
        return date.year - dateOfBirth.year + 1
    }
}
