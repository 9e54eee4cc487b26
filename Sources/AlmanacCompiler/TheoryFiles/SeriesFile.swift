import AlmanacCore
import Ephemeris

/// A file of a series: directives, then one block of rows for each power of time.
///
///     valid 1899-01-01 2102-01-01
///     form amplitude phase arguments
///     scale 1e-7                            (optional: every amplitude is multiplied by it)
///     argument-unit radians                 (optional: otherwise arcseconds)
///     argument D 1072260.75173 1602961601.10551 …
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

    /// How the rows of a series are written.
    enum Form: String, CaseIterable {
        /// A, B, C of A cos(B + C t).
        case amplitudePhaseFrequency = "amplitude phase frequency"
        /// A, φ of A sin(φ + argument), then the multiples.
        case amplitudePhaseArguments = "amplitude phase arguments"
        /// S, C of S sin(argument) + C cos(argument), then the multiples.
        case sineCosineArguments = "sine cosine arguments"
    }

    let file: SourceFile
    /// The row `valid`, if there is one.
    private var valid: Validity?
    /// How the rows are written.
    private var form: Form?
    /// Where that stands, for errors.
    private var formLine: DataLine?
    /// The factor of every amplitude.
    private var scale = 1.0
    /// Radians in one unit of the arguments.
    private var argumentUnit = radiansPerArcsecond
    /// The fundamental arguments in the order of the file, in radians and Julian centuries.
    private var arguments: [(name: [UInt8], polynomial: Polynomial)] = []
    /// The directives read so far, so that a repeated one is noticed.
    private var statements: [String] = []
    private var blocks: [Block] = []

    /// Reads the directives and the lines of the blocks; the rows are read by `harmonicSeries()` and `argumentSeries(unit:)`.
    init(_ file: SourceFile) throws(DataFileError) {
        self.file = file
        for line in file.dataLines() { try read(line) }
        try closeBlock()
        guard !blocks.isEmpty else {
            throw file.error("no rows", expected: "a block opened by 'power 0 rows N'")
        }
    }

    func validity() throws(DataFileError) -> Validity {
        guard let valid else {
            throw file.error("no validity", expected: "a line such as 'valid 1899-01-01 2102-01-01'")
        }
        return valid
    }

    /// An error about a form that does not fit the series, where it stands if it stands anywhere.
    func formError(expected: String) -> DataFileError {
        formLine?.error("another form", expected: expected) ?? file.error("no form", expected: expected)
    }

    private mutating func read(_ line: DataLine) throws(DataFileError) {
        if line.word(0) == "power" {
            try closeBlock()
            blocks.append(try openBlock(line))
        } else if blocks.isEmpty {
            try readDirective(line)
        } else {
            blocks[blocks.count - 1].rows.append(line)
        }
    }

    private mutating func readDirective(_ line: DataLine) throws(DataFileError) {
        switch line.word(0) {
        case "valid": valid = try Validity(reading: line)
        case "form":
            let known = Form.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
            guard let form = Form(rawValue: line.rest(from: 1)) else {
                throw line.error("form '\(line.rest(from: 1))'", expected: known)
            }
            (self.form, formLine) = (form, line)
        case "scale":
            try line.requireCount(2...2, "'scale FACTOR'")
            scale = try line.number(1, "the scale of the amplitudes")
        case "argument-unit":
            guard let unit = ["radians": 1, "arcseconds": radiansPerArcsecond][line.word(1)] else {
                throw line.error(at: 1, expected: "'radians' or 'arcseconds'")
            }
            argumentUnit = unit
        case "argument":
            try line.requireCount(3...7, "a name and one to five coefficients")
            arguments.append((Array(line.fields[1]), try line.polynomial(from: 2).scaled(by: argumentUnit)))
        default: throw line.error(at: 0, expected: "valid, form, scale, argument-unit, argument or power")
        }
        let statement = line.word(0) == "argument" ? "argument \(line.word(1))" : line.word(0)
        try line.require(!statements.contains(statement), "a second '\(statement)'", expected: "each directive once")
        statements.append(statement)
    }

    private func openBlock(_ line: DataLine) throws(DataFileError) -> Block {
        guard line.count == 4, line.word(2) == "rows" else {
            throw line.error("\(line.count) fields", expected: "'power P rows N'")
        }
        let power = try line.integer(1, "the power of time", in: 0...9)
        try line.require(power == blocks.count, "power \(power)", expected: "power \(blocks.count)")
        return Block(opening: line, announcedRows: try line.integer(3, "the number of rows", in: 0...100_000))
    }

    private func closeBlock() throws(DataFileError) {
        guard let block = blocks.last, block.rows.count != block.announcedRows else { return }
        throw block.opening.error("\(block.rows.count) rows", expected: "\(block.announcedRows) rows")
    }
}

extension SeriesFile.Block {
    /// Throws at the first row whose amplitude is greater than that of the row before.
    func requireFallingAmplitudes(_ amplitudes: [Double]) throws(DataFileError) {
        for (index, amplitude) in amplitudes.enumerated().dropFirst()
        where abs(amplitude) > abs(amplitudes[index - 1]) {
            let expected = "rows by falling amplitude"
            throw rows[index].error("amplitude \(amplitude) after \(amplitudes[index - 1])", expected: expected)
        }
    }
}

extension SeriesFile {
    /// The series of a file of the form `amplitude phase arguments` or `sine cosine arguments`.
    ///
    /// - Parameters:
    ///   - unit: One unit of the file's amplitudes in the unit of the series, such as the radians in an arcsecond.
    ///   - least: The amplitude in the file from which on the rows of a block with phases are read; the rest, all smaller, is not.
    ///   - change: What is added to the argument of a name, radians.
    func argumentSeries(
        unit: Double,
        above least: Double = 0,
        adding change: (name: String, polynomial: Polynomial)? = nil
    ) throws(DataFileError) -> ArgumentSeries {
        let hasPhases = form == .amplitudePhaseArguments
        guard hasPhases || form == .sineCosineArguments else {
            throw formError(expected: "'form amplitude phase arguments' or 'form sine cosine arguments'")
        }
        let (first, second) =
            hasPhases
            ? ("the amplitude", "the phase in radians")
            : ("the coefficient of the sine", "the coefficient of the cosine")
        var seriesTerms: [ArgumentSeries.SeriesTerm] = []
        for (power, block) in blocks.enumerated() {
            var amplitudes: [Double] = []
            for row in block.rows {
                try row.requireCount(2...(2 + arguments.count), "two figures and multiples of the arguments")
                var (sine, cosine) = (try row.number(0, first), try row.number(1, second))
                if hasPhases {
                    guard abs(sine) >= least else { break }
                    amplitudes.append(sine)
                    // A sin(φ + a) = A cos φ sin a + A sin φ cos a
                    let phase = Lanes(repeating: cosine)
                    (sine, cosine) = (sine * phase.cosine()[0], sine * phase.sine()[0])
                }
                let (multiples, factor) = (try multiples(row), scale * unit)
                (sine, cosine) = (sine * factor, cosine * factor)
                seriesTerms.append(.init(power: power, sine: sine, cosine: cosine, multiples: multiples))
            }
            try block.requireFallingAmplitudes(amplitudes)
        }
        var polynomials = arguments.map(\.polynomial)
        if let change {
            guard let index = arguments.firstIndex(where: { $0.name.elementsEqual(change.name.utf8) }) else {
                throw file.error("no argument \(change.name)", expected: "one, which another file changes")
            }
            polynomials[index] = polynomials[index].adding(change.polynomial)
        }
        return ArgumentSeries(arguments: polynomials, seriesTerms: seriesTerms)
    }

    /// Multiples such as `2D -1l`, in the order of the file's arguments.
    private func multiples(_ row: DataLine) throws(DataFileError) -> [Int8] {
        var multiples = [Int8](repeating: 0, count: arguments.count)
        for index in 2..<row.count {
            guard let (multiple, argument) = multiple(row.fields[index]), multiples[argument] == 0 else {
                let expected = "a multiple of an argument not yet named in the row, such as 2D or -1l"
                throw row.error(at: index, expected: expected)
            }
            multiples[argument] = multiple
        }
        return multiples
    }

    /// A multiple (not zero, under 128) and the index of its argument.
    private func multiple(_ field: ArraySlice<UInt8>) -> (multiple: Int8, argument: Int)? {
        let isNegative = field.first == UInt8(ascii: "-")
        let digits = field.dropFirst(isNegative ? 1 : 0).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...3).contains(digits.count) else { return nil }
        let magnitude = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        let name = field[digits.endIndex...]
        guard (1...127).contains(magnitude),
            let argument = arguments.firstIndex(where: { $0.name.elementsEqual(name) })
        else { return nil }
        return (Int8(isNegative ? -magnitude : magnitude), argument)
    }

    /// The series Σ tᵖ Σ A cos(B + C t) of a file of the form `amplitude phase frequency`.
    func harmonicSeries() throws(DataFileError) -> HarmonicSeries {
        guard form == .amplitudePhaseFrequency else {
            throw formError(expected: "'form amplitude phase frequency'")
        }
        let seriesTerms = try blocks.map { block throws(DataFileError) in
            let ofPower = try block.rows.map(seriesTerm)
            try block.requireFallingAmplitudes(ofPower.map(\.amplitude))
            return ofPower
        }
        return HarmonicSeries(seriesTerms: seriesTerms)
    }

    private func seriesTerm(_ row: DataLine) throws(DataFileError) -> HarmonicSeries.SeriesTerm {
        try row.requireCount(3...3, "amplitude, phase and frequency")
        return HarmonicSeries.SeriesTerm(
            amplitude: try row.number(0, "the amplitude") * scale,
            phase: try row.number(1, "the phase in radians"),
            frequency: try row.number(2, "the frequency in radians a millennium")
        )
    }
}
