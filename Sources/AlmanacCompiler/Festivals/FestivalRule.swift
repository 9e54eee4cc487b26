import AlmanacCore

/// A rule for the first day of a festival.
struct FestivalRule {
    /// The day from which the festival is counted.
    enum Base {
        /// `gregorian M D`
        case gregorian(month: Int, day: Int)
        /// `weekday M N WEEKDAY`; the last one if `ordinal` is nil.
        case weekday(month: Int, ordinal: Int?, Weekday)
        /// `weekday-after M D N`: the n-th day after a date, Sundays not counted.
        case weekdayAfter(month: Int, day: Int, ordinal: Int)
        /// `easter`
        case westernEaster
        /// `orthodox-easter`
        case orthodoxEaster
        /// `lunar M D`, `lunar M D leap-too`
        case lunar(month: Int, day: Int, leapToo: Bool)
        /// `last-of-year`
        case lastOfLunarYear
        /// `term NAME`
        case term(SolarTerm)
        /// `stem NAME N TERM`: the n-th day with that stem from the day of the term on, which counts.
        case stem(HeavenlyStem, ordinal: Int, SolarTerm)
        /// `branch NAME N TERM`
        case branch(EarthlyBranch, ordinal: Int, SolarTerm)
        /// `nearest-stem NAME TERM`: the day with that stem nearest to the term; of two as near the earlier if the term's
        /// instant is before noon.
        case nearestStem(HeavenlyStem, SolarTerm)
        /// `each-branch NAME ID`: every day with that branch in the spans of a festival's first rule.
        case eachBranch(EarthlyBranch, FestivalID)
        /// `month-of TERM`: the first day of the lunar month that has the term.
        case monthOf(SolarTerm)
        /// `longitude DEGREES`
        case longitude(Double)
        /// `from FESTIVAL`: the days on which another festival begins, by its first row.
        case festival(FestivalID)
    }

    /// How long it lasts.
    enum Duration {
        /// `lasting N`; one day if nothing is said.
        case days(Int)
        /// `to-eve-of FESTIVAL`, `to-eve-of term NAME`: to the day before another festival next begins, or the term.
        case untilEve(of: Base)
    }

    /// The day from which the festival is counted.
    let base: Base
    /// Days after the base, or before it if negative.
    let offset: Int
    let duration: Duration
    let line: DataLine
}

// MARK: - Reading a rule (Data/festivals/README.md is the specification)

extension DataLine {
    /// The fields from `index` to the end of the line as a rule.
    func festivalRule(from index: Int) throws(DataFileError) -> FestivalRule {
        var fields = FieldReader(self, from: index)
        let base = try fields.readFestivalBase()
        let hasOffset = fields.word.hasPrefix("+") || fields.word.hasPrefix("-")
        let offset = hasOffset ? try fields.readInteger("days later or earlier", in: -366...366) : 0
        let duration = try fields.readFestivalDuration()
        try fields.requireEnd("+DAYS, 'lasting N', 'to-eve-of ID' or the end")
        return FestivalRule(base: base, offset: offset, duration: duration, line: self)
    }

    func festivalID(_ index: Int) throws(DataFileError) -> FestivalID {
        try value(index, expected: "a festival: one to 24 small letters, digits or hyphens") { FestivalID($0) }
    }

    fileprivate func longitude(_ index: Int) throws(DataFileError) -> Double {
        let degrees = try number(index, "a longitude of the Sun in degrees")
        guard degrees >= 0, degrees < 360, degrees.truncatingRemainder(dividingBy: 15) != 0 else {
            throw error("longitude \(word(index))", expected: "0 to 360 degrees; multiples of 15 are terms")
        }
        return degrees
    }
}

extension FieldReader {
    fileprivate mutating func readFestivalBase() throws(DataFileError) -> FestivalRule.Base {
        let keyword = line.word(next())
        switch keyword {
        case "gregorian":
            let (month, day) = try readMonthAndDay()
            return .gregorian(month: month, day: day)
        case "weekday": return try readWeekdayBase()
        case "weekday-after":
            let (month, day) = try readMonthAndDay()
            return .weekdayAfter(month: month, day: day, ordinal: try readInteger("1 to 6", in: 1...6))
        case "easter": return .westernEaster
        case "orthodox-easter": return .orthodoxEaster
        case "lunar": return try readLunarBase()
        case "last-of-year": return .lastOfLunarYear
        case "term": return .term(try readTerm())
        case "stem": return .stem(try readValue(Words.stems), ordinal: try readOrdinal(), try readTerm())
        case "branch": return .branch(try readValue(Words.branches), ordinal: try readOrdinal(), try readTerm())
        case "nearest-stem": return .nearestStem(try readValue(Words.stems), try readTerm())
        case "each-branch": return .eachBranch(try readValue(Words.branches), try readFestivalID())
        case "month-of": return .monthOf(try readTerm())
        case "longitude": return .longitude(try line.longitude(next()))
        case "from": return .festival(try readFestivalID())
        default:
            let expected =
                "gregorian, weekday, weekday-after, easter, orthodox-easter, lunar, last-of-year, term, stem, branch, "
                + "nearest-stem, each-branch, month-of, longitude or from"
            throw line.error("'\(keyword)'", expected: expected)
        }
    }

    fileprivate mutating func readFestivalDuration() throws(DataFileError) -> FestivalRule.Duration {
        if skip("lasting") { return .days(try readInteger("how many days", in: 2...255)) }
        guard skip("to-eve-of") else { return .days(1) }
        // A festival may be called `term` too; nothing follows it.
        let isTerm = remaining > 1 && skip("term")
        return .untilEve(of: isTerm ? .term(try readTerm()) : .festival(try readFestivalID()))
    }
}

// MARK: - Fields

extension FieldReader {
    private mutating func readFestivalID() throws(DataFileError) -> FestivalID { try line.festivalID(next()) }

    private mutating func readTerm() throws(DataFileError) -> SolarTerm { try readValue(Words.solarTerms) }

    private mutating func readOrdinal() throws(DataFileError) -> Int {
        try readInteger("which one, counted from the day of the term", in: 1...36)
    }

    private mutating func readMonthAndDay() throws(DataFileError) -> (month: Int, day: Int) {
        let month = try readInteger("a month", in: 1...12)
        let day = try readInteger("a day of the month", in: 1...31)
        guard GregorianDate(year: 2000, month: month, day: day) != nil else {
            throw line.error("day \(day) of month \(month)", expected: "a date that some years have")
        }
        return (month, day)
    }

    private mutating func readWeekdayBase() throws(DataFileError) -> FestivalRule.Base {
        let month = try readInteger("a month", in: 1...12)
        let ordinal = skip("last") ? nil : try readInteger("'last' or which one of the month", in: 1...5)
        return .weekday(month: month, ordinal: ordinal, try readValue(Words.weekdays))
    }

    private mutating func readLunarBase() throws(DataFileError) -> FestivalRule.Base {
        let month = try readInteger("a lunar month", in: 1...12)
        let day = try readInteger("a day of the month", in: 1...30)
        return .lunar(month: month, day: day, leapToo: skip("leap-too"))
    }
}
