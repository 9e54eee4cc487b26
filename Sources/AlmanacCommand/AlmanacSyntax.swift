// What can be typed behind almanac.

import CommandSupport

/// The grammar of the command line.
enum AlmanacSyntax {
    static let calendar = ValueOption("calendar", "NAME", "whose calendar, such as hongkong; china if not given")
    static let language = ValueOption("language", "TAG", "language of names, such as en; zh-Hant if not given")
    static let region = ValueOption(
        "region",
        "NAME",
        "where festivals are kept, such as taiwan; the calendar's own if not given"
    )
    static let table = ValueOption("table", "FILE", "another table than the one inside the program")

    static let months = Verb(
        "months",
        "prints the lunar months that begin in some Gregorian years",
        operands: [.one("YEARS")],
        options: [calendar, table]
    )
    static let terms = Verb(
        "terms",
        "prints the solar terms of some Gregorian years",
        operands: [.one("YEARS")],
        options: [calendar, language, table]
    )
    static let phases = Verb(
        "phases",
        "prints the phases of the Moon of some Gregorian years",
        operands: [.one("YEARS")],
        options: [calendar, table]
    )

    static let diff = Verb(
        "diff",
        "prints the months, New Years and festivals on which two calendars differ",
        operands: [.one("CALENDAR"), .one("CALENDAR"), .one("YEARS")],
        options: [table]
    )
    static let explain = Verb(
        "explain",
        "says why the lunar months of a year or month are numbered as they are",
        operands: [.one("YYYY[-MM]")],
        options: [calendar, language, table]
    )

    static let syntax = CommandSyntax(
        "almanac",
        "the East Asian lunisolar calendars, 1900-2100",
        verbs: [months, terms, phases, diff, explain, export]
    )
}
