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
                throw line.error("\(day) after \(last.day)", expected: "rows in ascending order of days")
            }
            rows.append((day, line))
        }
        let validity = try valid.map { line throws(DataFileError) in try Validity(reading: line) }
        guard let validity, validity.days.firstDay == rows.first?.day else {
            throw file.error(
                line: valid?.number ?? 0,
                "rows from \(rows.first?.day.description ?? "no day") on",
                expected: "a line 'valid FIRST LAST' whose first day is that of the first row"
            )
        }
        guard let announced else {
            throw file.error("no number of rows", expected: "a line such as 'rows \(rows.count)'")
        }
        let count = try announced.integer(1, "the number of rows", in: 1...100_000)
        guard count == rows.count else { throw announced.error("\(rows.count) rows", expected: "\(count) rows") }
        (self.file, self.validity, self.rows) = (file, validity, rows)
        lastDay = rows.last?.day ?? validity.days.firstDay
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
        guard first < last else { throw line.error("\(first) to \(last)", expected: "the earlier day first") }
        days = first...last
        self.line = line
    }

    /// Throws unless all of some days are among these.
    func require(_ needed: DayRange) throws(DataFileError) {
        guard days.contains(needed.firstDay), days.contains(needed.lastDay) else {
            let expected = "valid from \(needed.firstDay) to \(needed.lastDay) at least"
            throw line.error("valid \(days.firstDay) to \(days.lastDay)", expected: expected)
        }
    }
}
