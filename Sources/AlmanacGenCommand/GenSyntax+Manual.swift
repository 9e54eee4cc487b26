import CommandSupport

extension GenSyntax {
    /// Calls that the help of their verbs and the manual page show, in the order of the verbs.
    static let examples = [
        Example(of: compile, "almanac-gen", "Data/almanac.bin and Data/holidays.bin, from the other files of Data"),
        Example(of: compile, "almanac-gen --check", "whether Data/almanac.bin is what Data compiles to"),
        Example(of: compile, "almanac-gen --output new.bin", "a table to try with --table of almanac"),
        Example(of: holidays, "almanac-gen holidays", "Data/holidays.bin, after a new notice in Data/holidays"),
        Example(
            of: updateHolidays,
            "printf '%s\\n' 'region hongkong' '# Source: -.' 'notice 2027 - council -' | almanac-gen update-holidays -",
            "the same with a notice that only repeats the law; most are longer, and stand in a file"
        ),
        Example(of: verify, "almanac-gen verify", "where the table and published tables differ"),
        Example(of: report, "almanac-gen report > VerificationReport.md", "the same as an article"),
        Example(of: instants, "almanac-gen instants terms 2026", "the solar terms of a year before they are rounded"),
    ]

    /// The files and the related commands of the manual page.
    static let surroundings = Surroundings(
        variables: [],
        files: [
            .init("Data", "Figures, rules and published tables, with a README of their sources."),
            .init("Data/almanac.bin", "The table, written whole or not at all."),
            .init("Data/holidays.bin", "The days off that go with it, likewise."),
        ],
        seeAlso: ["almanac(1)", "zic(8)"]
    )
}
