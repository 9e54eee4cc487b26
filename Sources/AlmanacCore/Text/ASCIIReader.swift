/// Reads a text of ASCII digits and signs from the front, and knows where it stands.
struct ASCIIReader<Text: Collection<UInt8>> {
    private let text: Text
    private var position: Text.Index

    /// Bytes read so far.
    private(set) var offset = 0

    init(_ text: Text) {
        self.text = text
        position = text.startIndex
    }

    /// The byte that would be read next, or nil at the end.
    var nextByte: UInt8? { position < text.endIndex ? text[position] : nil }

    private mutating func advance() {
        text.formIndex(after: &position)
        offset += 1
    }

    /// Reads one byte if it is the one given.
    mutating func skip(_ byte: Unicode.Scalar) -> Bool {
        guard let next = nextByte, UInt32(next) == byte.value else { return false }
        advance()
        return true
    }

    /// Reads one byte that has to be the one given.
    mutating func read(_ byte: Unicode.Scalar, or expected: ParsingError.Expectation) throws(ParsingError) {
        guard skip(byte) else { throw ParsingError(expected: expected, offset: offset) }
    }

    /// Reads as many digits as there are, but no more than `longest`, and at least `shortest`.
    ///
    /// - Parameter longest: At most 18, so that the number fits.
    mutating func readNumber(digits shortest: Int, through longest: Int) throws(ParsingError) -> Int64 {
        var number: Int64 = 0
        var count = 0
        while count < longest, let byte = nextByte, byte >= 0x30, byte <= 0x39 {
            number = number * 10 + Int64(byte - 0x30)
            advance()
            count += 1
        }
        guard count >= shortest else { throw ParsingError(expected: .digit, offset: offset) }
        return number
    }

    /// Reads exactly two digits that stand for a number within bounds.
    mutating func readTwoDigits(
        _ bounds: ClosedRange<Int64>,
        or expected: ParsingError.Expectation
    ) throws(ParsingError) -> Int {
        let start = offset
        let number = try readNumber(digits: 2, through: 2)
        guard bounds.contains(number) else { throw ParsingError(expected: expected, offset: start) }
        return Int(number)
    }

    /// Reads a year as ISO 8601 writes it: four digits for 0 … 9999, else a sign and no more digits than needed.
    mutating func readYear() throws(ParsingError) -> Int {
        let start = offset
        if skip("-") {
            let year = try readNumber(digits: 4, through: 7)
            let isShortest = year > 999 ? offset - start == 1 + decimalDigits(year) : year > 0 && offset - start == 5
            guard isShortest else { throw ParsingError(expected: .year, offset: start) }
            return -Int(year)
        }
        if skip("+") {
            let year = try readNumber(digits: 5, through: 7)
            guard offset - start == 1 + decimalDigits(year) else {
                throw ParsingError(expected: .year, offset: start)
            }
            return Int(year)
        }
        return Int(try readNumber(digits: 4, through: 4))
    }

    /// Demands that nothing is left.
    func readEnd() throws(ParsingError) {
        guard nextByte == nil else { throw ParsingError(expected: .endOfText, offset: offset) }
    }

    private func decimalDigits(_ number: Int64) -> Int {
        var count = 1
        var rest = number
        while rest > 9 {
            rest /= 10
            count += 1
        }
        return count
    }
}
