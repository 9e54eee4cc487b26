import AlmanacCore

extension Festivals {
    /// The festivals of these regions that fit what people type, the best fits first: `中秋`, `dragon boat`, `추석`, `Tet`.
    ///
    /// A festival has its identifier, its names in the six languages, those of single regions, and aliases of the table:
    /// Chinese New Year, 过年. Equal fits are in the order in which the data files name the festivals. Several festivals
    /// may fit equally well: 小年 is two days, and only people can say which.
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public func matching(_ text: String) -> [NameMatch<FestivalID>] {
        FestivalNames(calendar.festivalSection, calendar.names, calendar.aliasSection)
            .matches(text, among: { contains($0) })
    }
}

extension AlmanacTable {
    /// The festivals of all regions that fit what people type, the best fits first, as `Festivals.matching(_:)` finds them.
    ///
    /// - Complexity: O(number of festivals × length of their names); this allocates.
    public func festivals(matching text: String) -> [NameMatch<FestivalID>] {
        FestivalNames(festivals, names, aliases).matches(text, among: { _ in true })
    }
}

/// Everything that the festivals of a table go by.
private struct FestivalNames {
    let section: FestivalSection
    let names: NameSection
    let aliases: AliasSection

    init(_ section: FestivalSection, _ names: NameSection, _ aliases: AliasSection) {
        self.section = section
        self.names = names
        self.aliases = aliases
    }

    func matches(_ text: String, among isWanted: (FestivalID) -> Bool) -> [NameMatch<FestivalID>] {
        guard let sought = SoughtName(text) else { return [] }
        let indices = section.ids.indices.filter { isWanted(section.ids[$0]) }
        return sought.matches(among: indices, names: all).map { NameMatch(value: section.ids[$0.value], fit: $0.fit) }
    }

    private func all(_ index: Int) -> [String] {
        var texts = [section.ids[index].description]
        for language in CalendarLanguage.allCases {
            if let name = names.festival(index, in: language.nameTag) { texts.append(name) }
            for region in section.regions.indices {
                if let name = names.festival(index, region: region, in: language.nameTag) { texts.append(name) }
            }
        }
        for alias in aliases.aliases where alias.festival == index { texts.append(alias.text) }
        return texts
    }
}
