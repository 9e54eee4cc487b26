/// The labels of a block of days: at most two for each place, and the places that would need more.
///
/// Hardly a day has three, so that two labels for each place tell nearly everything; whoever meets a crowded place asks
/// that day alone. Spans are put in first, then what begins.
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

    /// Puts in a row that begins at a place; of rows of one festival the first in the order of labels stays.
    @inline(__always)
    mutating func put(_ row: UInt16, at place: Int, _ table: borrowing [FestivalRow]) {
        let bit = Self.bit(place)
        if begun & bit != 0 {
            meet(Label(row: row), at: place, table)
        } else {
            // A span that goes on comes second; where there is none, a number moves that nobody reads.
            secondLabels.set(labels.number(at: place), at: place)
            labels.set(Label(row: row).rawValue, at: place)
            doubled |= occupied & bit
            occupied |= bit
            begun |= bit
        }
    }

    /// Puts in a row where another begins already.
    ///
    /// It may be of the same festival as the first label, or as the second if that begins too; then the row that stands
    /// first in the table counts. It may be the second label, or one too many. A span that goes on is a label of its own even
    /// beside its own festival.
    @inline(never)
    private mutating func meet(_ label: Label, at place: Int, _ table: borrowing [FestivalRow]) {
        let festival = table[label.row].festival
        let first = self.label(at: place)
        let second = isDoubled(place) ? secondLabel(at: place) : label
        if table[first.row].festival == festival {
            set(min(first, label), at: place)
        } else if !isDoubled(place) || second.dayNumber == 1 && table[second.row].festival == festival {
            let other = min(second, label)
            doubled |= Self.bit(place)
            set(min(first, other), at: place)
            secondLabels.set(max(first, other).rawValue, at: place)
        } else {
            crowded |= Self.bit(place)
        }
    }

    private mutating func set(_ label: Label, at place: Int) { labels.set(label.rawValue, at: place) }

    /// Puts in a span that goes on; nothing may stand at its places yet but other spans.
    ///
    /// - Parameters:
    ///   - row: the row of the span.
    ///   - first: the place of its first day, perhaps before the block.
    ///   - places: its other places, as far as they are in the block.
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
    /// Whether an occupied place has one label alone.
    @inline(__always)
    func hasOne(_ place: Int) -> Bool { (doubled | crowded) & Self.bit(place) == 0 }

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
        let isCrowded = isCrowded(place)
        if isDoubled(place) && !isCrowded {
            doubled ^= Self.bit(place)
            set(secondLabel(at: place), at: place)
        } else {
            occupied ^= Self.bit(place)
        }
        return (place, label, isCrowded)
    }
}
