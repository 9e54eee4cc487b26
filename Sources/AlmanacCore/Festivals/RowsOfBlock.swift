/// At most one row for each place of a block of days, and the places that would need more.
///
/// Hardly a day has two festivals, so that a bit and a row for each place tell nearly everything; whoever meets a crowded
/// place asks that day alone.
struct RowsOfBlock: Sendable {
    /// A bit for each place that has a row.
    private(set) var occupied: UInt64 = 0
    /// A bit for each place where rows of several festivals met.
    private(set) var crowded: UInt64 = 0
    /// A number for each place; a vector only because it is an array without a reference.
    private var rows = SIMD64<UInt16>()

    /// Puts a row at a place, 0 … 47; of rows of one festival the first in the order of labels stays.
    ///
    /// - Returns: whether it is the row of the place now.
    @inline(__always)
    @discardableResult
    mutating func put(_ row: Int, at place: Int, _ table: borrowing [FestivalRow]) -> Bool {
        let bit = UInt64(1) << UInt64(truncatingIfNeeded: place)
        if occupied & bit != 0 {
            let other = self[place]
            if table[other].festival != table[row].festival { crowded |= bit }
            guard row < other else { return false }
        }
        occupied |= bit
        withUnsafeMutableBytes(of: &rows) {
            $0.storeBytes(of: UInt16(truncatingIfNeeded: row), toByteOffset: place &* 2, as: UInt16.self)
        }
        return true
    }

    /// The row at an occupied place.
    @inline(__always)
    subscript(place: Int) -> Int {
        withUnsafeBytes(of: rows) { Int($0.load(fromByteOffset: place &* 2, as: UInt16.self)) }
    }

    /// Takes the bits off of the first occupied place, and returns the place; nil if there is none.
    @inline(__always)
    mutating func takeFirst() -> Int? {
        guard occupied != 0 else { return nil }
        defer { occupied &= occupied &- 1 }
        return occupied.trailingZeroBitCount
    }

    /// Whether rows of several festivals met at a place.
    @inline(__always)
    func isCrowded(_ place: Int) -> Bool { crowded >> UInt64(truncatingIfNeeded: place) & 1 != 0 }
}
