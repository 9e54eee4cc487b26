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
        index = NameIndex(calendar.festivalSection, calendar.names, calendar.aliasSection) { festivals.contains($0) }
    }

    /// A finder of the festivals of all regions.
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public init(_ table: AlmanacTable) {
        index = NameIndex(table.festivals, table.names, table.aliases)
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
    private let festivals: NameIndex<FestivalID>
    private let leapMonth = CalendarLanguage.allCases.map { FoldedText(LunarMonthNumber.leapMonthNames[$0]).letters }

    init(_ table: AlmanacTable) {
        festivals = NameIndex(table.festivals, table.names, table.aliases)
    }

    /// How many names of festivals there are.
    var count: Int { festivals.count }

    /// Everything whose whole name is a text, the best fits first.
    func named(_ text: FoldedText) -> [NameMatch<Asked.Occasion>] {
        sorted(
            text,
            festivals.wholeMatches(text),
            SolarTerm.nameIndex.wholeMatches(text),
            MoonPhase.nameIndex.wholeMatches(text)
        )
    }

    /// Everything whose name fits a text, the best fits first.
    func matching(_ text: FoldedText) -> [NameMatch<Asked.Occasion>] {
        sorted(text, festivals.matches(text), SolarTerm.nameIndex.matches(text), MoonPhase.nameIndex.matches(text))
    }

    private func sorted(
        _ text: FoldedText,
        _ festivals: [NameMatch<FestivalID>],
        _ terms: [NameMatch<SolarTerm>],
        _ phases: [NameMatch<MoonPhase>]
    ) -> [NameMatch<Asked.Occasion>] {
        var found = festivals.map { NameMatch(value: Asked.Occasion.festival($0.value), fit: $0.fit) }
        found += terms.map { NameMatch(value: .term($0.value), fit: $0.fit) }
        found += phases.map { NameMatch(value: .phase($0.value), fit: $0.fit) }
        if leapMonth.contains(text.letters) {
            found.append(NameMatch(value: .leapMonth, fit: .exact))
        }
        return NameFit.allCases.flatMap { fit in found.filter { $0.fit == fit } }
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

extension NameIndex<FestivalID> {
    /// Some festivals of a table, with everything that they go by.
    fileprivate init(
        _ section: FestivalSection,
        _ names: NameSection,
        _ aliases: AliasSection,
        where isWanted: (FestivalID) -> Bool = { _ in true }
    ) {
        self.init(section.ids.filter(isWanted)) { id in
            guard let index = section.ids.firstIndex(of: id) else { return [] }
            var texts = ["\(id)"]
            for language in CalendarLanguage.allCases {
                if let name = names.festival(index, in: language.nameTag) { texts.append(name) }
                for region in section.regions.indices {
                    if let name = names.festival(index, region: region, in: language.nameTag) { texts.append(name) }
                }
            }
            return texts + aliases.texts(of: index)
        }
    }
}
