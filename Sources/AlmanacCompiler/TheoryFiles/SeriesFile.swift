import AlmanacCore

/// A file of a series: directives, then one block of rows for each power of time.
///
/// A block begins with `power p rows n`: the powers are 0, 1, 2 …, and exactly n rows follow. Rows that begin with an
/// amplitude are sorted by falling magnitude, so that a shorter series is the head of a longer one.
struct SeriesFile {
    /// The rows of one power of time.
    struct Block {
        let opening: DataLine
        let announcedRows: Int
        var rows: [DataLine] = []
    }

    let file: SourceFile
    private(set) var header = SeriesHeader()
    private(set) var blocks: [Block] = []

    /// Reads the header and the lines of the blocks; the rows are read by `harmonicSeries()` and `argumentSeries(unit:)`.
    init(_ file: SourceFile) throws(DataFileError) {
        self.file = file
        for line in file.dataLines() { try read(line) }
        try closeBlock()
        guard !blocks.isEmpty else {
            throw file.error(found: "no rows", expected: "a block opened by 'power 0 rows N'")
        }
    }

    /// The days for which the file is valid.
    func validity() throws(DataFileError) -> Validity {
        guard let validity = header.validity else {
            throw file.error(found: "no validity", expected: "a line such as 'valid 1899-01-01 2102-01-01'")
        }
        return validity
    }

    /// An error about a form that does not fit the series, where it stands if it stands anywhere.
    func formError(expected: String) -> DataFileError {
        header.formLine?.error(found: "another form", expected: expected)
            ?? file.error(found: "no form", expected: expected)
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        if line.word(0) == "power" {
            try closeBlock()
            blocks.append(try openBlock(line))
        } else if blocks.isEmpty {
            guard try header.read(line) else {
                throw line.error(
                    found: "'\(line.word(0))'",
                    expected: "valid, form, scale, argument-unit, argument or power"
                )
            }
        } else {
            blocks[blocks.count - 1].rows.append(line)
        }
    }

    private func openBlock(_ line: DataLine) throws(DataFileError) -> Block {
        guard line.count == 4, line.word(2) == "rows" else {
            throw line.error(found: "\(line.count) fields", expected: "'power P rows N'")
        }
        let power = try line.integer(1, "the power of time", in: 0...9)
        guard power == blocks.count else {
            throw line.error(found: "power \(power)", expected: "power \(blocks.count)")
        }
        return Block(opening: line, announcedRows: try line.integer(3, "the number of rows", in: 0...100_000))
    }

    private func closeBlock() throws(DataFileError) {
        guard let block = blocks.last, block.rows.count != block.announcedRows else { return }
        throw block.opening.error(found: "\(block.rows.count) rows", expected: "\(block.announcedRows) rows")
    }
}

extension SeriesFile.Block {
    /// Throws at the first row whose amplitude is greater than that of the row before.
    func requireFallingAmplitudes(_ amplitudes: [Double]) throws(DataFileError) {
        for (index, amplitude) in amplitudes.enumerated().dropFirst()
        where abs(amplitude) > abs(amplitudes[index - 1]) {
            throw rows[index].error(
                found: "amplitude \(amplitude) after \(amplitudes[index - 1])",
                expected: "rows by falling amplitude"
            )
        }
    }
}
