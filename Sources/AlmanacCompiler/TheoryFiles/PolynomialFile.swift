import AlmanacCore
import Ephemeris

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
                try line.requireCount(3...9, "a name and one to seven coefficients")
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
            let line = matches.last?.line.number ?? 0
            throw file.error(line: line, "\(matches.count) rows 'polynomial \(name)'", expected: "exactly one")
        }
        return matches[0].polynomial.scaled(by: radiansPerArcsecond)
    }
}

extension DataLine {
    /// The fields from `index` on as the coefficients of a polynomial.
    func polynomial(from index: Int) throws(DataFileError) -> Polynomial {
        Polynomial(try (index..<count).map { field throws(DataFileError) in try number(field, "a coefficient") })
    }
}
