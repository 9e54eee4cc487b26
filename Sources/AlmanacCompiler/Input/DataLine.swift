import AlmanacCore

/// A line of a data file, and its fields as values.
struct DataLine {
    /// The file, relative to the data folder.
    let file: String
    /// The line, 1 for the first.
    let number: Int
    /// The fields, one or more.
    let fields: [ArraySlice<UInt8>]

    var count: Int { fields.count }

    /// An error about this line: what was found, and what would be right.
    func error(_ found: String, expected: String) -> DataFileError {
        DataFileError(file: file, line: number, found: found, expected: expected)
    }

    /// An error about a field, after the word for what it should be, such as "region", if there is one.
    func error(at index: Int, _ kind: String = "", expected: String) -> DataFileError {
        error((kind.isEmpty ? "" : "\(kind) ") + "'\(word(index))'", expected: expected)
    }

    /// Throws unless a condition holds, with what was found and what would be right.
    func require(_ isRight: Bool, _ found: @autoclosure () -> String, expected: String) throws(DataFileError) {
        guard isRight else { throw error(found(), expected: expected) }
    }

    /// Throws unless the number of fields is in the range.
    func requireCount(_ range: some RangeExpression<Int>, _ expected: String) throws(DataFileError) {
        try require(range.contains(count), "\(count) fields", expected: expected)
    }

    /// A field as text; empty beyond the last field.
    func word(_ index: Int) -> String { index < count ? String(decoding: fields[index], as: UTF8.self) : "" }

    /// A field as a decimal number under 1e12, written with digits, signs, a point and an exponent: no `nan`, no
    /// hexadecimal. The figures of the theory are under 1e10.
    func number(_ index: Int, _ meaning: String) throws(DataFileError) -> Double {
        let isPlain = word(index).utf8.allSatisfy { "0123456789+-.e".utf8.contains($0) }
        guard isPlain, let value = Double(word(index)), abs(value) < 1e12 else {
            throw error(at: index, expected: "\(meaning), a decimal number under 1e12")
        }
        return value
    }

    /// A field as a whole number within a range.
    func integer(_ index: Int, _ meaning: String, in range: ClosedRange<Int>) throws(DataFileError) -> Int {
        guard let value = Int(word(index)), range.contains(value) else {
            throw error(at: index, expected: "\(meaning), a whole number \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    /// A field as a value; an error says what kind of thing was found, if that is given, and what was expected.
    func value<Value>(
        _ index: Int,
        _ kind: String = "",
        expected: String,
        _ value: (String) -> Value?
    ) throws(DataFileError) -> Value {
        guard let value = value(word(index)) else { throw error(at: index, kind, expected: expected) }
        return value
    }

    /// A field as a civil day, `YYYY-MM-DD`.
    func day(_ index: Int, _ meaning: String) throws(DataFileError) -> Day {
        try value(index, expected: "\(meaning), a day such as 1929-01-01") { Day($0) }
    }

    func calendarID(_ index: Int) throws(DataFileError) -> CalendarID {
        try value(index, expected: "a calendar: one to eight small letters, digits or hyphens") { CalendarID($0) }
    }

    /// A field as one of the calendars, regions or festivals that there are.
    func id<ID: ASCIIIdentifier>(
        _ index: Int,
        _ kind: String,
        among known: [ID],
        expected: String
    ) throws(DataFileError) -> ID {
        try value(index, kind, expected: expected) { word in ID(word).flatMap { known.contains($0) ? $0 : nil } }
    }

    /// A field as one of the calendars of a table.
    func calendarID(_ index: Int, among known: [CalendarID]) throws(DataFileError) -> CalendarID {
        try id(index, "calendar", among: known, expected: "a calendar of Data/calendars")
    }

    func authorityID(_ index: Int) throws(DataFileError) -> AuthorityID {
        try value(index, expected: "an authority: one to eight letters or digits") { AuthorityID($0) }
    }

    /// A field such as `+07:45:40` as seconds ahead of UTC.
    func clockOffset(_ index: Int) throws(DataFileError) -> Int32 {
        let text = word(index)
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.utf8.count == 2 && part.allSatisfy { ("0"..."9").contains($0) } ? Int32(part) : nil
        }
        guard text.first == "+" || text.first == "-", (2...3).contains(parts.count), numbers.count == parts.count,
            numbers[0] <= 14, numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
        else {
            throw error("'\(text)'", expected: "a clock ahead of UTC, such as +08:00 or +07:45:40")
        }
        let seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
        return text.first == "-" ? -seconds : seconds
    }

    /// A field as years: `all`, `2008-`, `-2013`, `2008-2013` or `2008`.
    func years(_ index: Int) throws(DataFileError) -> ClosedRange<Int16> {
        let all = FestivalRow.allYears
        if word(index) == "all" { return all }
        let parts = word(index).split(separator: "-", omittingEmptySubsequences: false)
        let first = parts.first.flatMap { $0.isEmpty ? all.lowerBound : Self.year($0) }
        let last = parts.last.flatMap { $0.isEmpty ? all.upperBound : Self.year($0) }
        guard (1...2).contains(parts.count), word(index) != "-", let first, let last, first <= last else {
            throw error(at: index, "years", expected: "all, 2008, 2008-, -2013 or 2008-2013")
        }
        return first...last
    }

    private static func year(_ text: Substring) -> Int16? {
        text.utf8.count == 4 ? Int16(text).flatMap { $0 > 0 ? $0 : nil } : nil
    }
}

/// Reads the fields of a line one after the other.
struct FieldReader {
    let line: DataLine
    /// The index of the next field; beyond the last, fields are empty.
    private(set) var index: Int

    init(_ line: DataLine, from index: Int) { (self.line, self.index) = (line, index) }

    /// How many fields are not yet read.
    var remaining: Int { line.count - index }

    /// The next field as text, still to be read.
    var word: String { line.word(index) }

    /// The index of the next field, which counts as read from now on.
    mutating func next() -> Int {
        defer { index += 1 }
        return index
    }

    /// Reads the next field if it is a word.
    mutating func skip(_ word: String) -> Bool {
        guard self.word == word else { return false }
        index += 1
        return true
    }

    /// Throws unless all fields are read.
    func requireEnd(_ expected: String) throws(DataFileError) {
        try line.require(remaining == 0, "'\(word)'", expected: expected)
    }

    /// Reads the next field as a whole number within a range.
    mutating func readInteger(_ meaning: String, in range: ClosedRange<Int>) throws(DataFileError) -> Int {
        try line.integer(next(), meaning, in: range)
    }

    /// Reads the next field as the value that it names.
    mutating func readValue<Value>(_ keywords: Keywords<Value>) throws(DataFileError) -> Value {
        try line.value(next(), keywords)
    }
}
