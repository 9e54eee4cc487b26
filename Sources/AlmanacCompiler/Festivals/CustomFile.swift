import AlmanacCore

/// The customs of calendars and the eras of regions, as `festivals/customs.txt` states them.
struct CustomFile {
    static let name = "festivals/customs.txt"

    private let calendars: [CalendarID]
    private let regions: RegionFile
    private var customs: [CustomSection.CalendarCustoms]
    private var eras: [CustomSection.Era] = []
    private var names: [NameTexts] = []

    /// Reads the customs of a folder; none if it has no such file.
    init(from folder: SourceFolder, calendars: [CalendarID], regions: RegionFile) throws(DataFileError) {
        self.calendars = calendars
        self.regions = regions
        customs = calendars.map { _ in [] }
        for file in folder.files where file.name == Self.name || file.name == "wide/\(Self.name)" {
            for line in try file.sourcedLines() { try read(line) }
        }
        guard folder.span.isWide else { return }
        // Rows for the years before stand in a file of their own; the table has the eras of a region in order.
        let order = eras.indices.sorted { (eras[$0].region, eras[$0].firstDay) < (eras[$1].region, eras[$1].firstDay) }
        (eras, names) = (order.map { eras[$0] }, order.map { names[$0] })
        // Rows of lunar years end with the next; an era that goes on through others, as 단기 does, needs no last day.
        for (index, next) in zip(eras.indices, eras.dropFirst()) {
            guard eras[index].isLunar, eras[index].lastDay == .max, next.region == eras[index].region else { continue }
            eras[index].lastDay = next.firstDay.previous ?? .max
        }
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "custom": try readCustom(line)
        case "era": try readEra(line)
        case "reign": try readEra(line, isLunar: true)
        case "until": try readLastDay(line)
        case "name": try readName(line)
        default: throw line.error(at: 0, expected: "custom, era, reign, until or name")
        }
    }

    /// The section of the table; the colour of Saturdays is in the file of the regions.
    var section: CustomSection {
        let texts = names.map(\.completed)
        return CustomSection(
            calendars: customs,
            plainSaturdays: regions.regions.map { $0.saturdays == .plain },
            eras: eras,
            eraNames: NameTexts.languages.indices.map { language in texts.map { $0[language] } }
        )
    }

    /// `custom NAME CALENDAR…`
    private mutating func readCustom(_ line: DataLine) throws(DataFileError) {
        let custom = try line.value(1, Words.customs)
        try line.requireCount(3...max(3, 2 + calendars.count), "'custom NAME CALENDAR…'")
        for field in 2..<line.count {
            let id = try line.calendarID(field)
            guard let calendar = calendars.firstIndex(of: id), customs[calendar].insert(custom).inserted else {
                throw line.error("calendar '\(id)'", expected: "a calendar of Data/calendars, once for a custom")
            }
        }
    }

    /// `era REGION ID FIRST-DAY YEAR ZH-HANS ZH-HANT ENGLISH…`, or the same with `reign` and the lunar year that is year 1
    private mutating func readEra(_ line: DataLine, isLunar: Bool = false) throws(DataFileError) {
        let region = UInt8(truncatingIfNeeded: try regions.index(line, 1))
        guard let id = ASCIIName(line.word(2)[...]), id.count <= 8, !eras.contains(where: { $0.id == id }),
            eras.count < UInt8.max
        else {
            let expected = "one to eight small letters, digits or hyphens, each era once, at most 255"
            throw line.error(at: 2, "era", expected: expected)
        }
        let firstDay = try line.day(3, "the first day of the era")
        let year = try line.integer(4, "the year of the era on its first day", in: 1...9999)
        guard !eras.contains(where: { $0.region == region && $0.firstDay >= firstDay && line.file == Self.name }),
            let yearZero = Int16(exactly: isLunar ? year - 1 : GregorianDate(firstDay).year - year)
        else { throw line.error("\(firstDay)", expected: "eras of a region in order, in years -9999 to 9999") }
        names.append(try NameTexts(line, from: 5))
        eras.append(CustomSection.Era(id: id, region: region, firstDay: firstDay, yearZero: yearZero))
        eras[eras.count - 1].isLunar = isLunar
    }

    /// `until LAST-DAY`
    private mutating func readLastDay(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(2...2, "'until LAST-DAY'")
        let day = try line.day(1, "the last day of the era")
        guard let last = eras.indices.last, eras[last].firstDay <= day else {
            throw line.error("\(day)", expected: "the last day of the era above it")
        }
        eras[last].lastDay = day
    }

    /// `name LANGUAGE TEXT…`
    private mutating func readName(_ line: DataLine) throws(DataFileError) {
        guard let last = names.indices.last else {
            throw line.error("a name", expected: "'era REGION ID FIRST-DAY YEAR NAMES…' above it")
        }
        try names[last].add(line)
    }
}
