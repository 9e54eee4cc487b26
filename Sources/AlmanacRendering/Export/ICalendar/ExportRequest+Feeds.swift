import Almanac

extension ExportRequest {
    /// The name of a calendar of some feeds: whose it is, and what it contains if that is not the usual, terms and all
    /// festivals: 中國農曆 · 臺灣 · 國定假日.
    func name(of feeds: [Feed]) -> String {
        let usual = [Feed.terms] + Feed.festivals
        let isUsual = feeds.filter { $0 != .anniversaries } == usual
        return ([calendarTitle] + (isUsual ? [] : contents(of: feeds))).joined(separator: " · ")
    }

    /// The names of feeds; all festivals have one.
    private func contents(of feeds: [Feed]) -> [String] {
        let hasAllFestivals = Feed.festivals.allSatisfy(feeds.contains)
        return feeds.filter { !hasAllFestivals || !$0.isFestival || $0 == Feed.festivals.first }
            .map { hasAllFestivals ? $0.title(in: language) : name(of: $0) }
    }

    /// The name of a feed alone; that of a kind of festivals as the regions call it.
    private func name(of feed: Feed) -> String {
        let kind = FestivalKind.allCases.first { Feed($0) == feed }
        return kind.map { festivals.name(of: $0, in: language) } ?? feed.title(in: language)
    }
}
