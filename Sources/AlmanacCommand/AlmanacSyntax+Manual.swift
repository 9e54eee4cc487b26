import CommandSupport

extension AlmanacSyntax {
    /// Calls that the help of their verbs and the manual page show, in the order of the verbs.
    static let examples = [
        Example(of: today, "almanac", "this month, as the locale has it"),
        Example(of: today, "almanac --region korea --language en", "this month in Korea, in English"),
        Example(of: today, "almanac -3", "this month between the last one and the next"),
        Example(of: today, "almanac 2 2027", "February 2027, as with cal; almanac 2027 is the year"),
        Example(of: today, "almanac tomorrow", "everything known of tomorrow"),
        Example(of: today, "almanac 八月十五", "the next 15th of month 8"),

        Example(of: month, "almanac month 2026-02 --region taiwan", "a month with the festivals of Taiwan"),
        Example(of: year, "almanac year 2027 --region hongkong", "a year by the calendar of Hong Kong"),
        Example(of: year, "almanac year 2027 --details", "the same with the lunar date of every day"),
        Example(of: week, "almanac week 2026-02-17 --first-weekday sunday", "the week of a day, from Sunday"),
        Example(of: day, "almanac day 2026-02-17", "lunar date, pillars, solar term, phase and festivals of a day"),
        Example(of: day, "almanac day +30", "the day thirty days from today"),
        Example(of: day, "almanac day --zone Europe/Paris", "today in Paris, and its events by the clocks there"),
        Example(of: day, "almanac day --format '{lunar} {term}'", "one line for a prompt or a status bar"),
        Example(of: works, "almanac works 2026-02-14 --region mainland", "whether that Saturday is worked, and why"),
        Example(of: daysOff, "almanac days-off 2026 --region japan", "the breaks of a year, and what bridges them"),
        Example(
            of: workdays,
            "almanac workdays 2026-02-01 +10 --region mainland",
            "the tenth workday after 1 February"
        ),
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
        Example(
            of: export,
            "almanac export ics 2026 --feed days-off --region mainland -o days-off.ics",
            "days off and make-up workdays for a calendar app"
        ),

        Example(of: next, "almanac next Mid-Autumn", "the next Mid-Autumn Festival, and in how many days it is"),
        Example(of: next, "almanac next full-moon --count 12", "the full moons of the next year, with their times"),
        Example(of: when, "almanac when 'Chinese New Year' 2027-2036", "a festival in the years to come"),
        Example(of: when, "almanac when zhongqiu 10-01", "in which years Mid-Autumn is on 1 October"),
        Example(of: until, "almanac until christmas", "how many days there are until a festival or a day"),
        Example(
            of: birthday,
            "almanac birthday 1956-8-15 --name Mum",
            "when Mum's lunar birthday is in the next ten years"
        ),
        Example(
            of: birthday,
            "almanac birthday --gregorian 1995-10-09 --ics --years 30 --alarm 7 -o ming.ics",
            "thirty lunar birthdays for a calendar app, with an alarm a week before"
        ),
        Example(
            of: birthday,
            "echo Mum,1956-8-15,lunar | almanac birthday --persons -",
            "the next birthday of each person of a file"
        ),
        Example(of: pillars, "almanac pillars 1990-01-27T08:30 --zone Asia/Shanghai", "the four pillars of a moment"),

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
        Example(of: diff, "almanac diff china korea 2017...2027", "where the calendars of two countries differ"),
        Example(
            of: expand,
            "echo BEGIN:VEVENT DTSTART:20130210 'RRULE:RSCALE=CHINESE;FREQ=YEARLY' END:VEVENT | xargs -n1 "
                + "| almanac expand - 2027...2030",
            "the days of the events of a calendar file"
        ),
    ]

    /// The environment, the files and the related commands of the manual page.
    static let surroundings = Surroundings(
        variables: [
            (
                "LC_ALL, LC_TIME, LANG",
                "The language of pages, files and messages, and the region of pages and files: by its territory, with its calendar and first weekday. "
                    + "All output is UTF-8, in the locale C too."
            ),
            (
                "ALMANAC_REGION",
                "The region of pages and files, in the form of --region; takes precedence over the locale."
            ),
            (
                "TZ",
                "The time zone that says which day is today, and whose times stand beside those of the calendar."
            ),
            ("TZDIR", "The folder with the files of time zones (TZif); if not set, that of the system."),
            ("COLUMNS", "The width of the lines in columns; if not set, that of the terminal, or 80."),
            ("LINES", "The height of the screen in lines; if not set, that of the terminal."),
            ("NO_COLOR", "If set and not empty, no colours are shown; bold and faint text remains."),
            (
                "ALMANAC_PAGER, PAGER",
                "The command, for the shell, that shows a page longer than the screen; none if empty or cat, less if not set. "
                    + "It is given LESS=FRX and LESSCHARSET=utf-8 unless they are set."
            ),
        ],
        files: [
            (
                "/usr/share/zoneinfo",
                "The time zones of TZ and --zone. The table needs no file: it is in the program."
            )
        ],
        seeAlso: ["almanac-gen(1)", "cal(1)", "date(1)", "tzfile(5)"]
    )
}
