import CAlmanacGenTexts

/// The words of other people's tables by their meaning, `name off`, of `ForeignWords.txt`.
enum ForeignWords {
    private static let lists: [String: [String]] = {
        var lists: [String: [String]] = [:]
        for line in String(cString: almanac_gen_text(ALMANAC_GEN_FOREIGN_WORDS)).split(separator: "\n") {
            let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
            guard line.first != "#", parts.count == 2 else { continue }
            lists[parts[0]] = parts[1].split(separator: ", ").map(String.init)
        }
        return lists
    }()

    static subscript(meaning: String) -> [String] { lists[meaning] ?? [] }

    /// The values of a column that say whether the whole day is off.
    fileprivate static let values = Dictionary(
        Self["value off"].map { ($0, true) } + Self["value work"].map { ($0, false) },
        uniquingKeysWith: { first, _ in first }
    )
}

extension String {
    /// Whether a value of a column says that the whole day is off; nil if it is not understood.
    var saysOff: Bool? { ForeignWords.values[lowercased()] }
}
