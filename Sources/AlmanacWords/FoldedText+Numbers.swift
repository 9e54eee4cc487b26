// Numbers and words at an index of a folded text.

import AlmanacNames

extension FoldedText {
    /// Whether no Latin word goes on at an index.
    func isWordStart(_ index: Int) -> Bool {
        guard index > 0, index < letters.count, !beginsWord[index] else { return true }
        return !(isLatin(letters[index]) && isLatin(letters[index - 1]))
    }

    /// Whether letters stand at an index, and the last Latin word of them ends there.
    func has(_ word: [UInt32], at index: Int) -> Bool {
        letters[index...].starts(with: word) && isWordStart(index + word.count)
    }

    /// The text of some of the letters.
    func part(_ range: Range<Int>) -> FoldedText {
        FoldedText(letters: Array(letters[range]), beginsWord: Array(beginsWord[range]))
    }

    /// All digits from an index to the end of their word, and the index after them; nil if there are more or fewer.
    func number(_ index: Int, digits: ClosedRange<Int>) -> (value: Int, end: Int)? {
        var (value, end) = (0, index)
        while end < letters.count, end == index || !beginsWord[end], (0x30...0x39).contains(letters[end]),
            end - index < 9
        {
            value = value * 10 + Int(letters[end] - 0x30)
            end += 1
        }
        return digits.contains(end - index) ? (value, end) : nil
    }

    /// A number 1 … 99 in Chinese characters, 20 … 29 also with 廿.
    func hanNumber(_ index: Int) -> (value: Int, end: Int)? {
        if index < letters.count, letters[index] == 0x5EFF {
            return hanDigit(index + 1).map { (20 + $0, index + 2) } ?? (20, index + 1)
        }
        var end = index
        let first = hanDigit(end)
        if first != nil { end += 1 }
        guard end < letters.count, letters[end] == 0x5341 else { return first.map { ($0, end) } }
        end += 1
        let ones = hanDigit(end)
        return ((first ?? 1) * 10 + (ones ?? 0), ones == nil ? end : end + 1)
    }

    /// A year of four Chinese digits: 二〇二五.
    func hanYear(_ index: Int) -> (value: Int, end: Int)? {
        digits(4, at: index).flatMap { $0.value >= 1000 ? $0 : nil }
    }

    private func digits(_ count: Int, at index: Int) -> (value: Int, end: Int)? {
        guard index + count <= letters.count else { return nil }
        var number = 0
        for letter in index..<index + count {
            let isZero = letters[letter] == 0x3007 || letters[letter] == 0x96F6 || letters[letter] == 0x25CB
            guard let digit = isZero ? 0 : hanDigit(letter) else { return nil }
            number = number * 10 + digit
        }
        return (number, index + count)
    }

    /// A year by its last two digits before the word for years, or after năm: 27年, 九五年, năm 88. Where an era is understood without its
    /// name, 88年 is a year of it, and 27年 may be either; 二三年 are two or three years.
    func shortYear(_ index: Int, _ era: Int?) -> (value: Int, end: Int)? {
        let han = digits(2, at: index).flatMap { $0.value < 10 || $0.value > 49 ? $0 : nil }
        guard let number = number(index, digits: 2...2) ?? han else { return nil }
        let isAfterWord = index > 2 && letters[index - 3..<index].elementsEqual([0x6E, 0x61, 0x6D])
        let isBeforeWord = number.end < letters.count && [0x5E74, 0xB144].contains(letters[number.end])
        guard isAfterWord || isBeforeWord, era == nil || number.value > 68 else { return nil }
        return (wholeYear(ofTwoDigits: number.value, era: era), number.end)
    }

    /// A day of a lunar month: 初一 … 初十, 廿 … 廿九, and unless it has to be plain 十一 … 三十; 三十一 is read to be refused.
    func hanLunarDay(_ index: Int, isPlain: Bool) -> (value: Int, end: Int)? {
        guard index < letters.count else { return nil }
        switch letters[index] {
        case 0x521D:
            let number = hanNumber(index + 1) ?? number(index + 1, digits: 1...2)
            return number.flatMap { (1...10).contains($0.value) ? $0 : nil }
        case 0x5EFF: return hanNumber(index)
        default: return isPlain ? nil : hanNumber(index).flatMap { (11...39).contains($0.value) ? $0 : nil }
        }
    }

    private func hanDigit(_ index: Int) -> Int? {
        guard index < letters.count else { return nil }
        return hanDigits.firstIndex(of: letters[index]).map { $0 + 1 }
    }
}

/// 一 … 九.
private let hanDigits: [UInt32] = [0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D]

func isLatin(_ letter: UInt32) -> Bool { (0x61...0x7A).contains(letter) }

extension FoldedText {
    /// A typed text, folded but for accents that tell two words of Vietnamese from each other.
    init(typed text: String) {
        self.init(text)
        let words = Array(text.unicodeScalars).split(separator: " ")
        // Without its accent sáu, 6, is sau, next; a weekday and numbers over ten have it in their names.
        if words.contains(where: { $0.isSix }) {
            var (parts, isWithin): ([String], Bool) = ([], false)
            for word in words {
                parts.append(word.isSix && !isWithin ? "6" : word.text)
                isWithin = ["thu", "muoi", "ham"].contains { FoldedText(word.text).letters == FoldedText($0).letters }
            }
            self.init(parts.joined(separator: " "))
        }
        // So is kìa, three days away, kia, two days.
        let kia = FoldedText("kìa")
        if words.last?.contains("ì") == true, letters.suffix(kia.letters.count).elementsEqual(kia.letters) {
            self = FoldedText(letters: letters + kia.letters, beginsWord: beginsWord + kia.beginsWord)
        }
    }
}

extension ArraySlice<Unicode.Scalar> {
    var text: String { String(String.UnicodeScalarView(self)) }

    /// Whether the word is sáu, of one scalar for each letter or two.
    fileprivate var isSix: Bool {
        contains { $0 == "á" || $0.value == 0x301 } && FoldedText(text).letters == FoldedText("sau").letters
    }
}
