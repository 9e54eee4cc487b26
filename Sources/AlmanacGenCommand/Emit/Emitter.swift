import AlmanacCore
import AlmanacNames
import CommandSupport

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
