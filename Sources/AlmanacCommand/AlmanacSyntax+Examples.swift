import CommandSupport

extension AlmanacSyntax {
    /// Calls that the help of their verbs and the manual page show, in the order of the verbs.
    static let examples = [
        Example(of: today, "almanac", "this month, as the locale has it"),
        Example(of: today, "almanac --region korea --language en", "this month in Korea, in English"),

        Example(of: month, "almanac month 2026-02 --region taiwan", "a month with the festivals of Taiwan"),
        Example(of: year, "almanac year 2027 --region hongkong", "a year by the calendar of Hong Kong"),
        Example(of: week, "almanac week 2026-02-17 --first-weekday sunday", "the week of a day, from Sunday"),
        Example(of: day, "almanac day 2026-02-17", "lunar date, pillars, solar term, phase and festivals of a day"),
        Example(of: day, "almanac day --zone Europe/Paris", "today in Paris, and its events by the clocks there"),
        Example(of: explain, "almanac explain 2033-12", "why the month that begins in December 2033 is a leap month"),
        Example(
            of: explain,
            "almanac explain 2033 --svg -o 2033.svg",
            "the new moons and principal terms of 2033 as a picture"
        ),

        Example(of: export, "almanac export ics 2026...2028 -o terms.ics", "terms and festivals for a calendar app"),
        Example(
            of: export,
            "almanac export ics 2026...2036 --feed anniversaries --anniversary '8-15=Grandmother' -o birthdays.ics",
            "a birthday on the 15th of month 8, every year on its day"
        ),
        Example(
            of: export,
            "almanac export html 2026 --region japan -o 2026.html",
            "a wall calendar for phone and paper"
        ),
        Example(of: export, "almanac export csv 2026 --language en > days.csv", "one row a day, for a spreadsheet"),

        Example(of: months, "almanac months 2033...2034 | awk '$4 == 1'", "the leap months of two years"),
        Example(
            of: terms,
            "almanac terms 2026...2100 --doubts | grep -vw certain",
            "the solar terms whose day depends on seconds"
        ),
        Example(of: phases, "almanac phases 2026 | awk '$2 == 2 {print $1}'", "the days of the full moons of a year"),
        Example(of: convert, "almanac convert 2026-02-17", "the lunar date and the pillars of a day"),
        Example(of: convert, "almanac convert --lunar 2025-6L-1", "the first day of leap month 6 of 2025"),
        Example(of: convert, "echo 1990-01-27 | almanac convert -", "days from standard input, one a line"),
        Example(of: festivals, "almanac festivals 2026 --region vietnam --language vi", "the festivals of Vietnam"),
        Example(of: search, "almanac search zhongqiu 10-01", "in which years Mid-Autumn is on 1 October"),
        Example(of: diff, "almanac diff china korea 2017...2027", "where the calendars of two countries differ"),
    ]
}
