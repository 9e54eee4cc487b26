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
    fileprivate let entries: [(word: String, value: Value)]

    /// The value that a word names, or nil if it names none.
    func value(_ word: String) -> Value? { entries.first { $0.word == word }?.value }
}

extension Keywords where Value: CaseIterable {
    /// The words of all values of a type, each as Swift prints it.
    fileprivate init(_ kind: String, expected: String) {
        self.init(kind: kind, expected: expected, entries: Value.allCases.map { ("\($0)", $0) })
    }
}

extension DataLine {
    func value<Value>(_ index: Int, _ keywords: Keywords<Value>) throws(DataFileError) -> Value {
        try value(index, keywords.kind, expected: keywords.expected, keywords.value)
    }
}

/// The words of each kind of value: terms, stems and branches in pinyin without tones.
enum Words {
    static let festivalKinds =
        Keywords<FestivalKind>("kind", expected: "public, traditional, observance, season or note")
    static let solarTerms = Keywords<SolarTerm>("term", expected: "a term in pinyin, such as chunfen")
    static let stems = Keywords<HeavenlyStem>("stem", expected: "jia yi bing ding wu ji geng xin ren or gui")
    static let branches =
        Keywords<EarthlyBranch>("branch", expected: "zi chou yin mao chen si wu wei shen you xu or hai")
    static let weekdays = Keywords<Weekday>("weekday", expected: "a weekday, monday to sunday")
    static let dayColours = Keywords<DayColour>("colour", expected: "plain, blue or red")
    static let lawActions =
        Keywords<MovingRule.Action>("", expected: "festival, move, add, between, only, half, listed or bound")
    static let customs = Keywords<CustomSection.CalendarCustoms>(
        kind: "custom",
        expected: "rokuyo, son-eomneun-nal, lunar-month-pillars, ages-by-gregorian-year, buffalo-and-cat or boar",
        entries: [
            ("rokuyo", .rokuyo), ("son-eomneun-nal", .sonEomneunNal), ("lunar-month-pillars", .lunarMonthPillars),
            ("ages-by-gregorian-year", .agesByGregorianYear), ("buffalo-and-cat", .buffaloAndCat), ("boar", .boar),
        ]
    )
}
