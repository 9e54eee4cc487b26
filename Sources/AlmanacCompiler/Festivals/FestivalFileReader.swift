import AlmanacCore

/// A `festival` row and the rows below it.
struct FestivalBlock {
    /// A row `KIND REGIONS YEARS [RULE]`.
    struct Row {
        let kind: FestivalKind
        let regions: UInt16
        let years: ClosedRange<Int16>
        let rule: FestivalRule?
        let line: DataLine
    }

    let id: FestivalID
    /// The calendars of the file; all if empty.
    let calendars: [CalendarID]
    /// The names; none if the block adds rows to a festival that is named elsewhere.
    var names: NameTexts
    /// What some regions, by index, call the festival otherwise.
    var regionalNames: [(region: Int, names: NameTexts)] = []
    var rows: [Row] = []
    let line: DataLine

    /// Whether the block names the festival.
    var isDefinition: Bool { !names.isEmpty }
}

/// The blocks of a file.
struct FestivalFileReader {
    private(set) var blocks: [FestivalBlock] = []
    private var calendars: [CalendarID] = []
    private let regions: RegionFile

    /// Reads a file whose `calendars` row may name some calendars, and whose rows some regions.
    init(_ file: SourceFile, calendars known: [CalendarID], _ regions: RegionFile) throws(DataFileError) {
        self.regions = regions
        try file.requireCommentAboveEveryRow()
        let lines = file.dataLines()
        guard let first = lines.first, first.word(0) == "calendars", first.count > 1 else {
            throw file.error(found: "no calendars", expected: "'calendars all' or 'calendars NAME…' as the first row")
        }
        calendars = try Self.calendars(first, known)
        for line in lines.dropFirst() { try read(line) }
    }

    private static func calendars(_ line: DataLine, _ known: [CalendarID]) throws(DataFileError) -> [CalendarID] {
        if line.count == 2 && line.word(1) == "all" { return [] }
        var calendars: [CalendarID] = []
        for index in 1..<line.count {
            guard let id = CalendarID(line.word(index)), known.contains(id) else {
                throw line.error(found: "calendar '\(line.word(index))'", expected: "a calendar of Data/calendars")
            }
            calendars.append(id)
        }
        return calendars
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "festival": blocks.append(try Self.block(line, calendars))
        case "name": try readName(line)
        case "called": try readRegionalName(line)
        default: try readRow(line)
        }
    }

    /// `festival ID ZH-HANS ZH-HANT ENGLISH…`, or `festival ID` for more rows of one that is named elsewhere.
    private static func block(_ line: DataLine, _ calendars: [CalendarID]) throws(DataFileError) -> FestivalBlock {
        guard line.count == 2 || line.count >= 5 else {
            throw line.error(found: "\(line.count) fields", expected: "'festival ID', or with names in three languages")
        }
        let id = try line.festivalID(1)
        let names = line.count > 2 ? try NameTexts(line, from: 2) : NameTexts()
        return FestivalBlock(id: id, calendars: calendars, names: names, line: line)
    }

    private mutating func readName(_ line: DataLine) throws(DataFileError) {
        guard var block = blocks.popLast(), block.isDefinition, block.rows.isEmpty, line.count > 2 else {
            throw line.error(found: "a name", expected: "'name LANGUAGE TEXT' below a festival with names")
        }
        try block.names.add(line)
        blocks.append(block)
    }

    /// `called REGION ZH-HANS ZH-HANT ENGLISH…`
    private mutating func readRegionalName(_ line: DataLine) throws(DataFileError) {
        guard var block = blocks.popLast(), block.rows.isEmpty else {
            throw line.error(
                found: "a name of a region",
                expected: "'called REGION NAMES…' above the rows of a festival"
            )
        }
        block.regionalNames.append((try regions.index(line, 1), try NameTexts(line, from: 2)))
        blocks.append(block)
    }

    private mutating func readRow(_ line: DataLine) throws(DataFileError) {
        let kinds = Keywords.festivalKinds
        guard let kind = kinds.value(line.word(0)) else {
            throw line.error(found: "'\(line.word(0))'", expected: "festival, name, called, \(kinds.expected)")
        }
        guard var block = blocks.popLast() else {
            throw line.error(found: "a row without a festival", expected: "'festival ID' above it")
        }
        guard line.count >= 3 else {
            throw line.error(
                found: "\(line.count) fields",
                expected: "'\(line.word(0)) REGIONS YEARS', then perhaps a rule"
            )
        }
        block.rows.append(
            FestivalBlock.Row(
                kind: kind,
                regions: try regions.bits(line, 1),
                years: try line.years(2),
                rule: line.count > 3 ? try line.festivalRule(from: 3) : nil,
                line: line
            )
        )
        blocks.append(block)
    }
}

extension DataLine {
    /// A field as years: `all`, `2008-`, `-2013`, `2008-2013` or `2008`.
    fileprivate func years(_ index: Int) throws(DataFileError) -> ClosedRange<Int16> {
        let all = FestivalRow.allYears
        if word(index) == "all" { return all }
        let parts = word(index).split(separator: "-", omittingEmptySubsequences: false)
        let first = parts.first.flatMap { $0.isEmpty ? all.lowerBound : Self.year($0) }
        let last = parts.last.flatMap { $0.isEmpty ? all.upperBound : Self.year($0) }
        guard (1...2).contains(parts.count), word(index) != "-", let first, let last, first <= last else {
            throw error(found: "years '\(word(index))'", expected: "all, 2008, 2008-, -2013 or 2008-2013")
        }
        return first...last
    }

    private static func year(_ text: Substring) -> Int16? {
        text.utf8.count == 4 ? Int16(text).flatMap { $0 > 0 ? $0 : nil } : nil
    }
}
