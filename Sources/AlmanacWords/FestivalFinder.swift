import AlmanacCore
import AlmanacNames

/// Finds festivals by what people type: `中秋`, `dragon boat`, `추석`, `Tet`.
///
/// A festival has its identifier, its names in the six languages, those of single regions, and aliases of the table:
/// Chinese New Year, 过年. Several festivals may fit equally well: 小年 is two days, and only people can say which.
///
/// Make it once and keep it, for a search field; for a single question there are `Festivals.matching(_:)` and
/// `AlmanacTable.festivals(matching:)`.
///
/// ```swift
/// let finder = FestivalFinder(.bundled)
/// print(finder.matching("dragon boat").map(\.value), finder.matching("Tet").first?.value ?? "none")
/// // [duanwu] tet-nguyen-dan
/// ```
public struct FestivalFinder: Sendable {
    private let index: NameIndex<FestivalID>

    /// A finder of the festivals of some regions.
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public init(_ festivals: Festivals) {
        let calendar = festivals.calendar
        let section = calendar.festivalSection
        index = NameIndex(section.ids.filter(festivals.contains)) {
            section.texts(of: $0, calendar.names, calendar.aliasSection)
        }
    }

    /// A finder of the festivals of all regions.
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public init(_ table: AlmanacTable) {
        index = NameIndex(table.festivals.ids) { table.festivals.texts(of: $0, table.names, table.aliases) }
    }

    /// The festivals that fit a text, the best fits first; equal ones in the order in which the data files name them.
    ///
    /// - Complexity: O(number of festivals); this allocates.
    public func matching(_ text: String) -> [NameMatch<FestivalID>] { index.matches(text) }
}

extension Festivals {
    /// The festivals of these regions that fit what people type, the best fits first, as a `FestivalFinder` finds them.
    ///
    /// ```swift
    /// print(LunisolarCalendar.china.festivals().matching("中秋").map { "\($0.value) \($0.fit)" })
    /// // ["zhongqiu essential"]
    /// ```
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public func matching(_ text: String) -> [NameMatch<FestivalID>] { FestivalFinder(self).matching(text) }
}

extension AlmanacTable {
    /// The festivals of all regions that fit what people type, the best fits first, as a `FestivalFinder` finds them.
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public func festivals(matching text: String) -> [NameMatch<FestivalID>] { FestivalFinder(self).matching(text) }
}

/// The names of everything that returns: festivals of all regions, terms, phases and leap months.
struct OccasionNames {
    private let index: NameIndex<Asked.Occasion>

    init(_ table: AlmanacTable) {
        let phases = MoonPhase.allCases.map { Asked.Occasion.phase($0) }
        let others = SolarTerm.allCases.map { Asked.Occasion.term($0) } + phases + [.leapMonth]
        index = NameIndex(table.festivals.ids.map { .festival($0) } + others) { occasion in
            switch occasion {
            case .festival(let id): table.festivals.texts(of: id, table.names, table.aliases)
            case .term(let term): term.texts
            case .phase(let phase): phase.texts
            default: CalendarLanguage.allCases.map { LunarMonthNumber.leapMonthNames[$0] }
            }
        }
    }

    /// How many names there are.
    var count: Int { index.count }

    /// Everything whose whole name is a text, the best fits first.
    func named(_ text: FoldedText) -> [NameMatch<Asked.Occasion>] { index.wholeMatches(text) }

    /// Everything whose name fits a text, the best fits first; a leap month only by its whole name, which begins with the word for a month.
    func matching(_ text: FoldedText) -> [NameMatch<Asked.Occasion>] {
        index.matches(text).filter { match in
            if case .leapMonth = match.value { match.fit == .exact } else { true }
        }
    }
}

extension SolarTerm {
    /// The term that begins a season whose name a text is: autumn, 秋天.
    static func beginning(_ season: FoldedText) -> SolarTerm? {
        seasonNames.first { $0.names.contains(season.letters) }?.term
    }

    private static let seasonNames: [(term: SolarTerm, names: [[UInt32]])] = [
        (SolarTerm.lichun, ["spring", "春天", "春季", "春", "봄", "mùa xuân"]),
        (.lixia, ["summer", "夏天", "夏季", "夏", "여름", "mùa hè", "mùa hạ"]),
        (.liqiu, ["autumn", "fall", "秋天", "秋季", "秋", "가을", "mùa thu"]),
        (.lidong, ["winter", "冬天", "冬季", "冬", "겨울", "mùa đông"]),
    ].map { term, names in (term, names.map { FoldedText($0).letters }) }
}

extension FestivalSection {
    /// Everything that a festival goes by: its identifier, its names in the six languages and in single regions, and its aliases.
    fileprivate func texts(of id: FestivalID, _ names: NameSection, _ aliases: AliasSection) -> [String] {
        guard let index = ids.firstIndex(of: id) else { return [] }
        var texts = ["\(id)"]
        for language in CalendarLanguage.allCases {
            if let name = names.festival(index, in: language.nameTag) { texts.append(name) }
            for region in regions.indices {
                if let name = names.festival(index, region: region, in: language.nameTag) { texts.append(name) }
            }
        }
        return texts + aliases.texts(of: index)
    }
}
