import AlmanacCore

/// A time zone as a file of RFC 9636 (TZif) has it: when the clocks change, and the rule after the last change.
///
/// Safe on bytes from anywhere: they give a zone or a `ZoneError`, and no more memory is used than a constant times their
/// size.
struct ZoneFile: Hashable, Sendable {
    /// The instants at which the clocks change, in order.
    private let changes: [Int64]
    /// How far the clocks are ahead of UTC from each of `changes` on, seconds.
    private let offsets: [Int32]
    /// The offset before the first change.
    private let firstOffset: Int32
    /// The rule from the last change on; nil if the file has none.
    private let rule: ZoneRule?

    /// Reads a file.
    init(_ bytes: [UInt8]) throws(ZoneError) {
        var reader = ZoneFileReader(bytes)
        var header = try reader.header()
        if header.version >= 2 {
            // The first block is for readers of 32 bits; what is meant stands in the second.
            try reader.skip(header.byteCount(timeSize: 4))
            header = try reader.header()
            self = try Self(&reader, header, timeSize: 8)
        } else {
            self = try Self(&reader, header, timeSize: 4)
        }
    }

    private init(_ reader: inout ZoneFileReader, _ header: ZoneFileReader.Header, timeSize: Int) throws(ZoneError) {
        guard header.leapCount == 0 else { throw .malformed("its times count leap seconds, which UTC does not") }
        guard header.typeCount > 0 else { throw .malformed("it has no clock") }
        // First, so that no count is believed before the bytes are there.
        try reader.require(header.byteCount(timeSize: timeSize))
        var changes: [Int64] = []
        for _ in 0..<header.timeCount { changes.append(try reader.number(byteCount: timeSize)) }
        guard zip(changes, changes.dropFirst()).allSatisfy(<) else { throw .malformed("its changes are not in order") }
        var types: [Int] = []
        for _ in 0..<header.timeCount { types.append(Int(try reader.byte())) }
        var clocks: [Int32] = []
        for _ in 0..<header.typeCount {
            let offset = try reader.number(byteCount: 4)
            guard ZoneRule.possibleOffsets.contains(offset) else { throw .malformed("a clock is days from UTC") }
            clocks.append(Int32(offset))
            // Whether it is summer time, and its abbreviation.
            try reader.skip(2)
        }
        guard types.allSatisfy({ $0 < clocks.count }) else { throw .malformed("a change leads to no clock") }
        try reader.skip(header.charCount + header.standardCount + header.utCount)
        self.changes = changes
        offsets = types.map { clocks[$0] }
        firstOffset = clocks[0]
        let footer = timeSize == 8 ? try reader.footer() : ""
        guard !footer.isEmpty else {
            rule = nil
            return
        }
        guard let rule = ZoneRule(footer) else { throw .malformed("the rule after its last change is none") }
        self.rule = rule
    }

    /// How far the clocks are ahead of UTC at an instant, seconds.
    ///
    /// - Complexity: O(log of the number of changes).
    func offset(at instant: Instant) -> Int32 {
        let seconds = instant.secondsSince1970
        if let rule, changes.last.map({ seconds >= $0 }) ?? true { return rule.offset(at: instant) }
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= seconds { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? firstOffset : offsets[low - 1]
    }
}
