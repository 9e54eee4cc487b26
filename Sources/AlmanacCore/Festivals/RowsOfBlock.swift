/// At most two rows for each place of a block of days, and the places that would need more.
///
/// Hardly a day has three festivals, so that two bits and two rows for each place tell nearly everything; whoever meets a
/// crowded place asks that day alone.
struct RowsOfBlock: Sendable {
    /// A bit for each place that has a row.
    private(set) var occupied: UInt64 = 0
    /// A bit for each place that has two rows.
    private(set) var doubled: UInt64 = 0
    /// A bit for each place where rows of more festivals met.
    private(set) var crowded: UInt64 = 0
    private var rows = NumbersByPlace()
    /// The rows after those of `rows` in the order of labels.
    private var secondRows = NumbersByPlace()

    /// Puts a row at a place, 0 … 47, if `isTrue`, without branching on that.
    ///
    /// Of rows of one festival the first in the order of labels stays.
    @inline(__always)
    mutating func put(_ row: UInt16, at place: Int, if isTrue: Bool, _ table: borrowing [FestivalRow]) {
        let bit = isTrue ? Self.bit(place) : 0
        if occupied & bit != 0 {
            meet(row, at: place, table)
        } else {
            occupied |= bit
            rows.set(row, at: isTrue ? place : NumbersByPlace.spare)
        }
    }

    /// Puts a row where there is one already.
    @inline(never)
    private mutating func meet(_ row: UInt16, at place: Int, _ table: borrowing [FestivalRow]) {
        let festival = table[Int(row)].festival
        let isDouble = doubled & Self.bit(place) != 0
        let (first, second) = (rows.number(at: place), secondRows.number(at: place))
        if table[Int(first)].festival == festival {
            rows.set(min(first, row), at: place)
        } else if !isDouble || table[Int(second)].festival == festival {
            let other = isDouble ? min(second, row) : row
            doubled |= Self.bit(place)
            rows.set(min(first, other), at: place)
            secondRows.set(max(first, other), at: place)
        } else {
            crowded |= Self.bit(place)
        }
    }

    /// The row at an occupied place, the first of them if there are two.
    @inline(__always)
    mutating func row(at place: Int) -> Int { Int(rows.number(at: place)) }

    /// The second row at a place that has two.
    @inline(__always)
    mutating func secondRow(at place: Int) -> Int { Int(secondRows.number(at: place)) }

    /// Takes the first row off the first occupied place; or the place itself, if it is crowded. Nil if none is left.
    @inline(__always)
    mutating func takeFirst() -> (place: Int, row: Int, isCrowded: Bool)? {
        guard occupied != 0 else { return nil }
        let place = occupied.trailingZeroBitCount
        let row = row(at: place)
        let isCrowded = crowded & Self.bit(place) != 0
        if doubled & Self.bit(place) != 0 && !isCrowded {
            doubled ^= Self.bit(place)
            rows.set(secondRows.number(at: place), at: place)
        } else {
            occupied ^= Self.bit(place)
        }
        return (place, row, isCrowded)
    }

    @inline(__always)
    private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }
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
