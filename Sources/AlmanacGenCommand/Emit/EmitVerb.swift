import AlmanacCore
import AlmanacFiles
import AlmanacNames
import CommandSupport

extension GenSyntax {
    static let calendar = ValueOption(
        "calendar",
        "LIST",
        "the calendars to write, such as china,korea; every one if not given"
    )
    static let region = ValueOption(
        "region",
        "LIST",
        "the regions of festivals and days off to write, such as mainland,taiwan; every one if not given"
    )
    static let emittedYears = ValueOption(
        "years",
        "YEARS",
        "the Gregorian years to write, 2020...2030; all that the table has if not given"
    )
    static let language = ValueOption(
        "language",
        "TAG",
        "the language of names; en if not given",
        choices: CalendarLanguage.allCases.map(\.tag)
    )
    static let holidayFile = ValueOption(
        "holidays",
        "FILE",
        "the days off to write; holidays.bin in the data folder if not given"
    )

    static let emit = Verb(
        "emit",
        "writes the table in a format of others: text, an array to paste, or the shape of a known user",
        operands: [Operand("FORMAT", choices: Emission.emitters.map(\.name))],
        options: [calendar, region, emittedYears, language, output, data, table, holidayFile],
        notes: ["Formats:"] + Emission.emitters.map { "  \($0.name): \($0.summary)" }
    )
}

/// `almanac-gen emit FORMAT`: writes the file whole or not at all, to standard output if no file is named.
func emit(_ arguments: Arguments, _ output: inout StandardOutput) throws {
    let name = arguments.operands[0]
    guard let emitter = Emission.emitters.first(where: { $0.name == name }) else {
        throw UsageError.unknownValue(name, of: "format", in: "emit", among: Emission.emitters.map(\.name))
    }
    let text = try emitter.text(Emission(asked: arguments))
    if let path = arguments[GenSyntax.output], path != "-" {
        try FileStore.write(Array(text.utf8), to: path)
    } else {
        try output.write(text)
    }
}

extension Emission {
    /// Reads the options.
    fileprivate init(asked arguments: Arguments) throws {
        let folder = arguments.dataFolder
        table = try AlmanacTable(named: arguments[GenSyntax.table] ?? "\(folder)/almanac.bin")
        holidays = try HolidayTable(named: arguments[GenSyntax.holidayFile] ?? "\(folder)/holidays.bin")
        let table = table
        calendars = try Self.list(arguments, GenSyntax.calendar, table.calendarIDs).compactMap { table.calendar($0) }
        regions = try Self.list(arguments, GenSyntax.region, table.regionIDs)
        years =
            try arguments[GenSyntax.emittedYears].map { try YearRange($0, within: table.promisedYears).years }
            ?? table.promisedYears
        guard let days = DayRange(years: years) else {
            throw UsageError.notUnderstood("\(years)", example: "2020...2030")
        }
        self.days = days
        let tag = arguments[GenSyntax.language] ?? CalendarLanguage.english.tag
        guard let language = CalendarLanguage(tag: tag) else { throw GenSyntax.language.refusal(of: tag) }
        self.language = language
    }

    /// The names of an option that takes several, each once, all of them known; every known one if it is not given.
    private static func list<Name: ASCIIIdentifier>(_ arguments: Arguments, _ option: ValueOption, _ known: [Name])
        throws(UsageError) -> [Name]
    {
        guard let text = arguments[option] else { return known }
        var found: [Name] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let name = Name(word), known.contains(name) else {
                throw option.refusal(of: String(word), among: known.map { "\($0)" })
            }
            if !found.contains(name) { found.append(name) }
        }
        return found
    }
}

/// A format in which the table is written for programs that do not read the table.
protocol Emitter: Sendable {
    /// The word on the command line.
    var name: String { get }
    /// The contents in one line, for the help.
    var summary: String { get }
    /// The whole file.
    ///
    /// - Throws: `UsageError` if the format cannot hold what is asked for.
    func text(_ emission: Emission) throws(UsageError) -> String
}

extension Emission {
    /// Every format, in the order of the help: one line adds one.
    static let emitters: [any Emitter] = [
        MonthsText(),
        TermsText(),
        PhasesText(),
        FestivalsText(),
        DaysOffText(),
        CArray(),
        RustArray(),
        SwiftArray(),
        JavaArray(),
        JavaScriptArray(),
        PythonArray(),
        SwiftFoundationShape(),
        ICU4XShape(),
        Plan2Shape(),
        HolidayCNShape(),
        ThunderbirdShape(),
    ]
}

/// The contents to emit: the same for every format, which takes what it needs of them.
struct Emission: Sendable {
    let table: AlmanacTable
    let holidays: HolidayTable
    /// The calendars, each once.
    let calendars: [LunisolarCalendar]
    /// The regions of festivals and days off, each once.
    let regions: [RegionID]
    /// The Gregorian years, both ends included.
    let years: ClosedRange<Int>
    /// The days of the years, all of them promised by the table.
    let days: DayRange
    /// The language of names.
    let language: CalendarLanguage
}

extension Emission {
    /// The calendar of a region; nil if the table does not know the region.
    func calendar(of region: RegionID) -> LunisolarCalendar? {
        table.calendarID(of: region).flatMap { table.calendar($0) }
    }

    /// The days off of the regions that the file of holidays knows, for the usual audience of each.
    var workCalendars: [WorkCalendar] { regions.compactMap { table.workCalendar(in: $0, by: holidays) } }

    /// The one region of a format that has room for no other.
    func onlyRegion(of emitter: some Emitter) throws(UsageError) -> RegionID {
        guard let region = regions.first, regions.count == 1 else {
            throw .missing(
                "--region",
                usage: "almanac-gen emit \(emitter.name) --region \(table.homeRegion ?? "mainland")"
            )
        }
        return region
    }

    /// The lines at the head of every file that has room for comments, without the sign of a comment: the contents, the
    /// years, the release and the digest, which tell two files apart, and the sources.
    func head(_ contents: String, sources: String = Emission.computed) -> [String] {
        [
            "\(contents), \(years.lowerBound)-\(years.upperBound).",
            "Made by almanac-gen emit of Almanac \(table.release), digest \(table.digest).",
            "Sources: \(sources); each is named in Data/README.md of Almanac.",
        ]
    }

    /// The sources of days that the Sun and the Moon decide.
    static let computed =
        "computed from VSOP87D and ELP/MPP02 fitted to JPL DE440, nutation IAU 2000A, delta T of USNO, IERS and "
        + "Morrison et al. 2021; exceptions and disputes as cited in Data/calendars"
}
