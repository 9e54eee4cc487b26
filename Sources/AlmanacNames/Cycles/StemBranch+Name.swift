import AlmanacCore

extension StemBranch {
    /// The name of the pair, composed of the names of its stem and its branch: 丙午, Bingwu, 병오, Bính Ngọ.
    public func name(in language: CalendarLanguage) -> String {
        let stemName = stem.name(in: language)
        let branchName = branch.name(in: language)
        switch language {
        case .simplifiedChinese, .traditionalChinese, .japanese, .korean:
            return stemName + branchName
        case .english:
            // Pinyin writes the two syllables as one word. All letters of the names are ASCII.
            var name = stemName
            for letter in branchName.unicodeScalars {
                name.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: letter.value) | 0x20))
            }
            return name
        case .vietnamese:
            return stemName + " " + branchName
        }
    }
}

extension HeavenlyStem {
    /// The name of the stem: 甲, Jia, 갑, Giáp.
    public func name(in language: CalendarLanguage) -> String { Names.stems[rawValue, language] }
}

extension EarthlyBranch {
    /// The name of the branch: 子, Zi, 자, Tý.
    public func name(in language: CalendarLanguage) -> String { Names.branches[rawValue, language] }
}

extension HeavenlyStem.Element {
    /// The name of the element: 火, Fire, 화, Hỏa.
    public func name(in language: CalendarLanguage) -> String { Names.elements[rawValue, language] }
}
