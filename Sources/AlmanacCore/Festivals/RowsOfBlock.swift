/// At most one row for each place of a block of days, and the places that would need more.
///
/// Hardly a day has two festivals, so that a bit and a row for each place tell nearly everything; whoever meets a crowded
/// place asks that day alone.
struct RowsOfBlock: Sendable {
    /// A bit for each place that has a row.
    private(set) var occupied: UInt64 = 0
    /// A bit for each place where rows of several festivals met.
    private(set) var crowded: UInt64 = 0
    private var rows = NumbersByPlace()

    /// Puts a row at a place, 0 … 47; of rows of one festival the first in the order of labels stays.
    @inline(__always)
    mutating func put(_ row: Int, at place: Int, _ table: borrowing [FestivalRow]) {
        put(UInt16(truncatingIfNeeded: row), at: place, ifTrue: true, table)
    }

    /// The same where it is true, without a branch.
    @inline(__always)
    mutating func put(_ row: UInt16, at place: Int, ifTrue isTrue: Bool, _ table: borrowing [FestivalRow]) {
        let bit = isTrue ? UInt64(1) &<< UInt64(truncatingIfNeeded: place) : 0
        if occupied & bit != 0 {
            meet(row, at: place, bit, table)
        } else {
            occupied |= bit
            rows.set(row, at: isTrue ? place : NumbersByPlace.spare)
        }
    }

    @inline(never)
    private mutating func meet(_ row: UInt16, at place: Int, _ bit: UInt64, _ table: borrowing [FestivalRow]) {
        let other = rows.number(at: place)
        if table[Int(other)].festival != table[Int(row)].festival { crowded |= bit }
        if row < other { rows.set(row, at: place) }
    }

    /// The row at an occupied place.
    @inline(__always)
    mutating func row(at place: Int) -> Int { Int(rows.number(at: place)) }

    /// Takes the first occupied place off; nil if there is none.
    @inline(__always)
    mutating func takeFirst() -> Int? {
        guard occupied != 0 else { return nil }
        defer { occupied &= occupied &- 1 }
        return occupied.trailingZeroBitCount
    }

    /// Whether a place has a row.
    @inline(__always)
    func isOccupied(_ place: Int) -> Bool { occupied >> UInt64(truncatingIfNeeded: place) & 1 != 0 }

    /// Whether rows of several festivals met at a place.
    @inline(__always)
    func isCrowded(_ place: Int) -> Bool { crowded >> UInt64(truncatingIfNeeded: place) & 1 != 0 }
}

/// A number for each of 64 places.
///
/// The vector is no more than an array without a reference; it is always reached in place, also to read, because a copy
/// of it for every look costs more than the look.
struct NumbersByPlace: Sendable {
    private var numbers = SIMD64<UInt16>()

    /// A place that blocks do not have.
    static var spare: Int { 63 }

    /// The number at a place, 0 … 63.
    @inline(__always)
    mutating func number(at place: Int) -> UInt16 {
        withUnsafeMutableBytes(of: &numbers) { $0.load(fromByteOffset: place &* 2, as: UInt16.self) }
    }

    /// Sets the number at a place, 0 … 63.
    @inline(__always)
    mutating func set(_ number: UInt16, at place: Int) {
        withUnsafeMutableBytes(of: &numbers) {
            $0.storeBytes(of: number, toByteOffset: place &* 2, as: UInt16.self)
        }
    }
}
