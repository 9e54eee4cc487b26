import Almanac
import CommandSupport

extension AlmanacSyntax {
    /// Calls that the help of their verbs and the manual page show, in the order of the verbs.
    static let examples: [Example] = [
        (today, "almanac", "this month, as the locale has it"),
        (today, "almanac --region korea --language en", "this month in Korea, in English"),
        (today, "almanac -3", "this month between the last one and the next"),
        (today, "almanac 2 2027", "February 2027, as with cal; almanac 2027 is the year"),
        (today, "almanac tomorrow", "everything known of tomorrow"),
        (today, "almanac 五月初五", "the next 5th of month 5"),
        (today, "almanac days until christmas", "a question, here and in five other languages"),
        (today, "almanac when is the next holiday in korea", "the next public holiday there"),
        (today, "almanac 国庆节放几天假 --region mainland", "the break of a holiday"),
        (today, "almanac 추석까지 며칠 남았어", "the days until a festival"),
        (today, "almanac 来年の春分の日はいつ", "the day of a festival in a year"),
        (today, "almanac còn bao nhiêu ngày nữa đến tết", "the days until New Year"),

        (month, "almanac month 2026-02 --region taiwan", "a month with the festivals of Taiwan"),
        (year, "almanac year 2027 --region hongkong", "a year by the calendar of Hong Kong"),
        (year, "almanac year 2027 --details", "the same with the lunar date of every day"),
        (week, "almanac week 2026-02-17 --first-weekday sunday", "the week of a day, from Sunday"),
        (day, "almanac day 2026-02-17", "lunar date, pillars, solar term, phase and festivals of a day"),
        (day, "almanac day +30", "the day thirty days from today"),
        (day, "almanac day --zone Europe/Paris", "today in Paris, and its events by the clocks there"),
        (day, "almanac day --format '{lunar} {term}'", "one line for a prompt or a status bar"),
        (works, "almanac works 2026-02-14 --region mainland", "whether that Saturday is worked, and why"),
        (daysOff, "almanac days-off 2026 --region japan", "the breaks of a year, and what bridges them"),
        (workdays, "almanac workdays 2026-02-01 +10 --region mainland", "the tenth workday after 1 February"),
        (explain, "almanac explain 2033-12", "why the month that begins in December 2033 is a leap month"),
        (explain, "almanac explain 立春 2026", "when the Sun is there, how far from midnight, and what authorities have"),
        (explain, "almanac explain 2026-02-14 --region mainland", "by which notice that Saturday is worked"),
        (explain, "almanac explain 2033 --svg -o 2033.svg", "the new moons and principal terms of 2033 as a picture"),

        (export, "almanac export ics 2026...2028 -o terms.ics", "terms and festivals for a calendar app"),
        (
            export,
            "almanac export ics 2026...2036 --feed anniversaries --anniversary '8-15=Grandmother' -o birthdays.ics",
            "a birthday on the 15th of month 8, every year on its day"
        ),
        (export, "almanac export html 2026 --region japan -o 2026.html", "a wall calendar for phone and paper"),
        (export, "almanac export csv 2026 --language en > days.csv", "one row a day, for a spreadsheet"),
        (
            export,
            "almanac export ics 2026 --feed days-off --region mainland -o days-off.ics",
            "days off and make-up workdays for a calendar app"
        ),

        (next, "almanac next Mid-Autumn", "the next Mid-Autumn Festival, and in how many days it is"),
        (next, "almanac next full-moon --count 12", "the full moons of the next year, with their times"),
        (when, "almanac when 'Chinese New Year' 2027-2036", "a festival in the years to come"),
        (when, "almanac when zhongqiu 10-01", "in which years Mid-Autumn is on 1 October"),
        (until, "almanac until christmas", "how many days there are until a festival or a day"),
        (birthday, "almanac birthday 1956-8-15 --name Mum", "when Mum's lunar birthday is in the next ten years"),
        (
            birthday,
            "almanac birthday --gregorian 1995-10-09 --ics --years 30 --alarm 7 -o ming.ics",
            "thirty lunar birthdays for a calendar app, with an alarm a week before"
        ),
        (
            birthday,
            "echo Mum,1956-8-15,lunar | almanac birthday --persons -",
            "the next birthday of each person of a file"
        ),
        (pillars, "almanac pillars 1990-01-27T08:30 --zone Asia/Shanghai", "the four pillars of a moment"),
        (pillars, "almanac pillars 丙戌 乙未 甲辰 己巳", "the moments of some pillars"),

        (months, "almanac months 2033...2034 | awk '$4 == 1'", "the leap months of two years"),
        (
            terms,
            "almanac terms 2026...2100 --doubts | grep -vw certain",
            "the solar terms whose day depends on seconds"
        ),
        (phases, "almanac phases 2026 | awk '$2 == 2 {print $1}'", "the days of the full moons of a year"),
        (convert, "almanac convert 2026-02-17", "the lunar date and the pillars of a day"),
        (convert, "almanac convert --lunar 2025-6L-1", "the first day of leap month 6 of 2025"),
        (convert, "echo 1990-01-27 | almanac convert -", "days from standard input, one a line"),
        (festivals, "almanac festivals 2026 --region vietnam --language vi", "the festivals of Vietnam"),
        (diff, "almanac diff china korea 2017...2027", "where the calendars of two countries differ"),
        (
            expand,
            "echo BEGIN:VEVENT DTSTART:20130210 'RRULE:RSCALE=CHINESE;FREQ=YEARLY' END:VEVENT | xargs -n1 "
                + "| almanac expand - 2027...2030",
            "the days of the events of a calendar file"
        ),
    ]

    /// The environment, the files and the related commands of the manual page.
    static let surroundings: Surroundings = (
        variables: [
            (
                "LC_ALL, LC_TIME, LANG",
                "The language of pages, files and messages, and the region of pages and files: by its territory, with its calendar and first weekday. "
                    + "All output is UTF-8, in the locale C too. A container or a scheduler often has neither a locale nor TZ: pages are "
                    + "then in English, and today is that of UTC."
            ),
            (
                "ALMANAC_REGION",
                "The region of pages and files, in the form of --region; takes precedence over the locale."
            ),
            ("TZ", "The time zone that says which day is today, and whose times stand beside those of the calendar."),
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
            ("/usr/share/zoneinfo", "The time zones of TZ and --zone. The table needs no file: it is in the program.")
        ],
        seeAlso: ["almanac-gen(1)", "cal(1)", "date(1)", "tzfile(5)"]
    )
}
