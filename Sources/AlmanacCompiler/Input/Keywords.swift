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
        self.kind = kind
        self.expected = expected
        self.entries = entries
    }

    /// The value that a word names, or nil if it names none.
    func value(_ word: String) -> Value? {
        entries.first { $0.word == word }?.value
    }
}

extension DataLine {
    /// The value that a field names.
    func value<Value>(_ index: Int, _ keywords: Keywords<Value>) throws(DataFileError) -> Value {
        guard let value = keywords.value(word(index)) else {
            throw error(found: "\(keywords.kind) '\(word(index))'", expected: keywords.expected)
        }
        return value
    }
}

// MARK: - The words

extension Keywords<FestivalKind> {
    static let festivalKinds = Keywords(
        "kind",
        expected: "public, traditional, observance, season or note",
        FestivalKind.allCases.map { ("\($0)", $0) }
    )
}

extension Keywords<SolarTerm> {
    /// The solar terms, in pinyin without tones.
    static let solarTerms = Keywords(
        "term",
        expected: "a term in pinyin, such as chunfen",
        [
            ("xiaohan", .xiaohan), ("dahan", .dahan), ("lichun", .lichun), ("yushui", .yushui),
            ("jingzhe", .jingzhe), ("chunfen", .chunfen), ("qingming", .qingming), ("guyu", .guyu),
            ("lixia", .lixia), ("xiaoman", .xiaoman), ("mangzhong", .mangzhong), ("xiazhi", .xiazhi),
            ("xiaoshu", .xiaoshu), ("dashu", .dashu), ("liqiu", .liqiu), ("chushu", .chushu),
            ("bailu", .bailu), ("qiufen", .qiufen), ("hanlu", .hanlu), ("shuangjiang", .shuangjiang),
            ("lidong", .lidong), ("xiaoxue", .xiaoxue), ("daxue", .daxue), ("dongzhi", .dongzhi),
        ]
    )
}

extension Keywords<HeavenlyStem> {
    /// The heavenly stems, in pinyin without tones.
    static let stems = Keywords(
        "stem",
        expected: "jia yi bing ding wu ji geng xin ren or gui",
        HeavenlyStem.allCases.map { ("\($0)", $0) }
    )
}

extension Keywords<EarthlyBranch> {
    /// The earthly branches, in pinyin without tones.
    static let branches = Keywords(
        "branch",
        expected: "zi chou yin mao chen si wu wei shen you xu or hai",
        EarthlyBranch.allCases.map { ("\($0)", $0) }
    )
}

extension Keywords<Weekday> {
    /// The days of the week, in English.
    static let weekdays = Keywords(
        "weekday",
        expected: "a weekday, monday to sunday",
        [
            ("monday", .monday), ("tuesday", .tuesday), ("wednesday", .wednesday), ("thursday", .thursday),
            ("friday", .friday), ("saturday", .saturday), ("sunday", .sunday),
        ]
    )
}

extension Keywords<DayColour> {
    /// The colours in which calendars print a day.
    static let dayColours = Keywords(
        "colour",
        expected: "plain, blue or red",
        DayColour.allCases.map { ($0.identifier, $0) }
    )
}

extension Keywords<CustomSection.CalendarCustoms> {
    /// The customs that go with a calendar.
    static let customs = Keywords(
        "custom",
        expected: "rokuyo, son-eomneun-nal, lunar-month-pillars, ages-by-gregorian-year, buffalo-and-cat or boar",
        [
            ("rokuyo", .rokuyo), ("son-eomneun-nal", .sonEomneunNal), ("lunar-month-pillars", .lunarMonthPillars),
            ("ages-by-gregorian-year", .agesByGregorianYear), ("buffalo-and-cat", .buffaloAndCat), ("boar", .boar),
        ]
    )
}
