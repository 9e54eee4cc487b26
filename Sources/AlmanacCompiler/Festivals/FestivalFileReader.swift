import AlmanacCore

/// The blocks of a file.
struct FestivalFileReader {
    private(set) var blocks: [FestivalBlock] = []
    private var calendars: [CalendarID] = []
    private let regions: RegionFile

    /// Reads a file whose `calendars` row may name some calendars, and whose rows some regions.
    init(_ file: SourceFile, calendars known: [CalendarID], _ regions: RegionFile) throws(DataFileError) {
        self.regions = regions
        let lines = try file.sourcedLines()
        guard let first = lines.first, first.word(0) == "calendars", first.count > 1 else {
            throw file.error("no calendars", expected: "'calendars all' or 'calendars NAME…' as the first row")
        }
        // A file of all calendars names none.
        let names = first.count == 2 && first.word(1) == "all" ? 1..<1 : 1..<first.count
        calendars = try names.map { index throws(DataFileError) in try first.calendarID(index, among: known) }
        for line in lines.dropFirst() { try read(line) }
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "festival": blocks.append(try Self.block(line, calendars))
        case "name": try readName(line)
        case "called": try readRegionalName(line)
        case "alias": try readAlias(line)
        default: try readRow(line)
        }
    }

    /// `festival ID ZH-HANS ZH-HANT ENGLISH…`, or `festival ID` for more rows of one that is named elsewhere.
    private static func block(_ line: DataLine, _ calendars: [CalendarID]) throws(DataFileError) -> FestivalBlock {
        guard line.count == 2 || line.count >= 5 else {
            throw line.error("\(line.count) fields", expected: "'festival ID', or with names in three languages")
        }
        let id = try line.festivalID(1)
        let names = line.count > 2 ? try NameTexts(line, from: 2) : NameTexts()
        return FestivalBlock(festival: FestivalDefinition(id: id, names: names, line: line), calendars: calendars)
    }

    private mutating func readName(_ line: DataLine) throws(DataFileError) {
        guard let last = blocks.indices.last, blocks[last].rows.isEmpty, line.count > 2,
            blocks[last].isDefinition || !blocks[last].festival.regionalNames.isEmpty
        else {
            throw line.error("a name", expected: "'name LANGUAGE TEXT' below a festival with names")
        }
        if let regional = blocks[last].festival.regionalNames.indices.last {
            try blocks[last].festival.regionalNames[regional].names.add(line)
        } else {
            try blocks[last].festival.names.add(line)
        }
    }

    /// `called REGION [YEARS] ZH-HANS ZH-HANT ENGLISH…`
    private mutating func readRegionalName(_ line: DataLine) throws(DataFileError) {
        guard let last = blocks.indices.last, blocks[last].rows.isEmpty else {
            let expected = "'called REGION [YEARS] NAMES…' above the rows of a festival"
            throw line.error("a name of a region", expected: expected)
        }
        // No name begins with a digit or a hyphen, but a hyphen alone stands for none.
        let hasYears =
            line.word(2) != "-" && line.word(2).utf8.first.map { Array("-0123456789".utf8).contains($0) } ?? false
        let years = hasYears ? try line.years(2) : nil
        let names = try NameTexts(line, from: hasYears ? 3 : 2)
        blocks[last].festival.regionalNames.append((try regions.index(line, 1), years, names))
    }

    /// `alias TEXT…`
    private mutating func readAlias(_ line: DataLine) throws(DataFileError) {
        guard let last = blocks.indices.last, blocks[last].rows.isEmpty, line.count > 1 else {
            throw line.error("an alias", expected: "'alias TEXT' above the rows of a festival")
        }
        blocks[last].festival.aliases.append(try line.name(from: 1, to: line.count))
    }

    private mutating func readRow(_ line: DataLine) throws(DataFileError) {
        let kinds = Words.festivalKinds
        guard let kind = kinds.value(line.word(0)) else {
            throw line.error(at: 0, expected: "festival, name, called, alias, \(kinds.expected)")
        }
        guard let last = blocks.indices.last else {
            throw line.error("a row without a festival", expected: "'festival ID' above it")
        }
        try line.requireCount(3..., "'\(line.word(0)) REGIONS YEARS', then perhaps a rule")
        let rule = line.count > 3 ? try line.festivalRule(from: 3) : nil
        blocks[last].rows.append((kind, try regions.bits(line, 1), try line.years(2), rule, line))
    }
}
