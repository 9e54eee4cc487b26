import AlmanacCore

// The two sets may be over different ranges. The result is over the range of the left one; days outside it are left out.

extension DayMarks {
    /// The days marked in either set.
    ///
    /// - Complexity: O(days / 64), as for all of these.
    public func union(_ other: DayMarks) -> DayMarks {
        combined(with: other) { $0 | $1 }
    }

    /// The days marked in both sets.
    public func intersection(_ other: DayMarks) -> DayMarks {
        combined(with: other) { $0 & $1 }
    }

    /// The days marked here and not in the other set.
    public func subtracting(_ other: DayMarks) -> DayMarks {
        combined(with: other) { $0 & ~$1 }
    }

    /// The days marked in exactly one of the two sets.
    public func symmetricDifference(_ other: DayMarks) -> DayMarks {
        combined(with: other) { $0 ^ $1 }
    }

    /// Marks all days that are marked in the other set.
    public mutating func formUnion(_ other: DayMarks) {
        combine(with: other) { $0 | $1 }
    }

    /// Removes the marks of days that are not marked in the other set.
    public mutating func formIntersection(_ other: DayMarks) {
        combine(with: other) { $0 & $1 }
    }

    /// Removes the marks of days that are marked in the other set.
    public mutating func subtract(_ other: DayMarks) {
        combine(with: other) { $0 & ~$1 }
    }

    /// Whether every day marked here is marked in the other set.
    public func isSubset(of other: DayMarks) -> Bool {
        let shift = other.offset(from: days.firstDay)
        return words.indices.allSatisfy { words[$0] & ~other.bits(from: shift + 64 * Int64($0)) == 0 }
    }

    @inline(__always)
    private func combined(with other: DayMarks, _ operation: (UInt64, UInt64) -> UInt64) -> DayMarks {
        var result = self
        result.combine(with: other, operation)
        return result
    }

    @inline(__always)
    private mutating func combine(with other: DayMarks, _ operation: (UInt64, UInt64) -> UInt64) {
        let shift = other.offset(from: days.firstDay)
        for index in words.indices {
            words[index] = operation(words[index], other.bits(from: shift + 64 * Int64(index)))
        }
        words[words.count - 1] &= lastWordMask
    }
}
