import AlmanacCore

/// The lines of a file of figures by day: `valid FIRST LAST` and `rows N`, then the rows in ascending order of days, the first of
/// them on the first valid day.
struct DayRows {
    /// The file, for errors.
    let file: SourceFile
    let validity: Validity
    /// The rows with their days, at least one; the figures are not read yet.
    let rows: [(day: Day, line: DataLine)]
    let lastDay: Day

    /// Reads the days of the lines of a file.
    init(_ lines: [DataLine], of file: SourceFile) throws(DataFileError) {
        var lines = lines
        let valid = lines.removeFirst(beginningWith: "valid")
        let announced = lines.removeFirst(beginningWith: "rows")
        var rows: [(day: Day, line: DataLine)] = []
        for line in lines {
            let day = try line.day(0, "the day of the row")
            if let last = rows.last, day <= last.day {
                throw line.error(found: "\(day) after \(last.day)", expected: "rows in ascending order of days")
            }
            rows.append((day, line))
        }
        self.rows = rows
        validity = try Self.validity(valid, of: file, beginningOn: rows.first?.day)
        lastDay = rows.last?.day ?? validity.days.firstDay
        try Self.require(announced, rows.count, file)
        self.file = file
    }

    private static func validity(
        _ line: DataLine?,
        of file: SourceFile,
        beginningOn firstDay: Day?
    ) throws(DataFileError) -> Validity {
        if let line {
            let validity = try Validity(reading: line)
            if validity.days.firstDay == firstDay { return validity }
        }
        throw file.error(
            line: line?.number ?? 0,
            found: "rows from \(firstDay?.description ?? "no day") on",
            expected: "a line 'valid FIRST LAST' whose first day is that of the first row"
        )
    }

    /// Throws unless the line `rows N` is there and right.
    private static func require(_ line: DataLine?, _ count: Int, _ file: SourceFile) throws(DataFileError) {
        guard let line else { throw file.error(found: "no number of rows", expected: "a line such as 'rows \(count)'") }
        let announced = try line.integer(1, "the number of rows", in: 1...100_000)
        guard announced == count else { throw line.error(found: "\(count) rows", expected: "\(announced) rows") }
    }
}

extension [DataLine] {
    /// Removes the first line that begins with a word, and returns it; nil if there is none.
    mutating func removeFirst(beginningWith word: String) -> DataLine? {
        firstIndex { $0.word(0) == word }.map { remove(at: $0) }
    }
}

/// The row `valid FIRST LAST` of a file of the theory.
struct Validity {
    /// The days, ends included.
    let days: DayRange
    /// Where they stand, for errors.
    let line: DataLine

    init(reading line: DataLine) throws(DataFileError) {
        try line.requireCount(3...3, "'valid FIRST LAST'")
        let first = try line.day(1, "the first valid day")
        let last = try line.day(2, "the last valid day")
        guard first < last else { throw line.error(found: "\(first) to \(last)", expected: "the earlier day first") }
        days = first...last
        self.line = line
    }

    /// Throws unless all of some days are among these.
    func require(_ needed: DayRange) throws(DataFileError) {
        guard days.contains(needed.firstDay), days.contains(needed.lastDay) else {
            throw line.error(
                found: "valid \(days.firstDay) to \(days.lastDay)",
                expected: "valid from \(needed.firstDay) to \(needed.lastDay) at least"
            )
        }
    }
}
