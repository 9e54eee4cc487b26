/// A value of JSON (RFC 8259), as much of it as tables are made of: objects with their members in order, arrays, and all
/// else as text.
package enum JSONNode {
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    /// A string, a number, `true` or `false` as text; empty for `null`.
    case text(String)

    /// Reads a whole file, in O(length); anything after the value and values in more than 64 others are refused.
    package init(_ bytes: [UInt8], of file: String) throws(LineFailure) {
        var reader = Reader(bytes: bytes, file: file)
        self = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.failure("more after the value") }
    }

    private struct Reader {
        let bytes: [UInt8]
        let file: String
        var index = 0

        var next: UInt8? { index < bytes.count ? bytes[index] : nil }

        func failure(_ found: String) -> LineFailure {
            LineFailure(file, bytes[..<index].count { $0 == UInt8(ascii: "\n") } + 1, "\(found): expected JSON")
        }

        mutating func skipSpace() {
            while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
        }

        /// Skips space, then a byte if it comes next.
        mutating func take(_ byte: Unicode.Scalar) -> Bool {
            skipSpace()
            guard next == UInt8(ascii: byte) else { return false }
            index += 1
            return true
        }

        mutating func value(depth: Int) throws(LineFailure) -> JSONNode {
            guard depth < 64 else { throw failure("too many values in one another") }
            if take("{") {
                var members: [(key: String, value: JSONNode)] = []
                while !take("}") {
                    guard members.isEmpty || take(","), take("\"") else { throw failure("no key") }
                    let key = try string()
                    guard take(":") else { throw failure("no colon") }
                    members.append((key, try value(depth: depth + 1)))
                }
                return .object(members)
            }
            if take("[") {
                var elements: [JSONNode] = []
                while !take("]") {
                    guard elements.isEmpty || take(",") else { throw failure("no comma") }
                    elements.append(try value(depth: depth + 1))
                }
                return .array(elements)
            }
            if take("\"") { return .text(try string()) }
            let start = index
            while let byte = next, UInt8(ascii: "+")...UInt8(ascii: "z") ~= byte, !",]".utf8.contains(byte) {
                index += 1
            }
            guard index > start else { throw failure("no value") }
            let word = String(decoding: bytes[start..<index], as: UTF8.self)
            return .text(word == "null" ? "" : word)
        }

        /// The rest of a string after its first quotation mark.
        private mutating func string() throws(LineFailure) -> String {
            var units: [UInt8] = []
            while let byte = next {
                index += 1
                if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
                units += byte == UInt8(ascii: "\\") ? Array("\(try escaped())".utf8) : [byte]
            }
            throw failure("no end of a string")
        }

        /// The character after a backslash; half of a pair of surrogates without the other is U+FFFD.
        private mutating func escaped() throws(LineFailure) -> Character {
            guard let byte = next else { throw failure("no end of a string") }
            index += 1
            switch byte {
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "t"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): return " "
            case UInt8(ascii: "u"):
                var units = [try hexadecimal()]
                if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
                    index += 2
                    units.append(try hexadecimal())
                }
                return String(decoding: units, as: UTF16.self).first ?? "\u{FFFD}"
            default: return Character(Unicode.Scalar(byte))
            }
        }

        private mutating func hexadecimal() throws(LineFailure) -> UInt16 {
            let digits = bytes[index...].prefix(4)
            guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
                throw failure("no four digits after \\u")
            }
            index += 4
            return unit
        }
    }
}
