import AlmanacCompiler
import CommandSupport

/// The grammar of `almanac-gen`.
enum GenSyntax {
    static let data = Option("data", "DIR", "the data folder; Data if not given")
    static let output = Option(
        "output",
        short: "o",
        "FILE",
        "the file to write; almanac.bin, or holidays.bin, in the data folder if not given; for emit standard output"
    )
    static let table =
        Option("table", "FILE", "the table to compare or to go with; almanac.bin in the data folder if not given")
    static let years = Option("years", "YEARS", "the years of the table; 1900...2100 if not given")
    static let check = Option("check", "compiles in memory and compares with the file instead of writing it")

    static let wide = Option("wide", "compares almanac-wide.bin")

    static let compile = Verb(
        "",
        "compiles the data folder into the table, the file of holidays and the wide table of 1646-2200; with --output or --years into one table",
        options: [data, years, output, check]
    )
    static let verify = Verb(
        "verify",
        "compares the table with the published tables of the data folder, or the wide table with almanac.bin, the months issued before 1900 and JPL DE440",
        options: [data, table, wide]
    )
    static let report =
        Verb("report", "prints what verify finds as an article of the documentation", options: [data, table])
    static let instants = Verb(
        "instants",
        "prints instants from theory, unrounded, in Terrestrial Time",
        operands: [Operand("terms|phases", choices: ["terms", "phases"]), Operand("YEARS")],
        options: [data]
    )

    static let syntax = CommandSyntax(
        "almanac-gen",
        "compiles the almanac from the theory of the Sun and the Moon",
        verbs: [compile, holidays, updateHolidays, verify, report, instants, emit, compare],
        examples: examples,
        surroundings: surroundings
    )
}

extension Arguments {
    var dataFolder: String { self[GenSyntax.data] ?? "Data" }
    /// The table's file.
    var tablePath: String {
        self[GenSyntax.output] ?? self[GenSyntax.table]
            ?? ((try? span())?.isWide == true ? widePath : "\(dataFolder)/almanac.bin")
    }

    var widePath: String { "\(dataFolder)/almanac-wide.bin" }

    /// The years of the table to compile.
    func span() throws(UsageError) -> TableSpan {
        guard let years = self[GenSyntax.years] else { return .bundled }
        let span = TableSpan(years: try ClosedRange(years: years, within: TableSpan.wide.years))
        // The data folder has the tables of two spans; none of other years takes the place of one.
        guard self[GenSyntax.output] != nil || [.bundled, .wide].contains(span) else {
            throw .missing("--output", usage: "almanac-gen --years \(years) -o table.bin")
        }
        return span
    }
}

extension GenSyntax {
    /// Calls that the help of their verbs and the manual page show, in the order of the verbs.
    static let examples: [Example] = [
        (compile, "almanac-gen", "Data/almanac.bin and Data/holidays.bin, from the other files of Data"),
        (compile, "almanac-gen --check", "whether Data/almanac.bin is what Data compiles to"),
        (compile, "almanac-gen --output new.bin", "a table to try with --table of almanac"),
        (holidays, "almanac-gen holidays", "Data/holidays.bin, after a new notice in Data/holidays"),
        (
            updateHolidays,
            "printf '%s\\n' 'region hongkong' '# Source: -.' 'notice 2027 - council -' | almanac-gen update-holidays -",
            "the same with a notice that only repeats the law; most are longer, and stand in a file"
        ),
        (verify, "almanac-gen verify", "where the table and published tables differ"),
        (report, "almanac-gen report > VerificationReport.md", "the same as an article"),
        (emit, "almanac-gen emit months --calendar china --years 2026", "the months of a year as text"),
        (
            compare,
            "almanac-gen compare Data/reference/kasi_months.tsv --calendar korea",
            "where another table of months differs"
        ),
        (instants, "almanac-gen instants terms 2026", "the solar terms of a year before they are rounded"),
    ]

    /// The files and the related commands of the manual page.
    static let surroundings: Surroundings = (
        variables: [],
        files: [
            ("Data", "Figures, rules and published tables, with a README of their sources."),
            ("Data/almanac.bin", "The table, written whole or not at all."),
            ("Data/holidays.bin", "The days off that go with it, likewise."),
            ("Data/almanac-wide.bin", "The table of 1646-2200, likewise."),
        ],
        seeAlso: ["almanac(1)", "zic(8)"]
    )
}
