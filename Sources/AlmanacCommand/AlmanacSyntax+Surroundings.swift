import CommandSupport

extension AlmanacSyntax {
    /// The environment, the files and the related commands of the manual page.
    static let surroundings = Surroundings(
        variables: [
            .init(
                "LC_ALL, LC_TIME, LANG",
                "The language of pages and files, and their region: by its territory, with its calendar and first weekday. "
                    + "All output is UTF-8, in the locale C too."
            ),
            .init(
                "ALMANAC_REGION",
                "The region of pages and files, in the form of --region; takes precedence over the locale."
            ),
            .init(
                "TZ",
                "The time zone that says which day is today, and whose times stand beside those of the calendar."
            ),
            .init("TZDIR", "The folder with the files of time zones (TZif); if not set, that of the system."),
            .init("COLUMNS", "The width of the lines in columns; if not set, that of the terminal, or 80."),
            .init("LINES", "The height of the screen in lines; if not set, that of the terminal."),
            .init("NO_COLOR", "If set and not empty, no colours are shown; bold and faint text remains."),
            .init(
                "ALMANAC_PAGER, PAGER",
                "The command, for the shell, that shows a page longer than the screen; none if empty or cat, less if not set. "
                    + "It is given LESS=FRX and LESSCHARSET=utf-8 unless they are set."
            ),
        ],
        files: [
            .init(
                "/usr/share/zoneinfo",
                "The time zones of TZ and --zone. The table needs no file: it is in the program."
            )
        ],
        seeAlso: ["almanac-gen(1)", "cal(1)", "date(1)", "tzfile(5)"]
    )
}
