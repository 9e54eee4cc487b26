import Almanac
import AlmanacRendering
import AlmanacWords
import CommandSupport

extension AlmanacSyntax {
    static let audience = Option(
        "audience",
        "NAME",
        "the audience, such as public-offices; if not given that of most questions in the region",
        choices: HolidayTable.bundled.audiences.map(\.description)
    )
    static let holidays = Option("holidays", "FILE", "days off in place of those inside the program")
    static let tabSeparated = Option("tsv", "a table for programs instead of a page, not in the language of the locale")

    static let homeRegion = Option(
        "region",
        "NAME",
        "the region whose days off are asked for, such as hongkong; if not given ALMANAC_REGION, that of the locale or, in tables, mainland",
        choices: AlmanacTable.bundled.regionIDs.map(\.description)
    )

    static let daysOffOptions = [homeRegion, audience, language, holidays, table, tabSeparated, plain]

    /// From when to when the days off of each region are decided, for whom and by what: the lines of the help.
    static let decidedDays: [String] = {
        let decided = HolidayTable.bundled.regionIDs.compactMap { AlmanacTable.bundled.workCalendar(in: $0) }
        let width = decided.map { "\($0.region)".count }.max() ?? 0
        let lines = decided.flatMap { region in
            let name = "\(region.region)"
            let indent = String(repeating: " ", count: width + 4)
            // The usual audience comes first.
            let others = HolidayTable.bundled.audiences(in: region.region)?.filter { $0 != region.audience } ?? []
            let audiences = ([region.audience] + others).compactMap { audience in
                HolidayTable.bundled.completeDays(in: region.region, for: audience).map { "\($0)  \(audience)" }
            }
            let first = "  \(name)" + indent.dropFirst(name.count + 2)
            let sources = (["law"] + region.authorities).joined(separator: ", ") + "; looked up on \(region.lookedUp)"
            return audiences.enumerated().map { ($0 == 0 ? first : indent) + $1 } + [indent + sources]
        }
        return ["days that are decided, for whom and by what; on others only what law and notices say is known:"]
            + lines
    }()
}

/// A question about days off: of which region, for whom, and how the answer is shown.
struct DaysOffQuestion {
    let table: AlmanacTable
    let daysOff: WorkCalendar
    /// The festivals of the region, for their names.
    let festivals: Festivals
    let settings: TerminalSettings
    let arguments: Arguments
    let isForPrograms: Bool
    /// The day of `--from`, which itself is looked at, or nil.
    private(set) var from: Day?
    let count: Int
    /// The day from which answers are counted; nil if they are not.
    var start: Day?

    init(_ arguments: Arguments) throws {
        let table = try AlmanacTable(asked: arguments)
        let isForPrograms = arguments.has(AlmanacSyntax.tabSeparated)
        let holidays = try HolidayTable(asked: arguments)
        let region = try table.workRegion(asked: arguments, isForPrograms: isForPrograms)
        let audience = try holidays.audience(asked: arguments, in: region)
        guard let daysOff = table.workCalendar(in: region, for: audience, by: holidays),
            let reader = Reader(tags: [Terminal.localeName], home: [region], table: table, holidays: nil)
        else {
            let known = holidays.regionIDs.map(\.description)
            throw AlmanacSyntax.region.refusal(of: "\(region)", among: known)
        }
        (self.table, self.daysOff) = (table, daysOff)
        festivals = reader.festivals
        let usual = isForPrograms ? CalendarLanguage.traditionalChinese : reader.language
        var settings = try TerminalSettings(asked: arguments, reader)
        settings.language = try CalendarLanguage(asked: arguments, otherwise: usual)
        self.settings = settings
        self.arguments = arguments
        self.isForPrograms = isForPrograms
        count = try arguments.dayCount()
        if let from = arguments[AlmanacSyntax.from] { self.from = try self.reader.day(from) }
    }

    var operands: [String] { arguments.operands }

    /// Reads days as people type them; messages are in the reader's language, also if the answer is for programs.
    var reader: QuestionReader {
        var settings = settings
        if isForPrograms { settings.language = .ofEnvironment }
        return QuestionReader(table, festivals, settings)
    }

    /// The page of people.
    var text: DaysOffText { DaysOffText(daysOff, festivals, settings, countingFrom: start) }

}

extension StandardOutput {
    /// Writes a page about days off: its lines, and the caption that says who decides, and of days to one after the published calendars
    /// that they are computed.
    mutating func show(
        _ lines: [StyledText],
        of question: DaysOffQuestion,
        until lastDay: Day? = nil
    ) throws(OutputFailure) {
        let caption = question.text.caption(until: lastDay, today: try? question.reader.knownToday())
        try write(lines + caption, in: question.settings.palette)
    }
}

// MARK: - The values of the options

extension UsageError {
    /// The refusal of a question that names no region: which there are, and how to ask.
    static func unknownHome(among regions: [RegionID]) -> UsageError {
        .told { Phrase.unknownHome.text(in: $0, [regions.map { "\($0)" }.joined(separator: ", ")]) }
    }
}

extension HolidayTable {
    /// The file of `--holidays`, or the bundled one.
    init(asked arguments: Arguments) throws(TableFileFailure) {
        if let path = arguments[AlmanacSyntax.holidays] {
            try self.init(named: path)
        } else {
            self = .bundled
        }
    }

    /// The audience of `--audience`, or nil for each region's usual one; every region has to have it.
    func audience(asked arguments: Arguments, in regions: [RegionID]) throws(UsageError) -> Audience? {
        var audience: Audience?
        for region in regions { audience = try self.audience(asked: arguments, in: region) ?? audience }
        return audience
    }

    /// The audience of `--audience`, or `listed` if the words name the statutory list and the region has one; nil for the usual one.
    func audience(asked arguments: Arguments, in region: RegionID) throws(UsageError) -> Audience? {
        // A region that the file does not know is refused as such.
        guard let audiences = audiences(in: region) else { return nil }
        guard let name = arguments[AlmanacSyntax.audience] else {
            return audiences.contains(.listed) && arguments.nameStatutoryList ? .listed : nil
        }
        guard let audience = Audience(name), audiences.contains(audience) else {
            throw AlmanacSyntax.audience.refusal(of: name, among: audiences.map(\.description))
        }
        return audience
    }
}

extension Arguments {
    /// Whether the operands ask for the holidays that bind every employer: 法定假期, statutory holidays, 強制性假日. Only where these are a
    /// list of their own they are others than public holidays.
    fileprivate var nameStatutoryList: Bool {
        let words = FoldedText(operands.joined(separator: " "))
        return ["法定", "強制", "强制", "법정"].contains { words.words.joined().contains($0) }
            || words.words.contains { ["statutory", "mandatory"].contains($0) }
    }
}

extension AlmanacTable {
    /// The one region of `--region`, or that of the reader, or for programs the home region.
    func workRegion(asked arguments: Arguments, isForPrograms: Bool) throws(UsageError) -> RegionID {
        let asked = arguments[AlmanacSyntax.region]
        // All regions together have no days off.
        if let asked, regions(named: asked) == nil {
            throw AlmanacSyntax.region.refusal(of: asked, among: regionIDs.map(\.description))
        }
        let ofReader = try asked != nil || isForPrograms ? homeRegion.map { [$0] } ?? [] : homeOfEnvironment()
        let regions = try self.regions(asked: arguments) ?? ofReader
        if regions.isEmpty {
            throw .unknownHome(among: regionIDs)
        }
        guard regions.count == 1, let region = regions.first else {
            let place = asked == nil ? "ALMANAC_REGION" : nil
            let names = regions.map(\.description).joined(separator: ",")
            throw .unknownValue(asked ?? names, of: "region", in: place, among: regionIDs.map(\.description))
        }
        return region
    }
}
