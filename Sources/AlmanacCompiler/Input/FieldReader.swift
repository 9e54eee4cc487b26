/// Reads the fields of a line one after the other.
struct FieldReader {
    /// The line.
    let line: DataLine
    /// The index of the next field; beyond the last, fields are empty.
    private(set) var index: Int

    /// A reader of a line from a field on.
    init(_ line: DataLine, from index: Int) {
        self.line = line
        self.index = index
    }

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
        guard remaining == 0 else { throw line.error(found: "'\(word)'", expected: expected) }
    }
}

extension FieldReader {
    /// Reads the next field as a whole number within a range.
    mutating func readInteger(_ meaning: String, in range: ClosedRange<Int>) throws(DataFileError) -> Int {
        try line.integer(next(), meaning, in: range)
    }

    /// Reads the next field as the value that it names.
    mutating func readValue<Value>(_ keywords: Keywords<Value>) throws(DataFileError) -> Value {
        try line.value(next(), keywords)
    }
}
