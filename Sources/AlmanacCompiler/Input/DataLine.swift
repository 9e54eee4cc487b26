import AlmanacCore

/// A line of a data file, and its fields as values.
struct DataLine {
    /// The file, relative to the data folder.
    let file: String
    /// The line, 1 for the first.
    let number: Int
    /// The fields, one or more.
    let fields: [ArraySlice<UInt8>]

    /// How many fields there are.
    var count: Int { fields.count }

    /// An error about this line.
    func error(found: String, expected: String) -> DataFileError {
        DataFileError(file: file, line: number, found: found, expected: expected)
    }

    /// Throws unless the number of fields is in the range.
    func requireCount(_ range: ClosedRange<Int>, _ expected: String) throws(DataFileError) {
        guard range.contains(count) else { throw error(found: "\(count) fields", expected: expected) }
    }

    /// A field as text; empty beyond the last field.
    func word(_ index: Int) -> String {
        index < count ? String(decoding: fields[index], as: UTF8.self) : ""
    }

    /// A field as a decimal number under 1e12; the figures of the theory are under 1e10.
    func number(_ index: Int, _ meaning: String) throws(DataFileError) -> Double {
        guard index < count, let value = Self.decimal(fields[index]), abs(value) < 1e12 else {
            throw error(found: "'\(word(index))'", expected: "\(meaning), a decimal number under 1e12")
        }
        return value
    }

    /// A field as a whole number within a range.
    func integer(_ index: Int, _ meaning: String, in range: ClosedRange<Int>) throws(DataFileError) -> Int {
        guard let value = Int(word(index)), range.contains(value) else {
            throw error(
                found: "'\(word(index))'",
                expected: "\(meaning), a whole number \(range.lowerBound) to \(range.upperBound)"
            )
        }
        return value
    }

    /// A field as a civil day, `YYYY-MM-DD`.
    func day(_ index: Int, _ meaning: String) throws(DataFileError) -> Day {
        guard let day = Day(word(index)) else {
            throw error(found: "'\(word(index))'", expected: "\(meaning), a day such as 1929-01-01")
        }
        return day
    }

    /// A finite number written with digits, signs, a point and an exponent: no `nan`, no hexadecimal.
    private static func decimal(_ field: ArraySlice<UInt8>) -> Double? {
        let isPlain = field.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"):
                true
            default: false
            }
        }
        guard isPlain, let value = Double(String(decoding: field, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }
}
