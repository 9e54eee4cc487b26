// What fixes the days of a festival, by the rules that hold in these regions and in this calendar.

extension Festivals {
    /// The solar term that a festival is: 清明 for 清明節, 冬至 for 동지; nil for any other, and for one that is not kept here.
    ///
    /// A festival is a term if it is a public holiday or a traditional festival on the civil day of that term itself; an
    /// observance on that day, such as 中國農民豐收節 on 秋分, is something else.
    ///
    /// - Complexity: O(number of rows).
    public func term(of id: FestivalID) -> SolarTerm? {
        for row in rows(of: id) where row.length == 1 && row.kind <= .traditional {
            if case .term(let term, days: 0) = row.anchor { return term }
        }
        return nil
    }

    /// Whether the days of a festival are those of a lunar date or near a solar term, so that calendars may differ in them.
    ///
    /// - Complexity: O(number of rows).
    public func isLunisolar(_ id: FestivalID) -> Bool {
        rows(of: id).contains { row in
            switch row.anchor {
            case .gregorian, .list: false
            case .lunar, .lastOfLunarYear, .term: true
            }
        }
    }

    /// The day of the lunar year on which a festival begins every year, or nil if another rule fixes its day in any year.
    ///
    /// - Complexity: O(number of rows).
    package func lunarAnchor(of id: FestivalID) -> FestivalRow.Anchor? {
        var anchor: FestivalRow.Anchor?
        for row in rows(of: id) {
            guard row.anchor.isLunar, anchor == nil || anchor == row.anchor else { return nil }
            anchor = row.anchor
        }
        return anchor
    }

    /// The rows of a festival that hold here, in the order of the data files.
    private func rows(of id: FestivalID) -> [FestivalRow] {
        let section = calendar.festivalSection
        return section.rows(of: id, in: calendar.id, section.bits(of: regions))
    }
}
