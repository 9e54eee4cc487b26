/// The spans that go on on the days of a block, having begun on a day before.
struct BlockSpans: Sendable {
    /// A bit for each place that has one.
    private(set) var occupied: UInt64 = 0
    /// A bit for each place that has several.
    private(set) var crowded: UInt64 = 0
    private var rows = NumbersByPlace()
    private var dayNumbers = NumbersByPlace()

    /// The spans that count in some of the regions.
    @inline(__always)
    init(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        for entry in index.spans.places(block.segment) {
            let row = Int(index.spans[entry])
            let value = index.section.rows[row]
            guard !value.regions.isDisjoint(with: regions) else { continue }
            block.forEachFirstPlace(of: value, from: 1 &- Int(value.length), index) { first in
                let places = (Swift.max(first &+ 1, 0), Swift.min(first &+ Int(value.length), block.count))
                guard places.0 < places.1, value.covers(year: block.year(at: first)) else { return }
                put(row, from: first, Range(uncheckedBounds: places))
            }
        }
    }

    @inline(__always)
    private mutating func put(_ row: Int, from first: Int, _ places: Range<Int>) {
        // Blocks have less than 64 places, so that there is a bit for the end of a range.
        let bits = 1 &<< UInt64(places.upperBound) &- 1 &<< UInt64(places.lowerBound)
        crowded |= occupied & bits
        occupied |= bits
        for place in places {
            rows.set(UInt16(truncatingIfNeeded: row), at: place)
            dayNumbers.set(UInt16(truncatingIfNeeded: place &- first &+ 1), at: place)
        }
    }

    /// The row of an occupied place.
    @inline(__always)
    mutating func row(at place: Int) -> Int { Int(rows.number(at: place)) }

    /// Which day of its span an occupied place is.
    @inline(__always)
    mutating func dayNumber(at place: Int) -> Int { Int(dayNumbers.number(at: place)) }
}
