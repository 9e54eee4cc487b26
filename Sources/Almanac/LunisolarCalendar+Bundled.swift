// The calendars of the bundled table by name.

extension LunisolarCalendar {
    /// The Chinese calendar of the bundled table: as issued, then as GB/T 33661-2017 computes it.
    public static let china = bundled(.china)

    /// The Chinese calendar of the bundled table as the Hong Kong Observatory publishes it.
    public static let hongkong = bundled(.hongkong)

    /// The Korean calendar of the bundled table: the Chinese one until 1911, then months by UTC+9.
    public static let korea = bundled(.korea)

    /// The Vietnamese calendar of the bundled table: the Chinese one until 1967, then months by UTC+7.
    public static let vietnam = bundled(.vietnam)

    /// The Japanese lunisolar calendar (旧暦) of the bundled table: months by UTC+9.
    public static let japan = bundled(.japan)

    /// A calendar that the bundled table holds. It cannot fail: the table is part of the program, and the tests ask for each.
    private static func bundled(_ id: CalendarID) -> LunisolarCalendar {
        guard let calendar = AlmanacTable.bundled.calendar(id) else {
            preconditionFailure("the bundled almanac table lacks the calendar \(id)")
        }
        return calendar
    }
}
