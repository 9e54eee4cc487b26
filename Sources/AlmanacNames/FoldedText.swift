/// A text without the differences that people do not type: capitals, diacritics, full width, spaces and punctuation.
///
/// It keeps letters and digits, and where words begin. Diacritics are removed by the ranges of Unicode's Latin
/// blocks, as a rule of a few lines instead of its tables: `Tết` and `Tet`, `Đoan Ngọ` and `doan ngo` are the same.
package struct FoldedText: Sendable {
    /// The letters and digits, as values of scalars.
    package private(set) var letters: [UInt32] = []
    /// For each letter whether a word begins with it.
    package private(set) var beginsWord: [Bool] = []
    /// How many letters stand before the first parenthesis; all if there is none.
    package private(set) var mainCount = 0

    /// The letters of a text.
    package init(_ text: String) {
        var isBetweenWords = true
        var parenthesis: Int?
        for scalar in text.unicodeScalars {
            let value = usualWidth(scalar.value)
            if value == 0x28, parenthesis == nil { parenthesis = letters.count }
            switch role(of: value) {
            case .letter(let letter):
                if let last = letters.last, let whole = composed(last, letter), !isBetweenWords {
                    letters[letters.count - 1] = whole
                    continue
                }
                letters.append(letter)
                beginsWord.append(isBetweenWords)
                isBetweenWords = false
            case .separator: isBetweenWords = true
            case .nothing: break
            }
        }
        mainCount = parenthesis.flatMap { $0 > 0 ? $0 : nil } ?? letters.count
    }

    /// A part of another text.
    package init(letters: [UInt32], beginsWord: [Bool]) {
        (self.letters, self.beginsWord, mainCount) = (letters, beginsWord, letters.count)
    }

    /// The words before the first parenthesis, in order.
    package var mainWords: [ArraySlice<UInt32>] { words(before: mainCount) }

    /// All words as text, in order.
    package var words: [String] {
        words(before: letters.count).map { letters in
            var word = ""
            for letter in letters { Unicode.Scalar(letter).map { word.unicodeScalars.append($0) } }
            return word
        }
    }

    private func words(before end: Int) -> [ArraySlice<UInt32>] {
        var words: [ArraySlice<UInt32>] = []
        var start = 0
        for index in 0..<end where index + 1 == end || beginsWord[index + 1] {
            words.append(letters[start...index])
            start = index + 1
        }
        return words
    }
}

/// The folded form of a scalar of usual width.
private enum Role {
    case letter(UInt32)
    case separator
    case nothing
}

private func role(of scalar: UInt32) -> Role {
    switch scalar {
    case 0x41...0x5A: .letter(scalar | 0x20)
    case 0x30...0x39, 0x61...0x7A: .letter(scalar)
    // Apostrophes stand within words; marks combine with the letter before them.
    case 0x27, 0x2018, 0x2019, 0x02BC, 0x0300...0x036F: .nothing
    case 0...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x3000...0x3002, 0x3008...0x301F, 0x30FB: .separator
    default: .letter(baseLetter(of: scalar))
    }
}

/// The character that two make together, of Hangul or kana: 한 of ᄒ, ᅡ and ᆫ, が of か and its mark; nil if they stay two.
private func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    switch (first, second) {
    // By the arithmetic of Unicode: 21 vowels after each consonant, and 27 final consonants after each of these.
    case (0x1100...0x1112, 0x1161...0x1175): 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    case (0xAC00...0xD7A3, 0x11A8...0x11C2): (first - 0xAC00) % 28 == 0 ? first + second - 0x11A7 : nil
    case (0x304B...0x307B, 0x3099), (0x30AB...0x30DB, 0x3099): first + 1
    case (0x306F...0x307B, 0x309A), (0x30CF...0x30DB, 0x309A): first + 2
    default: nil
    }
}

/// The ASCII form of a full-width sign; any other scalar unchanged.
private func usualWidth(_ scalar: UInt32) -> UInt32 {
    (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
}

/// The Latin letter below the diacritics of another, small; any other scalar unchanged.
private func baseLetter(of scalar: UInt32) -> UInt32 {
    // In these blocks of Unicode the letters stand in the order of the alphabet, capital and small in turn or 32 apart.
    let base: Unicode.Scalar
    switch scalar {
    case 0xC0...0xC5, 0xE0...0xE5, 0x100...0x105, 0x1CD...0x1CE, 0x1EA0...0x1EB7: base = "a"
    case 0xC7, 0xE7, 0x106...0x10D: base = "c"
    case 0x10E...0x111: base = "d"
    case 0xC8...0xCB, 0xE8...0xEB, 0x112...0x11B, 0x1EB8...0x1EC7: base = "e"
    case 0xCC...0xCF, 0xEC...0xEF, 0x128...0x131, 0x1CF...0x1D0, 0x1EC8...0x1ECB: base = "i"
    case 0xD1, 0xF1, 0x143...0x148: base = "n"
    case 0xD2...0xD6, 0xD8, 0xF2...0xF6, 0xF8, 0x14C...0x151, 0x1A0...0x1A1, 0x1D1...0x1D2, 0x1ECC...0x1EE3: base = "o"
    case 0xD9...0xDC, 0xF9...0xFC, 0x168...0x173, 0x1AF...0x1B0, 0x1D3...0x1DC, 0x1EE4...0x1EF1: base = "u"
    case 0xDD, 0xFD, 0xFF, 0x176...0x178, 0x1EF2...0x1EF9: base = "y"
    default: return scalar
    }
    return base.value
}
