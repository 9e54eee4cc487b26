import AlmanacCore

/// The regions of `festivals/regions.txt`, in the order of the file.
struct RegionFile {
    /// A row `region ID CALENDAR NAMES…` and the `name`, `alias`, `territory`, `saturdays` and `public-word` rows below it.
    struct Region {
        let id: RegionID
        /// The calendar its people use.
        let calendar: CalendarID
        var names: NameTexts
        /// Other names that people use.
        var aliases: [String] = []
        /// Where readers are shown it.
        var territories: [TerritorySection.Territory] = []
        /// The colour of Saturdays on its calendars, if a row says it.
        var saturdays: DayColour?
        /// Its word for a public holiday; empty if it has no word of its own.
        var publicWord = NameTexts()
    }

    static let name = "festivals/regions.txt"

    private(set) var regions: [Region] = []
    /// The territories of the `week` rows, whose readers have no region of their own.
    private(set) var elsewhere: [TerritorySection.Territory] = []

    /// The territories of all rows, those of the regions first.
    var territories: [TerritorySection.Territory] { regions.flatMap(\.territories) + elsewhere }

    /// Reads the regions of a folder; none if it has no such file.
    init(from folder: SourceFolder, calendars: [CalendarID]) throws(DataFileError) {
        guard let file = folder.files.first(where: { $0.name == Self.name }) else { return }
        for line in try file.sourcedLines() {
            switch line.word(0) {
            case "region": try readRegion(line, calendars)
            case "name": try readName(line)
            case "alias": try readAlias(line)
            case "territory": try readTerritory(line)
            case "saturdays": try readSaturdays(line)
            case "public-word": try readPublicWord(line)
            case "week": try readWeek(line)
            default:
                throw line.error(at: 0, expected: "region, name, alias, territory, saturdays, public-word or week")
            }
        }
        guard !regions.isEmpty else {
            throw file.error("no region", expected: "a row 'region ID CALENDAR ZH-HANS ZH-HANT ENGLISH…'")
        }
        // The table has no other place for blue Saturdays: they are a property of territories.
        for region in regions where region.saturdays == .blue && region.territories.isEmpty {
            throw file.error("blue Saturdays in \(region.id)", expected: "a 'territory' row below them")
        }
    }

    private mutating func readRegion(_ line: DataLine, _ calendars: [CalendarID]) throws(DataFileError) {
        guard let id = RegionID(line.word(1)), "\(id)" != Self.everywhere, bits(of: id) == nil else {
            let expected = "one to eight small letters, digits or hyphens, each region once, and not 'all'"
            throw line.error(at: 1, "region", expected: expected)
        }
        guard regions.count < FestivalSection.mostRegions else {
            throw line.error("region \(id)", expected: "at most \(FestivalSection.mostRegions) regions")
        }
        let calendar = try line.calendarID(2, among: calendars)
        regions.append(Region(id: id, calendar: calendar, names: try NameTexts(line, from: 3)))
    }

    private mutating func readName(_ line: DataLine) throws(DataFileError) {
        guard let last = regions.indices.last else {
            throw line.error("a name", expected: "'region ID CALENDAR ZH-HANS ZH-HANT ENGLISH…' above it")
        }
        try regions[last].names.add(line)
    }

    private mutating func readAlias(_ line: DataLine) throws(DataFileError) {
        guard let last = regions.indices.last else {
            throw line.error("an alias", expected: "'alias TEXT' below a region")
        }
        regions[last].aliases.append(try line.name(from: 1, to: line.count))
    }

    private mutating func readTerritory(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(3...3, "'territory CODE WEEKDAY' below a region")
        let weekday = try line.value(2, Words.weekdays)
        let code = try newTerritory(line, 1)
        guard let last = regions.indices.last else {
            throw line.error("a territory", expected: "a region above it")
        }
        let (id, isBlue) = (regions[last].id, regions[last].saturdays == .blue)
        regions[last].territories.append(.init(code, region: id, firstWeekday: weekday, hasBlueSaturdays: isBlue))
    }

    private mutating func readSaturdays(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(2...2, "'saturdays COLOUR'")
        let colour = try line.value(1, Words.dayColours)
        guard let last = regions.indices.last, regions[last].saturdays == nil, regions[last].territories.isEmpty else {
            throw line.error("a colour", expected: "'saturdays COLOUR' once below a region, above territories")
        }
        regions[last].saturdays = colour
    }

    private mutating func readWeek(_ line: DataLine) throws(DataFileError) {
        try line.requireCount(3...2 + TerritorySection.mostTerritories, "'week WEEKDAY CODE…'")
        let weekday = try line.value(1, Words.weekdays)
        for field in 2..<line.count {
            let code = try newTerritory(line, field)
            elsewhere.append(.init(code, region: nil, firstWeekday: weekday, hasBlueSaturdays: false))
        }
    }

    /// The territory of a field, of which no row above says anything.
    private func newTerritory(_ line: DataLine, _ field: Int) throws(DataFileError) -> TerritoryCode {
        let (known, most) = (territories, TerritorySection.mostTerritories)
        guard let code = TerritoryCode(line.word(field)), "\(code)" == line.word(field),
            !known.contains(where: { $0.code == code }), known.count < most
        else {
            let expected = "two capital letters of ISO 3166-1, each territory once, at most \(most)"
            throw line.error(at: field, "territory", expected: expected)
        }
        return code
    }

    private mutating func readPublicWord(_ line: DataLine) throws(DataFileError) {
        guard let last = regions.indices.last, regions[last].publicWord.isEmpty else {
            throw line.error("a word", expected: "'public-word ZH-HANS ZH-HANT ENGLISH…' once below a region")
        }
        regions[last].publicWord = try NameTexts(line, from: 1)
    }

    /// The index of a region in a field, which names one of the file.
    func index(_ line: DataLine, _ field: Int) throws(DataFileError) -> Int {
        guard let index = regions.firstIndex(where: { "\($0.id)" == line.word(field) }) else {
            let known = regions.map(\.id.description).joined(separator: ", ")
            throw line.error(at: field, "region", expected: "one of \(known)")
        }
        return index
    }

    private static var everywhere: String { "all" }

    /// The bit of a region in the rows of a table, or nil if no row names it.
    private func bits(of id: RegionID) -> UInt16? { regions.firstIndex { $0.id == id }.map { 1 << UInt16($0) } }

    /// The bits of a field: `all`, or regions with commas between them.
    func bits(_ line: DataLine, _ index: Int) throws(DataFileError) -> UInt16 {
        if line.word(index) == Self.everywhere { return FestivalSection.everyRegion }
        var bits: UInt16 = 0
        for name in line.word(index).split(separator: ",", omittingEmptySubsequences: false) {
            guard let bit = RegionID(name).flatMap({ self.bits(of: $0) }), bits & bit == 0 else {
                let known = regions.map(\.id.description).joined(separator: ", ")
                let expected = regions.isEmpty ? "regions in \(Self.name)" : "all, or some of \(known), each once"
                throw line.error("region '\(name)'", expected: expected)
            }
            bits |= bit
        }
        return bits
    }
}
