extension Day {
    /// 1972-01-01, the first day of UTC as it is today: from it on the calendar's clock is UTC, before it UT1.
    package static var firstOfUTC: Day { Day(rawValue: 730) }
}
