import Almanac

extension StyledText {
    /// The number of a day and its signs: `≈` if the day of an event is not certain, `+` on a public holiday, and `*` today,
    /// if the palette has no inverse text.
    ///
    /// - Parameters:
    ///   - number: The day of the month, or a whole date.
    ///   - day: The day.
    ///   - certaintySign: `≈`, or empty.
    ///   - status: Whether it is a day of work.
    ///   - settings: The palette and today.
    init(
        _ number: String,
        numberOf day: Day,
        certaintySign: String = "",
        _ status: DayStatus,
        _ settings: TerminalSettings
    ) {
        let isToday = day == settings.today
        self.init(number, isToday ? .today(status) : .number(status))
        let signs: [(String, TextStyle)] = [
            (certaintySign, .normal), (status.sign, .publicHoliday),
            (isToday && settings.palette == .none ? "*" : "", .normal),
        ]
        // The smallest cell has room for two.
        for (sign, style) in signs.filter({ !$0.0.isEmpty }).prefix(2) { append(sign, style) }
    }
}

extension DayCell {
    /// `≈` if the day of its solar term or its new moon is not certain, otherwise empty.
    var certaintySign: String {
        termCertainty == .certain ? newMoonCertainty.sign : termCertainty.sign
    }
}
