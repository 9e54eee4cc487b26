import AlmanacCore

/// The words by which data files name the values of one kind.
///
/// They belong to the format of the files (`Data/calendars/README.md`, `Data/festivals/README.md`): where a value has a
/// name that is the same in every release, its word is that one.
struct Keywords<Value: Sendable>: Sendable {
    /// The word of errors for a value, such as "term".
    let kind: String
    /// The expectation that an error states.
    let expected: String
    private let entries: [(word: String, value: Value)]

    private init(_ kind: String, expected: String, _ entries: [(word: String, value: Value)]) {
        (self.kind, self.expected, self.entries) = (kind, expected, entries)
    }

    /// The value that a word names, or nil if it names none.
    func value(_ word: String) -> Value? {
        entries.first { $0.word == word }?.value
    }
}

extension Keywords where Value: CaseIterable {
    /// The words of all values of a type, each as Swift prints it.
    private init(_ kind: String, expected: String) {
        self.init(kind, expected: expected, Value.allCases.map { ("\($0)", $0) })
    }
}

extension DataLine {
    func value<Value>(_ index: Int, _ keywords: Keywords<Value>) throws(DataFileError) -> Value {
        guard let value = keywords.value(word(index)) else {
            throw error(found: "\(keywords.kind) '\(word(index))'", expected: keywords.expected)
        }
        return value
    }
}

// MARK: - The words: terms, stems and branches in pinyin without tones

extension Keywords<FestivalKind> {
    static let festivalKinds = Keywords("kind", expected: "public, traditional, observance, season or note")
}

extension Keywords<SolarTerm> {
    static let solarTerms = Keywords("term", expected: "a term in pinyin, such as chunfen")
}

extension Keywords<HeavenlyStem> {
    static let stems = Keywords("stem", expected: "jia yi bing ding wu ji geng xin ren or gui")
}

extension Keywords<EarthlyBranch> {
    static let branches = Keywords("branch", expected: "zi chou yin mao chen si wu wei shen you xu or hai")
}

extension Keywords<Weekday> {
    static let weekdays = Keywords("weekday", expected: "a weekday, monday to sunday")
}

extension Keywords<DayColour> {
    static let dayColours = Keywords("colour", expected: "plain, blue or red")
}

extension Keywords<CustomSection.CalendarCustoms> {
    static let customs = Keywords(
        "custom",
        expected: "rokuyo, son-eomneun-nal, lunar-month-pillars, ages-by-gregorian-year, buffalo-and-cat or boar",
        [
            ("rokuyo", .rokuyo), ("son-eomneun-nal", .sonEomneunNal), ("lunar-month-pillars", .lunarMonthPillars),
            ("ages-by-gregorian-year", .agesByGregorianYear), ("buffalo-and-cat", .buffaloAndCat), ("boar", .boar),
        ]
    )
}
