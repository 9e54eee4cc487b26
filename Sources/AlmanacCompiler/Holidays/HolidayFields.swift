import AlmanacCore

// The fields of holiday files as values.

extension DataLine {
    /// The audiences that data files name without a word before them.
    private static let audiences: [Audience] = [
        .everybody, .publicOffices, .workers, .women, .youth, .children, .soldiers, .banks,
    ]

    /// The word before the name of a municipality.
    private static let municipality = "municipality:"

    func audience(_ index: Int) throws(DataFileError) -> Audience {
        let word = word(index)
        let isMunicipality = word.hasPrefix(Self.municipality)
        let name = isMunicipality ? String(word.dropFirst(Self.municipality.count)) : word
        let isKnown = Audience(name).map { Self.audiences.contains($0) || $0 == .listed }
        guard let audience = Audience(name), isKnown == !isMunicipality, audience != .listed else {
            let known = Self.audiences.map(\.description).joined(separator: ", ")
            throw error("audience '\(word)'", expected: "\(known) or \(Self.municipality)NAME")
        }
        return audience
    }

    /// A field as one of the festivals of a table.
    func festival(_ index: Int, of festivals: [FestivalID]) throws(DataFileError) -> FestivalID {
        try id(index, "festival", among: festivals, expected: "a festival of Data/festivals")
    }

    /// A field as a day or a range of days, `2026-02-15...2026-02-23`; both ends belong to it, and the first is before the last.
    func days(_ index: Int) throws(DataFileError) -> DayRange {
        let text = word(index)
        guard let separator = text.firstRange(of: "...") else {
            let day = try day(index, "a day, or days")
            return day...day
        }
        guard let first = Day(String(text[..<separator.lowerBound])),
            let last = Day(String(text[separator.upperBound...])),
            first < last
        else {
            throw error("'\(text)'", expected: "days such as 2026-02-15...2026-02-23, the first before the last")
        }
        return first...last
    }

    /// A field as a day of rest of the week: `sunday`, `saturday:2,4`, `saturday/1994-03-05`, `saturday-afternoon`.
    func restDay(_ index: Int) throws(DataFileError) -> WorkWeek.RestDay {
        let text = word(index)
        let expected = "a day of rest such as sunday, saturday:2,4, saturday/1994-03-05 or saturday-afternoon"
        let wrong = error("'\(text)'", expected: expected)
        let name = text.prefix { ("a"..."z").contains($0) }
        guard let weekday = Words.weekdays.value(String(name)) else { throw wrong }
        let ending = text.dropFirst(name.count)
        if ending.isEmpty { return WorkWeek.RestDay(weekday) }
        if ending == "-afternoon" { return WorkWeek.RestDay(weekday, rest: .afternoon) }
        if ending.first == "/" {
            guard let anchor = Day(String(ending.dropFirst())), anchor.weekday == weekday else { throw wrong }
            return WorkWeek.RestDay(weekday, .everySecond(from: anchor))
        }
        let ordinals = ending.dropFirst().split(separator: ",", omittingEmptySubsequences: false).compactMap {
            UInt8($0)
        }
        let bits = ordinals.reduce(UInt8(0)) { $0 | 1 << min($1, 7) }
        guard ending.first == ":", bits != 0, bits & ~0b111110 == 0, bits.nonzeroBitCount == ordinals.count,
            ending.dropFirst().utf8.count == 2 * ordinals.count - 1
        else { throw wrong }
        return WorkWeek.RestDay(weekday, .ofMonth(bits))
    }

    /// The fields from an index to the end of the line, with single spaces between them.
    func rest(from index: Int) -> String { (index..<max(index, count)).map { word($0) }.joined(separator: " ") }

    /// The rest of the line as text that a file of holidays has room for, and that may go to terminals.
    func text(from index: Int) throws(DataFileError) -> String {
        let text = rest(from: index)
        guard text.utf8.count <= HolidayNotice.longestText else {
            throw error("\(text.utf8.count) bytes", expected: "a text of at most \(HolidayNotice.longestText)")
        }
        guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
            throw error("a control character", expected: "text without any")
        }
        return text
    }
}
