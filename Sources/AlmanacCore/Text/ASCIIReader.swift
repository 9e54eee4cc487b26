/// Reads numbers and signs of ASCII from the front of a text. Values that are `PlainText` read themselves with it.
@_documentation(visibility: internal)
public struct ASCIIReader: ~Copyable {
    private let text: UnsafeBufferPointer<UInt8>

    /// The number of bytes read.
    private(set) var offset = 0

    @usableFromInline
    init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

    /// The next byte, or nil at the end.
    var nextByte: UInt8? { offset < text.count ? text[offset] : nil }

    /// Reads one byte if it is `byte`.
    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        guard let next = nextByte, UInt32(next) == byte.value else { return false }
        offset += 1
        return true
    }

    /// Reads one byte, which has to be `byte`.
    mutating func read(_ byte: Unicode.Scalar, or expected: ParsingError.Expectation) throws(ParsingError) {
        guard skip(byte) else { throw ParsingError(expected: expected, offset: offset) }
    }

    /// Reads and returns one byte if it fits.
    mutating func readByte(where fits: (UInt8) -> Bool) -> UInt8? {
        guard let next = nextByte, fits(next) else { return nil }
        offset += 1
        return next
    }

    /// The value that was read from an offset on, or the error that says what would have been right there.
    func require<Value>(
        _ value: Value?,
        _ expected: ParsingError.Expectation,
        at offset: Int
    ) throws(ParsingError) -> Value {
        guard let value else { throw ParsingError(expected: expected, offset: offset) }
        return value
    }

    /// Checks that nothing is left to read.
    @usableFromInline
    func readEnd() throws(ParsingError) {
        guard offset == text.count else { throw ParsingError(expected: .endOfText, offset: offset) }
    }
}

// MARK: - Numbers

extension ASCIIReader {
    /// Reads decimal digits, at least `shortest` and at most `longest`.
    ///
    /// - Parameter longest: At most 18, so that the number fits 64 bits.
    mutating func readNumber(digits shortest: Int, through longest: Int) throws(ParsingError) -> UInt64 {
        var number: UInt64 = 0
        let start = offset
        while offset - start < longest, let byte = nextByte, byte >= 0x30, byte <= 0x39 {
            number = number &* 10 &+ UInt64(byte &- 0x30)
            offset += 1
        }
        guard offset - start >= shortest else { throw ParsingError(expected: .digit, offset: offset) }
        return number
    }

    /// Reads exactly two digits, whose number has to be within bounds.
    mutating func readTwoDigits(
        _ bounds: ClosedRange<Int>,
        or expected: ParsingError.Expectation
    ) throws(ParsingError) -> Int {
        let start = offset
        let number = Int(try readNumber(digits: 2, through: 2))
        guard bounds.contains(number) else { throw ParsingError(expected: expected, offset: start) }
        return number
    }

    /// Reads a year as ISO 8601 writes it: four digits for 0 … 9999, else a sign and no more digits than needed.
    mutating func readYear() throws(ParsingError) -> Int {
        let start = offset
        if skip("-") {
            let year = try readNumber(digits: 4, through: 7)
            let isShortest = year > 999 ? offset - start == 1 + year.digitCount : year > 0 && offset - start == 5
            guard isShortest else { throw ParsingError(expected: .year, offset: start) }
            return -Int(year)
        }
        if skip("+") {
            let year = try readNumber(digits: 5, through: 7)
            guard offset - start == 1 + year.digitCount else { throw ParsingError(expected: .year, offset: start) }
            return Int(year)
        }
        return Int(try readNumber(digits: 4, through: 4))
    }
}
