import CommandSupport

/// What `almanac-gen` understands.
enum GenSyntax {
    static let data = ValueOption("data", "DIR", "the data folder; Data if not given")
    static let output = ValueOption(
        "output",
        "FILE",
        "the file to write; almanac.bin, or holidays.bin, in the data folder if not given"
    )
    static let table = ValueOption(
        "table",
        "FILE",
        "the table to compare or to go with; almanac.bin in the data folder if not given"
    )
    static let check = Switch("check", "compiles in memory and compares with the file instead of writing it")

    static let compile = Verb(
        "",
        "compiles the data folder into the table and the file of holidays; with --output into the table alone",
        options: [data, output],
        switches: [check]
    )
    static let verify = Verb(
        "verify",
        "compares the table with the published tables of the data folder",
        options: [data, table]
    )
    static let report = Verb(
        "report",
        "prints what verify finds as an article of the documentation",
        options: [data, table]
    )
    static let instants = Verb(
        "instants",
        "prints instants from theory, unrounded, in Terrestrial Time",
        operands: [.one("terms|phases", choices: ["terms", "phases"]), .one("YEARS")],
        options: [data]
    )

    static let syntax = CommandSyntax(
        "almanac-gen",
        "compiles the almanac from the theory of the Sun and the Moon",
        verbs: [compile, holidays, updateHolidays, verify, report, instants],
        examples: examples,
        surroundings: surroundings
    )
}

extension Arguments {
    /// The data folder.
    var dataFolder: String { self[GenSyntax.data] ?? "Data" }
    /// The table's file.
    var tablePath: String { self[GenSyntax.output] ?? self[GenSyntax.table] ?? "\(dataFolder)/almanac.bin" }
}
