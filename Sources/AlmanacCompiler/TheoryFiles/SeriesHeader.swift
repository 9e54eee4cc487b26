import AlmanacCore
import Ephemeris

/// The directives before the rows of a file of a series.
///
///     valid 1899-01-01 2102-01-01
///     form amplitude phase arguments
///     scale 1e-7                            (optional: every amplitude is multiplied by it)
///     argument-unit radians                 (optional: otherwise arcseconds)
///     argument D 1072260.75173 1602961601.10551 …
struct SeriesHeader {
    /// How the rows of a series are written.
    enum Form: String, CaseIterable {
        /// A, B, C of A cos(B + C t).
        case amplitudePhaseFrequency = "amplitude phase frequency"
        /// A, φ of A sin(φ + argument), then the multiples.
        case amplitudePhaseArguments = "amplitude phase arguments"
        /// S, C of S sin(argument) + C cos(argument), then the multiples.
        case sineCosineArguments = "sine cosine arguments"
    }

    /// A fundamental argument: its name and its polynomial.
    struct Argument {
        let name: [UInt8]
        /// In radians, T in Julian centuries.
        let polynomial: Polynomial
    }

    private(set) var validity: Validity?
    /// How the rows are written.
    private(set) var form: Form?
    /// Where that stands, for errors.
    private(set) var formLine: DataLine?
    /// The factor of every amplitude.
    private(set) var scale = 1.0
    /// Radians in one unit of the arguments.
    private(set) var argumentUnit = radiansPerArcsecond
    /// The fundamental arguments in the order of the file.
    private(set) var arguments: [Argument] = []
    /// The directives read so far, so that a repeated one is noticed.
    private var statements: [String] = []

    /// Reads a line if it is a directive, and returns whether it is one.
    mutating func read(_ line: DataLine) throws(DataFileError) -> Bool {
        switch line.word(0) {
        case "valid": validity = try Validity(reading: line)
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
            let polynomial = try line.polynomial(from: 2).scaled(by: argumentUnit)
            arguments.append(Argument(name: Array(line.fields[1]), polynomial: polynomial))
        default: return false
        }
        let statement = line.word(0) == "argument" ? "argument \(line.word(1))" : line.word(0)
        guard !statements.contains(statement) else {
            throw line.error("a second '\(statement)'", expected: "each directive once")
        }
        statements.append(statement)
        return true
    }
}

extension DataLine {
    /// The fields from `index` on as the coefficients of a polynomial.
    func polynomial(from index: Int) throws(DataFileError) -> Polynomial {
        Polynomial(try (index..<count).map { field throws(DataFileError) in try number(field, "a coefficient") })
    }
}

/// A file of polynomials, the mean longitude of the Moon or the precession: rows `polynomial NAME c0 c1 …`, in arcseconds
/// and Julian centuries.
struct PolynomialFile {
    let file: SourceFile
    let validity: Validity
    private let rows: [(name: String, polynomial: Polynomial, line: DataLine)]

    init(_ file: SourceFile) throws(DataFileError) {
        self.file = file
        var validity: Validity?
        var rows: [(name: String, polynomial: Polynomial, line: DataLine)] = []
        for line in file.dataLines() {
            switch line.word(0) {
            case "valid" where validity == nil: validity = try Validity(reading: line)
            case "polynomial":
                try line.requireCount(3...7, "a name and one to five coefficients")
                rows.append((line.word(1), try line.polynomial(from: 2), line))
            default: throw line.error(at: 0, expected: "valid or polynomial, valid once")
            }
        }
        guard let validity else {
            throw file.error("no validity", expected: "a line such as 'valid 1899-01-01 2102-01-01'")
        }
        self.validity = validity
        self.rows = rows
    }

    /// The polynomial with a name, in radians.
    func polynomial(_ name: String) throws(DataFileError) -> Polynomial {
        let matches = rows.filter { $0.name == name }
        guard matches.count == 1 else {
            throw file.error(
                line: matches.last?.line.number ?? 0,
                "\(matches.count) rows 'polynomial \(name)'",
                expected: "exactly one"
            )
        }
        return matches[0].polynomial.scaled(by: radiansPerArcsecond)
    }
}
