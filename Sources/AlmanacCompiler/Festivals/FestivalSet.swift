// Reading the files of Data/festivals; Data/festivals/README.md is the specification of the format.

import AlmanacCore

/// The festivals of all files, in the order in which they are named.
struct FestivalSet {
    private(set) var festivals: [FestivalDefinition] = []
    /// The regions in which they are kept.
    let regions: RegionFile
    /// Customs of the calendars, and eras of the regions.
    let customs: CustomFile

    /// Which calendars the table has, to check the names in the files.
    private let calendars: [CalendarID]

    /// Reads every file in `festivals/`; none is an error, for a table may be without festivals.
    init(from folder: SourceFolder, calendars: [CalendarID]) throws(DataFileError) {
        self.calendars = calendars
        regions = try RegionFile(from: folder, calendars: calendars)
        customs = try CustomFile(from: folder, calendars: calendars, regions: regions)
        var blocks: [FestivalBlock] = []
        let others = [RegionFile.name, CustomFile.name]
        for file in folder.files(in: "festivals") where file.name.hasSuffix(".txt") && !others.contains(file.name) {
            blocks += try FestivalFileReader(file, calendars: calendars, regions).blocks
        }
        // A file may add rows to festivals that are named in a later one, so all names come first.
        for block in blocks where block.isDefinition { try define(block) }
        for block in blocks where block.isDefinition { try addEntries(of: block) }
        for block in blocks where !block.isDefinition { try addEntries(of: block) }
        for festival in festivals where festival.entries.isEmpty {
            throw festival.line.error("festival \(festival.id) without rows", expected: "a row below it")
        }
        // Every festival that a rule names has to be there, even if nothing asks for the days of the rule.
        for rule in festivals.flatMap(\.entries).map(\.rule) {
            if case .festival(let other) = rule.base { _ = try self.rule(of: other, askedBy: rule.line) }
            if case .eachBranch(_, let other) = rule.base { _ = try self.rule(of: other, askedBy: rule.line) }
            if case .untilEve(.festival(let other)) = rule.duration { _ = try self.rule(of: other, askedBy: rule.line) }
        }
    }

    /// The index of a festival, or nil if no file names it.
    func index(of id: FestivalID) -> Int? { festivals.firstIndex { $0.id == id } }

    /// The words of regions for public holidays, then their names of festivals, where they differ from those of all regions.
    var regionalNames: [NameSection.RegionalName] {
        let words = regions.regions.enumerated().filter { !$0.element.publicWord.isEmpty }.map { index, region in
            NameSection.RegionalName(region: index, festival: nil, texts: region.publicWord.texts)
        }
        let names = festivals.enumerated().flatMap { index, festival in
            festival.regionalNames.map { region, years, names in
                NameSection.RegionalName(region: region, festival: index, years: years, texts: names.texts)
            }
        }
        return words + names
    }

    var aliases: [AliasSection.Alias] {
        (festivals.map(\.aliases) + regions.regions.map(\.aliases)).enumerated().flatMap { index, texts in
            texts.map { AliasSection.Alias(subject: index, text: $0) }
        }
    }

    private mutating func define(_ block: FestivalBlock) throws(DataFileError) {
        let (id, line) = (block.festival.id, block.festival.line)
        if let other = index(of: id) {
            let place = "\(festivals[other].line.file):\(festivals[other].line.number)"
            throw line.error("festival \(id), named in \(place) too", expected: "names in one place only")
        }
        festivals.append(FestivalDefinition(id: id, names: block.festival.names, line: line))
    }

    private mutating func addEntries(of block: FestivalBlock) throws(DataFileError) {
        let stated = block.festival
        guard let index = index(of: stated.id) else {
            throw stated.line.error("festival \(stated.id)", expected: "its names, here or in another file")
        }
        for name in stated.regionalNames {
            guard
                !festivals[index].regionalNames.contains(where: { other in
                    other.region == name.region && (other.years == nil) == (name.years == nil)
                        && (other.years ?? FestivalRow.allYears).overlaps(name.years ?? FestivalRow.allYears)
                })
            else {
                let expected = "one 'called' row for each region without years, and one for each year"
                throw stated.line.error("two names in one region", expected: expected)
            }
            festivals[index].regionalNames.append(name)
        }
        festivals[index].aliases += stated.aliases
        var lastRule = festivals[index].entries.first?.rule
        for row in block.rows {
            guard let rule = row.rule ?? lastRule else {
                throw row.line.error("no rule", expected: "a rule in the first row of a festival")
            }
            lastRule = rule
            let calendars = block.calendars
            festivals[index].entries.append(
                .init(kind: row.kind, regions: row.regions, years: row.years, rule: rule, calendars: calendars)
            )
        }
    }
}

// MARK: - What rules that refer to other festivals come down to

extension FestivalSet {
    /// The resolved form of a rule: a base that is no other festival, and days from it.
    func resolved(_ rule: FestivalRule) throws(DataFileError) -> (base: FestivalRule.Base, offset: Int) {
        var (base, offset) = (rule.base, rule.offset)
        var steps = 0
        while case .festival(let id) = base {
            let other = try self.rule(of: id, askedBy: rule.line)
            (base, offset) = (other.base, offset + other.offset)
            steps += 1
            guard steps <= festivals.count else {
                throw rule.line.error("festival \(id)", expected: "a festival that does not build on this one")
            }
        }
        return (base, offset)
    }

    func rule(of id: FestivalID, askedBy line: DataLine) throws(DataFileError) -> FestivalRule {
        guard let index = index(of: id), let rule = festivals[index].entries.first?.rule else {
            throw line.error("festival \(id)", expected: "a festival that some file names")
        }
        return rule
    }
}

// MARK: - When the Sun reaches the longitudes of rules

extension FestivalSet {
    /// The instants at which the Sun reaches the longitudes of `longitude` rules, and of the terms whose hour decides: by degrees and
    /// Gregorian year, counted from 小寒. They are the same for all calendars.
    func longitudeInstants(_ theories: Theories, years: ClosedRange<Int>) -> [Double: [Int: Instant]] {
        let longitudes = Set(festivals.flatMap(\.entries).compactMap(\.rule.base.longitude))
        return theories.instants(ofLongitudes: longitudes, years: years).mapValues { instants in
            let seconds = instants.map { RoundedInstants.rounded(theories.timeScales.calendarClock($0)) }
            return Dictionary(uniqueKeysWithValues: zip(years, seconds.map { Instant(secondsSince1970: $0) }))
        }
    }
}

extension FestivalRule.Base {
    /// The longitude whose instant the rule needs; nil for rules that need days only.
    fileprivate var longitude: Double? {
        switch self {
        case .longitude(let degrees): degrees
        case .nearestStem(_, let term): Double(term.longitudeDegrees)
        default: nil
        }
    }
}

// MARK: - What the files state

/// A festival as the files state it.
struct FestivalDefinition {
    let id: FestivalID
    var names: NameTexts
    /// Its other names in some regions, by index, and the years of those that hold in some years alone.
    var regionalNames: [(region: Int, years: ClosedRange<Int16>?, names: NameTexts)] = []
    /// Its aliases, by which people find it.
    var aliases: [String] = []
    /// Its rows, in the order in which they stand.
    var entries: [FestivalEntry] = []
    let line: DataLine
}

/// A row of a festival: kind, regions, years and rule.
struct FestivalEntry {
    let kind: FestivalKind
    /// The regions in which it holds, as bits of the table.
    let regions: UInt16
    /// The Gregorian years of its first days.
    let years: ClosedRange<Int16>
    let rule: FestivalRule
    /// The calendars by which it is reckoned; all if empty.
    let calendars: [CalendarID]
}

/// A `festival` row and the rows below it.
struct FestivalBlock {
    /// A row `KIND REGIONS YEARS [RULE]`.
    typealias Row = (
        kind: FestivalKind, regions: UInt16, years: ClosedRange<Int16>, rule: FestivalRule?, line: DataLine
    )

    /// The festival as the block states it, without entries; without names if it adds rows to one that is named elsewhere.
    var festival: FestivalDefinition
    /// The calendars of the file; all if empty.
    let calendars: [CalendarID]
    var rows: [Row] = []

    var isDefinition: Bool { !festival.names.isEmpty }
}
