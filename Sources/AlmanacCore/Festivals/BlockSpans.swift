/// The spans that go on on the days of a block, having begun on a day before.
struct BlockSpans: Sendable {
    /// For each day its row, and whether it has several.
    var rows = RowsOfBlock()
    /// For each day that has a row which day of the span it is.
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
                put(row, from: first, Range(uncheckedBounds: places), index)
            }
        }
    }

    @inline(__always)
    private mutating func put(_ row: Int, from first: Int, _ places: Range<Int>, _ index: FestivalIndex) {
        for place in places {
            rows.put(UInt16(truncatingIfNeeded: row), at: place, if: true, index.section.rows)
            guard rows.row(at: place) == row else { continue }
            dayNumbers.set(UInt16(truncatingIfNeeded: place &- first &+ 1), at: place)
        }
    }

    /// Which day of its span an occupied place is.
    @inline(__always)
    mutating func dayNumber(at place: Int) -> Int { Int(dayNumbers.number(at: place)) }
}
