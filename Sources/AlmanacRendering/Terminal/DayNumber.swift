import Almanac

/// The signs after the number of a day, in ASCII because every terminal gives that one cell. What they say is never said by
/// colour alone; of weekends the columns say it.
enum DaySign {
    /// After a public holiday.
    static let holiday = "+"
    /// After today, if the palette has no inverse text.
    static let today = "*"
}

extension Festivals {
    /// The number of a day in the colour of the day and today inverse, then its signs: `≈` if the day of an event is not
    /// certain, `+` on a public holiday, and `*` today, if the palette has no inverse text.
    ///
    /// - Parameters:
    ///   - number: The day of the month, or a whole date.
    ///   - day: The day.
    ///   - certaintySign: `≈`, or empty.
    ///   - settings: The palette, today, and the colour of Saturdays.
    func number(
        _ number: String,
        of day: Day,
        certaintySign: String = "",
        _ settings: TerminalSettings
    ) -> StyledText {
        let signs = [
            StyledText(certaintySign), StyledText(isHoliday(day) ? DaySign.holiday : "", .publicHoliday),
            StyledText(settings.needsTodaySign(day) ? DaySign.today : ""),
        ]
        let style = settings.style(ofNumber: day, colour(of: day, saturdays: settings.saturdayColour))
        // The smallest cell has room for two signs.
        return signs.filter { $0.width > 0 }.prefix(2).reduce(into: StyledText(number, style)) { $0.append($1) }
    }

    /// What the sign of a public holiday means, in the word of the regions: `+ 公眾假期`.
    func holidayLegend(in language: CalendarLanguage) -> StyledText {
        var legend = StyledText(DaySign.holiday, .publicHoliday)
        legend.append(" " + name(of: .publicHoliday, in: language), .dimmed)
        return legend
    }
}

extension TerminalSettings {
    /// The style of the number of a day in a colour.
    func style(ofNumber day: Day, _ colour: DayColour) -> TextStyle {
        day == today ? .today(colour) : .number(colour)
    }

    /// Whether a day is today, and no style can say so.
    func needsTodaySign(_ day: Day) -> Bool { day == today && palette == .none }

    /// The name of a weekday above its column, in the colour of the weekday.
    func columnHead(_ weekday: Weekday) -> StyledText {
        StyledText(weekday.shortName(in: language), .weekday(DayColour(weekday, saturdays: saturdayColour)))
    }
}

extension DayCell {
    /// `≈` if the day of its solar term or its new moon is not certain, otherwise empty.
    var certaintySign: String {
        termCertainty == .certain ? newMoonCertainty.sign : termCertainty.sign
    }
}
