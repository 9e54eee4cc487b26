/// The spans that go on on the days of a block, having begun on a day before.
struct BlockSpans: Sendable {
    /// For each day its row, and whether it has several.
    private(set) var rows = RowsOfBlock()
    /// For each day that has a row the place where the span began.
    private var firstPlaces = SIMD64<Int16>()

    /// The spans that count in some of the regions.
    init(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        for entry in index.spans.places(block.segment) {
            let row = index.spans[entry]
            let value = index.section.rows[row]
            guard !value.regions.isDisjoint(with: regions) else { continue }
            block.forEachFirstPlace(of: value, from: 1 &- Int(value.length), index) { place in
                let end = place &+ Int(value.length)
                guard place < block.count, end > 0, value.covers(year: block.year(at: place)) else { return }
                put(row, from: place, Swift.max(place &+ 1, 0)..<Swift.min(end, block.count), index)
            }
        }
    }

    @inline(__always)
    private mutating func put(_ row: Int, from firstPlace: Int, _ places: Range<Int>, _ index: FestivalIndex) {
        for place in places where rows.put(row, at: place, index.section.rows) {
            withUnsafeMutableBytes(of: &firstPlaces) {
                let place16 = Int16(truncatingIfNeeded: firstPlace)
                $0.storeBytes(of: place16, toByteOffset: place &* 2, as: Int16.self)
            }
        }
    }

    /// Where the span of an occupied place began.
    @inline(__always)
    func firstPlace(_ place: Int) -> Int {
        withUnsafeBytes(of: firstPlaces) { Int($0.load(fromByteOffset: place &* 2, as: Int16.self)) }
    }
}
