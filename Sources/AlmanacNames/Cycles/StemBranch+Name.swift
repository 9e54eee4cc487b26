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

    /// The pair with a name in a language, exactly as `name(in:)` returns it, or nil.
    public init?(name: String, in language: CalendarLanguage) {
        guard let pair = firstValue(named: name, among: StemBranch.allCases, by: { $0.name(in: language) }) else {
            return nil
        }
        self = pair
    }
}
