import AlmanacCore

extension OwnDay {
    /// Reads a file of own days, in the form of the files of `Data/festivals` without what only a compiler knows.
    ///
    ///     festival mum 妈妈生日 媽媽生日 Mum's birthday
    ///     name ko 어머니 생신
    ///     observance all 1957- lunar 8 15
    ///     festival founding - - Founding of the company
    ///     observance all all weekday 6 3 friday
    ///
    /// Rules are `gregorian M D`, `weekday M N WEEKDAY`, `lunar M D`, `last-of-year` and `term NAME`, with days later or earlier and
    /// `lasting N` after them. `lunar 6L 1` is a date of a leap month; `leap-month=skip`, `plain`, `leap` or `both` and
    /// `thirtieth=skip`, `last` or `next` say how a lunar date is kept. Nothing needs a source.
    ///
    /// - Parameter text: The bytes of the file; any bytes are safe.
    /// - Throws: `OwnDayError` with the line and what would have been right.
    /// - Complexity: O(length of the text).
    public static func days(inFile text: some Sequence<UInt8>) throws(OwnDayError) -> [OwnDay] {
        var file = OwnDayFile()
        var number = 0
        for line in Array(text).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let fields = line.prefix { $0 != UInt8(ascii: "#") }.split {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r")
            }
            if !fields.isEmpty { try file.read(OwnDayLine(fields: fields, number: number)) }
        }
        return file.days
    }
}

/// The days of a file as far as it is read.
private struct OwnDayFile {
    var days: [OwnDay] = []
    private var festival: (id: FestivalID, names: [(language: ASCIIName, text: String)])?
    private var calendars: [CalendarID] = []
    /// The last rule below the festival.
    private var last: OwnDay?

    mutating func read(_ given: OwnDayLine) throws(OwnDayError) {
        var line = given
        let word = line.next()
        switch word {
        case "calendars":
            guard festival == nil, line.remaining > 0 else { throw line.expected("'calendars all' as the first row") }
            if line.remaining == 1, line.skip("all") { return }
            while line.remaining > 0 { calendars.append(try line.identifier("a calendar")) }
        case "festival":
            let id: FestivalID = try line.identifier("an ID of small letters, digits and hyphens")
            guard line.remaining >= 3 else { throw line.expected("festival ID ZH-HANS ZH-HANT ENGLISH…") }
            let tags = [CalendarLanguage.simplifiedChinese, .traditionalChinese].map { $0.nameTag }
            var names = try tags.map { (tag) throws(OwnDayError) in (language: tag, text: try line.text(fields: 1)) }
            names.append((CalendarLanguage.english.nameTag, try line.text(fields: line.remaining)))
            (festival, last) = ((id, names.filter { !Array($0.text.utf8).elementsEqual("-".utf8) }), nil)
        case "name":
            let tags = [CalendarLanguage.korean, .japanese, .vietnamese].map { $0.nameTag }
            guard festival != nil, last == nil, let tag = line.next(), tags.contains(tag), line.remaining > 0 else {
                throw line.expected("'name ko TEXT…', ja or vi, below a festival and above its rules")
            }
            festival?.names.append((tag, try line.text(fields: line.remaining)))
        default: try readRule(FestivalKind.allCases.first { $0.description.utf8.elementsEqual(given.fields[0]) }, &line)
        }
    }

    /// `KIND REGIONS YEARS RULE…`, or without a rule that of the row above.
    private mutating func readRule(_ kind: FestivalKind?, _ line: inout OwnDayLine) throws(OwnDayError) {
        guard let kind, kind != .publicHoliday else {
            throw line.expected("festival, name, traditional, observance, season or note")
        }
        guard let festival, line.remaining >= 2 else {
            throw line.expected("'KIND REGIONS YEARS RULE…' below a festival")
        }
        var regions: [RegionID] = []
        if !line.skip("all") {
            for name in line.nextBytes().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
                guard let region = RegionID(bytes: name) else {
                    throw line.expected("all, or regions with commas between")
                }
                regions.append(region)
            }
        }
        let years = try line.years()
        guard line.remaining > 0 || last != nil else { throw line.expected("a rule after the years") }
        var day = last ?? OwnDay(festival.id, names: festival.names, .lastOfLunarYear)
        if line.remaining > 0 {
            day.rule = try line.rule()
            day.offset = try line.offset()
            day.length = line.skip("lasting") ? try line.number(2...255) : 1
            guard line.remaining == 0 else { throw line.expected("+DAYS, 'lasting N' or the end") }
        }
        (day.kind, day.regions, day.calendars, day.years, day.line) = (kind, regions, calendars, years, line.number)
        days.append(day)
        last = day
    }
}

/// The fields of a line, read one after the other.
private struct OwnDayLine {
    let fields: [ArraySlice<UInt8>]
    let number: Int
    /// The index of the next field.
    var index = 0

    var remaining: Int { fields.count - index }

    func expected(_ text: String) -> OwnDayError { OwnDayError(line: number, expected: text) }

    /// The next field, empty at the end.
    mutating func nextBytes() -> ArraySlice<UInt8> {
        guard index < fields.count else { return [] }
        index += 1
        return fields[index - 1]
    }

    /// The next field as a name; nil if it is none.
    mutating func next() -> ASCIIName? { ASCIIName(bytes: nextBytes()) }

    mutating func skip(_ name: ASCIIName) -> Bool {
        guard index < fields.count, ASCIIName(bytes: fields[index]) == name else { return false }
        index += 1
        return true
    }

    mutating func identifier<ID: ASCIIIdentifier>(_ meaning: String) throws(OwnDayError) -> ID {
        guard let id = ID(bytes: nextBytes()) else { throw expected(meaning) }
        return id
    }

    /// The text of the next fields with single spaces.
    mutating func text(fields count: Int) throws(OwnDayError) -> String {
        var bytes = Array(nextBytes())
        for _ in 1..<max(count, 1) { bytes += [UInt8(ascii: " ")] + nextBytes() }
        guard bytes.count <= 255 else { throw expected("a name of at most 255 bytes") }
        return String(decoding: bytes, as: UTF8.self)
    }

    mutating func number(_ range: ClosedRange<Int>) throws(OwnDayError) -> Int {
        guard let number = Self.number(nextBytes()), range.contains(number) else {
            throw expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...4).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// `all`, `2008`, `2008-`, `-2013`, `2008-2013`.
    mutating func years() throws(OwnDayError) -> ClosedRange<Int> {
        if skip("all") { return 1...9999 }
        let parts = nextBytes().split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let numbers = parts.map { Self.number($0) ?? ($0.isEmpty ? 0 : -1) }
        let first = numbers.first.map { $0 == 0 ? 1 : $0 } ?? -1
        let last = numbers.last.map { $0 == 0 ? 9999 : $0 } ?? -1
        guard numbers.count <= 2, numbers.contains(where: { $0 > 0 }), first > 0, first <= last else {
            throw expected("all, 2008, 2008-, -2013 or 2008-2013")
        }
        return first...last
    }

    /// `+N` or `-N`; zero if neither is there.
    mutating func offset() throws(OwnDayError) -> Int {
        guard index < fields.count, let sign = fields[index].first,
            sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        else { return 0 }
        guard let days = Self.number(nextBytes().dropFirst()), days <= 366 else {
            throw expected("+N or -N, at most 366")
        }
        return sign == UInt8(ascii: "-") ? -days : days
    }

    mutating func rule() throws(OwnDayError) -> OwnDay.Rule {
        switch next() {
        case "gregorian":
            guard let date = MonthDay(month: try number(1...12), day: try number(1...31)) else {
                throw expected("a date that some years have")
            }
            return .gregorian(date)
        case "weekday":
            let month = try number(1...12)
            let ordinal = skip("last") ? nil : try number(1...5)
            let names: [ASCIIName] = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
            guard let day = next(), let index = names.firstIndex(of: day) else { throw expected("monday to sunday") }
            return .weekday(Weekday(daysAfterMonday: index), ordinal, ofMonth: month)
        case "lunar": return try lunarRule()
        case "last-of-year": return .lastOfLunarYear
        case "term":
            let name = nextBytes()
            guard let term = SolarTerm.allCases.first(where: { $0.identifier.utf8.elementsEqual(name) }) else {
                throw expected("a term in pinyin, such as chunfen")
            }
            return .term(term)
        default: throw expected("gregorian, weekday, lunar, last-of-year or term")
        }
    }

    private mutating func lunarRule() throws(OwnDayError) -> OwnDay.Rule {
        var month = nextBytes()
        let isLeap = month.last == UInt8(ascii: "L")
        if isLeap { month = month.dropLast() }
        guard let number = Self.number(month),
            let date = LunarMonthDay(month: number, isLeap: isLeap, day: try self.number(1...30))
        else { throw expected("a lunar month, 1 to 12 or 6L") }
        var rule = AnniversaryRule(leapMonth: skip("leap-too") ? .both : .leapElsePlain, thirtieth: .skip)
        while index < fields.count {
            let parts = fields[index].split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
            guard parts.count == 2 else { break }
            index += 1
            switch (ASCIIName(bytes: parts[0]), ASCIIName(bytes: parts[1])) {
            case ("leap-month", "skip"): rule.leapMonth = .skip
            case ("leap-month", "plain"): rule.leapMonth = .plainMonth
            case ("leap-month", "leap"): rule.leapMonth = .leapElsePlain
            case ("leap-month", "both"): rule.leapMonth = .both
            case ("thirtieth", "skip"): rule.thirtieth = .skip
            case ("thirtieth", "last"): rule.thirtieth = .lastDay
            case ("thirtieth", "next"): rule.thirtieth = .nextDay
            default: throw expected("leap-month=skip, plain, leap or both, thirtieth=skip, last or next")
            }
        }
        return .lunar(date, rule)
    }
}
