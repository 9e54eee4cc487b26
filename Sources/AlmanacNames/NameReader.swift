import AlmanacCore

/// Reads names and numbers from the front of a text, byte by byte: a text is right if it is what would be printed.
struct NameReader {
    private var rest: Substring.UTF8View

    /// Bytes read so far.
    private(set) var offset = 0

    init(_ text: String) {
        rest = text.utf8[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads a text if it comes next.
    mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        advance(by: text.utf8.count)
        return true
    }

    /// Reads the longest of the names that fit: 十一月 and not 十, say.
    ///
    /// The reader has no names of its own, it asks the same function that prints them.
    mutating func readName<Value>(among values: some Sequence<Value>, named name: (Value) -> String) -> Value? {
        var found: Value?
        var length = 0
        for value in values {
            let name = name(value).utf8
            if name.count > length, rest.starts(with: name) {
                found = value
                length = name.count
            }
        }
        advance(by: length)
        return found
    }

    /// Reads one to `longest` digits that do not begin with zero.
    mutating func readNumber(digits longest: Int) -> Int? {
        var number = 0
        var count = 0
        for byte in rest.prefix(longest) {
            guard byte >= 0x30, byte <= 0x39, number > 0 || byte > 0x30 else { break }
            number = number * 10 + Int(byte - 0x30)
            count += 1
        }
        advance(by: count)
        return count > 0 ? number : nil
    }

    private mutating func advance(by count: Int) {
        rest = rest.dropFirst(count)
        offset += count
    }
}

/// The first of the values whose name is exactly the text, or nil.
func firstValue<Value>(
    named text: String,
    among values: some Sequence<Value>,
    by name: (Value) -> String
) -> Value? {
    for value in values where name(value).utf8.elementsEqual(text.utf8) {
        return value
    }
    return nil
}
