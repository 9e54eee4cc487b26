import AlmanacCore
import AlmanacNames

extension PillarPattern {
    /// Reads at least two pillars as people write them, with their units or in the order of year, month, day and hour: `甲子 丙寅 戊辰 庚申`,
    /// `庚午年辛巳月庚辰日`, `경오년 신사월`, `năm Canh Ngọ tháng Tân Tỵ`, `Gengwu year Xinsi month`.
    ///
    /// - Returns: nil for any other text, and for a pair of stem and branch that there is not, as 甲丑.
    package init?(written text: String) {
        let (letters, names) = (FoldedText(text).letters, Self.names)
        var found: [StemBranch?] = [nil, nil, nil, nil]
        var (index, next) = (0, 0)
        while index < letters.count {
            let unitBefore = Self.take(Self.unitsBefore, from: letters, &index)
            guard let pillar = Self.take(names, from: letters, &index) else { return nil }
            let unit = unitBefore ?? Self.take(Self.unitsAfter, from: letters, &index) ?? next
            guard unit >= next, unit < found.count else { return nil }
            found[unit] = StemBranch(wrapping: pillar)
            next = unit + 1
        }
        guard found.count(where: { $0 != nil }) > 1 else { return nil }
        self.init(year: found[0], month: found[1], day: found[2], hour: found[3])
    }

    /// A word and the number that it stands for.
    private typealias Word = (letters: [UInt32], number: Int)

    private static var names: [Word] {
        CalendarLanguage.allCases.flatMap { language in
            StemBranch.allCases.map { (FoldedText($0.name(in: language)).letters, $0.index) }
        }
    }

    private static let unitsBefore = words([["năm"], ["tháng"], ["ngày"], ["giờ"]])
    private static let unitsAfter = words([
        ["年", "년", "year"], ["月", "월", "month"], ["日", "일", "day"], ["时", "時", "시", "hour"],
    ])

    private static func words(_ texts: [[String]]) -> [Word] {
        texts.enumerated().flatMap { number, texts in texts.map { (FoldedText($0).letters, number) } }
    }

    /// Takes the longest word that stands at an index, and returns its number; nil if none does.
    private static func take(_ words: [Word], from letters: [UInt32], _ index: inout Int) -> Int? {
        var longest: Word = ([], 0)
        for word in words
        where word.letters.count > longest.letters.count && letters[index...].starts(with: word.letters) {
            longest = word
        }
        index += longest.letters.count
        return longest.letters.isEmpty ? nil : longest.number
    }
}
