// What a command reads: line by line, without a string or an array for each.

/// Standard input in large pieces.
package struct StandardInput: ~Copyable {
    private var buffer: [UInt8]
    /// The bytes of `buffer` that are read and not yet handed out.
    private var pending = 0..<0
    private var lineNumber = 0
    private let fill: (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int

    /// How long a line can be; a longer one is handed out in part, as that and no other.
    package static let longestLine = 1 << 16

    /// Reads descriptor 0.
    package init() {
        self.init { bytes throws(InputFailure) in try Platform.read(bytes, from: .input) }
    }

    /// Reads what `fill` puts into the given room; it returns how many bytes, 0 at the end.
    init(fill: @escaping (UnsafeMutableRawBufferPointer) throws(InputFailure) -> Int) {
        self.fill = fill
        buffer = [UInt8](repeating: 0, count: Self.longestLine)
    }

    /// Hands every line to `body` with its number from 1 on, without its LF or CR LF; the last needs none.
    package mutating func forEachLine(_ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws -> Void) throws {
        while try refill() {
            while let end = endOfLine() {
                try hand(out: end, to: body)
                pending = end + 1..<pending.upperBound
            }
            if pending.count == buffer.count { try handOutPart(to: body) }
        }
        if !pending.isEmpty { try hand(out: pending.upperBound, to: body) }
    }

    /// The place of the next line feed.
    private func endOfLine() -> Int? {
        buffer.withUnsafeBufferPointer { bytes in
            var place = pending.lowerBound
            while place < pending.upperBound {
                if bytes[place] == UInt8(ascii: "\n") { return place }
                place += 1
            }
            return nil
        }
    }

    private mutating func hand(out end: Int, to body: (Int, ArraySlice<UInt8>) throws -> Void) throws {
        lineNumber += 1
        var line = buffer[pending.lowerBound..<end]
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        try body(lineNumber, line)
    }

    /// Hands out the beginning of a line that is too long and passes over the rest of it.
    private mutating func handOutPart(to body: (Int, ArraySlice<UInt8>) throws -> Void) throws {
        try hand(out: pending.upperBound, to: body)
        pending = 0..<0
        while try refill() {
            if let end = endOfLine() {
                pending = end + 1..<pending.upperBound
                return
            }
            pending = 0..<0
        }
    }

    /// Moves what is pending to the front and reads more behind it; false at the end of the input.
    private mutating func refill() throws(InputFailure) -> Bool {
        let count = pending.count
        if pending.lowerBound > 0 { buffer.replaceSubrange(0..<count, with: Array(buffer[pending])) }
        pending = 0..<count
        let fill = self.fill
        let result = buffer.withUnsafeMutableBytes { bytes -> Result<Int, InputFailure> in
            do throws(InputFailure) {
                return .success(try fill(UnsafeMutableRawBufferPointer(rebasing: bytes[count...])))
            } catch {
                return .failure(error)
            }
        }
        let read = try result.get()
        pending = 0..<count + read
        return read > 0
    }
}
