/// The labels of a block of days: at most two for each place, and the places that would need more.
///
/// Hardly a day has three, so that two bits and two labels for each place tell nearly everything; whoever meets a crowded
/// place asks that day alone.
struct BlockLabels: Sendable {
    /// A bit for each place that has a label.
    private(set) var occupied: UInt64 = 0
    /// A bit for each place at which something begins.
    private var begun: UInt64 = 0
    /// A bit for each place that has two.
    private var doubled: UInt64 = 0
    /// A bit for each place where more met, or several spans that go on.
    private var crowded: UInt64 = 0
    /// The first labels.
    private var labels = NumbersByPlace()
    /// The labels after those.
    private var secondLabels = NumbersByPlace()

    /// Puts in a festival that begins at a place, if `isTrue`, without branching on that.
    ///
    /// Of rows of one festival the first in the order of labels stays.
    @inline(__always)
    mutating func put(_ row: UInt16, at place: Int, _ table: borrowing [FestivalRow]) {
        let bit = Self.bit(place)
        if begun & bit != 0 {
            meet(Label(row: row), at: place, table)
        } else {
            // What goes on comes second; where nothing does a number moves that nobody reads.
            secondLabels.set(labels.number(at: place), at: place)
            labels.set(Label(row: row).rawValue, at: place)
            doubled |= occupied & bit
            occupied |= bit
            begun |= bit
        }
    }

    /// Puts a label where something begins already.
    @inline(never)
    private mutating func meet(_ label: Label, at place: Int, _ table: borrowing [FestivalRow]) {
        let isDouble = doubled & Self.bit(place) != 0
        let first = self.label(at: place)
        let second = isDouble ? secondLabel(at: place) : label
        let festival = table[label.row].festival
        if first.dayNumber == 1 && table[first.row].festival == festival {
            set(min(first, label), at: place)
        } else if !isDouble || second.dayNumber == 1 && table[second.row].festival == festival {
            let other = min(second, label)
            doubled |= Self.bit(place)
            set(min(first, other), at: place)
            secondLabels.set(max(first, other).rawValue, at: place)
        } else {
            crowded |= Self.bit(place)
        }
    }

    private mutating func set(_ label: Label, at place: Int) { labels.set(label.rawValue, at: place) }

    /// Puts in a span that goes on, at places where nothing is yet but perhaps another span.
    @inline(__always)
    mutating func put(_ row: UInt16, from first: Int, at places: Range<Int>) {
        // Blocks have less than 64 places, so that there is a bit for the end of a range.
        let bits = Self.bit(places.upperBound) &- Self.bit(places.lowerBound)
        crowded |= occupied & bits
        occupied |= bits
        for place in places { labels.set(Label(row: row, dayNumber: place &- first &+ 1).rawValue, at: place) }
    }

    @inline(__always)
    private static func bit(_ place: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: place) }
}

// MARK: - Reading

extension BlockLabels {
    /// Whether an occupied place has two labels.
    @inline(__always)
    func isDoubled(_ place: Int) -> Bool { doubled & Self.bit(place) != 0 }

    /// Whether an occupied place would need more.
    @inline(__always)
    func isCrowded(_ place: Int) -> Bool { crowded & Self.bit(place) != 0 }

    /// The first label at an occupied place.
    @inline(__always)
    mutating func label(at place: Int) -> Label { Label(rawValue: labels.number(at: place)) }

    /// The second label at a place that has two.
    @inline(__always)
    mutating func secondLabel(at place: Int) -> Label { Label(rawValue: secondLabels.number(at: place)) }

    /// Takes the first label off the first occupied place; or the place itself, if it is crowded. Nil if none is left.
    @inline(__always)
    mutating func takeFirst() -> (place: Int, label: Label, isCrowded: Bool)? {
        guard occupied != 0 else { return nil }
        let place = occupied.trailingZeroBitCount
        let label = label(at: place)
        let isCrowded = crowded & Self.bit(place) != 0
        if doubled & Self.bit(place) != 0 && !isCrowded {
            doubled ^= Self.bit(place)
            set(secondLabel(at: place), at: place)
        } else {
            occupied ^= Self.bit(place)
        }
        return (place, label, isCrowded)
    }
}

/// A number for each of 48 places.
///
/// The vectors are no more than an array without a reference; they are always reached in place, also to read, because a
/// copy of them for every look costs more than the look.
private struct NumbersByPlace: Sendable {
    private var numbers = (SIMD32<UInt32>(), SIMD16<UInt32>())

    /// A place that blocks do not have.
    static var spare: Int { 47 }

    /// The number at a place, 0 … 47.
    @inline(__always)
    mutating func number(at place: Int) -> UInt32 {
        withUnsafeMutableBytes(of: &numbers) { $0.load(fromByteOffset: place &* 4, as: UInt32.self) }
    }

    /// Sets the number at a place, 0 … 47.
    @inline(__always)
    mutating func set(_ number: UInt32, at place: Int) {
        withUnsafeMutableBytes(of: &numbers) {
            $0.storeBytes(of: number, toByteOffset: place &* 4, as: UInt32.self)
        }
    }
}
