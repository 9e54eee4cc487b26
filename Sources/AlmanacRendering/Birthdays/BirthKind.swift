import Almanac

extension Birth {
    /// The day of a person that is kept every year.
    package enum Kind: Hashable, Sendable {
        case birthday
        /// A day of death, of which nobody counts ages: 忌日, 기일, 命日, giỗ.
        case memorial

        /// A memorial if the name says so: 외할머니 제사.
        package init(ofName name: String?) {
            let name = name?.lowercased() ?? ""
            self = Self.memorialWords.contains { name.contains($0) } ? .memorial : .birthday
        }

        private static let memorialWords = [
            "忌日", "忌辰", "祭日", "命日", "年忌", "回忌", "제사", "제삿날", "기일", "기제", "giỗ", "memorial", "death", "passed away",
        ]

        /// The word for it, capitalised where words are.
        package func name(in language: CalendarLanguage) -> String {
            (self == .birthday ? Phrase.birthday : .memorialDay).text(in: language)
        }

        /// The word in identifiers of events.
        var identifier: String { self == .birthday ? "birthday" : "memorial" }
    }
}

extension [Birth] {
    /// The title of one, the word for all, or for birthdays and memorials together that for anniversaries.
    func title(in language: CalendarLanguage) -> String {
        if count == 1 { return self[0].title(in: language) }
        let kinds = map(\.kind).unique
        return kinds.count == 1 ? kinds[0].name(in: language) : Feed.anniversaries.title(in: language)
    }
}
