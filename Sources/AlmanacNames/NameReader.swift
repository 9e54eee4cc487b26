import AlmanacCore

/// Reads names and numbers from the front of a text in a language. It compares UTF-8 bytes with what would be printed.
struct NameReader {
    private var rest: Substring.UTF8View

    /// The number of bytes read.
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

    /// Reads the longest of some names that comes next: 十一月, not 十.
    ///
    /// The names are those that the same function prints, so that nothing can be read that is not printed.
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

    /// Reads 1 to `longest` digits that do not begin with 0.
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
