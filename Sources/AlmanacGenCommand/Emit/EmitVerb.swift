import AlmanacCore
import AlmanacFiles
import AlmanacNames
import AlmanacRendering
import CommandSupport

extension GenSyntax {
    static let calendar =
        Option("calendar", "LIST", "the calendars to write, such as china,korea; every one if not given")
    static let region = Option(
        "region",
        "LIST",
        "the regions of festivals and days off to write, such as mainland,taiwan; every one if not given; of arrays one"
    )
    static let emittedYears =
        Option("years", "YEARS", "the Gregorian years to write, 2020...2030; all that the table has if not given")
    static let language = Option(
        "language",
        "TAG",
        "the language of names, of arrays several, such as en,ja; en if not given",
        choices: CalendarLanguage.allCases.map(\.tag)
    )
    static let holidayFile =
        Option("holidays", "FILE", "the days off to write; holidays.bin in the data folder if not given")

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
    let emitter = try arguments.operand(0, "format", among: Emission.emitters.map { ($0.name, $0) })
    let other: (option: Option, owner: String)? =
        switch emitter.scope {
        case .calendars: (GenSyntax.region, "days-off")
        case .regions: (GenSyntax.calendar, "months")
        case .arrays: nil
        }
    if let other, arguments.has(other.option) {
        throw UsageError.onlyFor(option: other.option.longSpelling, other.owner)
    }
    let emission = try Emission(asked: arguments, for: emitter.scope)
    if emission.languages.count > 1, emitter.scope != .arrays {
        throw GenSyntax.language.refusal(of: arguments[GenSyntax.language] ?? "")
    }
    let text = try emitter.text(emission)
    if let path = arguments[GenSyntax.output], path != "-" {
        try FileStore.write(Array(text.utf8), to: path)
    } else {
        try output.write(text)
    }
}

extension Emission {
    fileprivate init(asked arguments: Arguments, for scope: Emitter.Scope) throws {
        let folder = arguments.dataFolder
        table = try AlmanacTable(named: arguments[GenSyntax.table] ?? "\(folder)/almanac.bin")
        holidays = try HolidayTable(named: arguments[GenSyntax.holidayFile] ?? "\(folder)/holidays.bin")
        let table = table
        calendars = try Self.list(arguments, GenSyntax.calendar, table.calendarIDs).compactMap { table.calendar($0) }
        // An array names no festivals unless a region is asked for.
        let isOfCalendars = scope == .arrays && !arguments.has(GenSyntax.region)
        regions = isOfCalendars ? [] : try Self.list(arguments, GenSyntax.region, table.regionIDs)
        years =
            try arguments[GenSyntax.emittedYears].map { try ClosedRange(years: $0, within: table.promisedYears) }
            ?? table.promisedYears
        guard let days = DayRange(years: years) else {
            throw UsageError.notUnderstood("\(years)", example: "2020...2030")
        }
        self.days = days
        let tags = arguments[GenSyntax.language] ?? CalendarLanguage.english.tag
        languages = try tags.split(separator: ",", omittingEmptySubsequences: false).map { tag throws(UsageError) in
            guard let language = CalendarLanguage(tag: String(tag)) else {
                throw GenSyntax.language.refusal(of: String(tag))
            }
            return language
        }.unique
    }

    /// The names of an option that takes several, each once, all of them known; every known one if it is not given.
    private static func list<Name: ASCIIIdentifier>(_ arguments: Arguments, _ option: Option, _ known: [Name])
        throws(UsageError) -> [Name]
    {
        guard let text = arguments[option] else { return known }
        let words = text.split(separator: ",", omittingEmptySubsequences: false)
        return try words.map { word throws(UsageError) in
            guard let name = Name(word), known.contains(name) else {
                throw option.refusal(of: String(word), among: known.map { "\($0)" })
            }
            return name
        }.unique
    }
}

/// A format in which the table is written for programs that do not read the table.
struct Emitter: Sendable {
    /// The contents of a format: of calendars, of regions, or of calendars and one region that is asked for.
    enum Scope { case calendars, regions, arrays }

    /// The word on the command line.
    let name: String
    let scope: Scope
    /// The contents in one line, for the help.
    let summary: String
    /// Returns the whole file; throws `UsageError` if the format cannot hold what is asked for.
    let text: @Sendable (Emission) throws -> String

    init(_ name: String, _ scope: Scope, _ summary: String, _ text: @escaping @Sendable (Emission) throws -> String) {
        (self.name, self.scope, self.summary, self.text) = (name, scope, summary, text)
    }
}

extension Emission {
    /// Every format, in the order of the help: one entry adds one.
    static let emitters = [
        Emitter("months", .calendars, "TSV of the lunar months of the calendars, with certainty") { $0.months },
        Emitter("terms", .calendars, "TSV of the 24 solar terms of every year, to the second of UTC and by civil day") {
            $0.terms
        },
        Emitter("phases", .calendars, "TSV of the four phases of the Moon, to the second of UTC and by civil day") {
            $0.phases
        },
        Emitter("festivals", .regions, "TSV of the festivals of the regions, by day") { $0.festivals },
        Emitter(
            "days-off",
            .regions,
            "TSV of days off, half-days and make-up workdays of the regions, with reason and notice"
        ) {
            $0.daysOff
        },
        Emitter("c", .arrays, "months and term days as a C99 header with its reader") { try PackedArrays($0).cHeader },
        Emitter("rust", .arrays, "months and term days as a Rust module for no_std with its reader") {
            try PackedArrays($0).rustModule
        },
        Emitter("swift", .arrays, "months and term days as a Swift file without imports, with its reader") {
            try PackedArrays($0).swiftFile
        },
        Emitter("java", .arrays, "months and term days as a Java class with its reader, for Kotlin and Android too") {
            try PackedArrays($0).javaClass
        },
        Emitter(
            "javascript",
            .arrays,
            "months and term days as an ES module with its reader, synchronous and under 15 KB"
        ) {
            try PackedArrays($0).javaScriptModule
        },
        Emitter("python", .arrays, "months and term days as a Python module with its reader") {
            try PackedArrays($0).pythonModule
        },
        Emitter("lua", .arrays, "months and term days as a module of Lua 5.1 to 5.4 with its reader") {
            try PackedArrays($0).luaModule
        },
        Emitter(
            "icu",
            .calendars,
            "first and last days of months of chinese and dangi as cases of ICU's data-driven tests"
        ) {
            try $0.icuCases()
        },
        Emitter("test262", .calendars, "the same days as a test of test262") { try $0.test262Cases() },
        Emitter("plan2", .regions, "the decided days off of one region and language as a file of KDE's KHolidays") {
            try $0.plan2()
        },
        Emitter(
            "holiday-cn",
            .regions,
            "the decided days off and make-up workdays of one region and year as JSON of holiday-cn"
        ) {
            try $0.holidayCN()
        },
        Emitter(
            "ics",
            .regions,
            "the decided days off of one region and language as iCalendar, for Thunderbird and Nextcloud"
        ) {
            try $0.iCalendar()
        },
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
    /// The languages of names, each once, one at least.
    let languages: [CalendarLanguage]
    var language: CalendarLanguage { languages[0] }

    /// The calendar of a region; nil if the table does not know the region.
    func calendar(of region: RegionID) -> LunisolarCalendar? {
        table.calendarID(of: region).flatMap { table.calendar($0) }
    }

    /// The days off of the regions that the file of holidays knows, for the usual audience of each.
    var workCalendars: [WorkCalendar] { regions.compactMap { table.workCalendar(in: $0, by: holidays) } }

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
