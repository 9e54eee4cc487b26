// Which rows give the days of a block their labels.

extension BlockLabels {
    /// Puts in the spans that go on on the days of a block; nothing may stand there yet.
    @inline(__always)
    mutating func addSpans(_ block: DayBlock, of index: FestivalIndex) {
        let candidates = index.candidates(in: block.regions)
        block.forEachTermDay(candidates.termSpans, in: index) { addSpan($0, from: $1, block) }
        block.forEachListedDay(candidates.listSpans, from: block.year(at: -255), in: index) {
            addSpan($0, from: $1, block)
        }
        for entry in candidates.otherSpans.places(block.segment) {
            let candidate = candidates.otherSpans[entry]
            block.forEachFirstPlace(of: index.section.rows[Int(candidate.row)], in: index) {
                addSpan(candidate, from: $0, block)
            }
        }
    }

    /// Puts in the festivals that begin on the days of a block.
    @inline(__always)
    mutating func addBeginnings(_ block: DayBlock, of index: FestivalIndex) {
        let candidates = index.candidates(in: block.regions)
        block.forEachDate(candidates.gregorian) { add($0, at: $1, block, index) }
        block.forEachLunarDate(candidates.lunar, in: index) { add($0, at: $1, block, index) }
        block.forEachTermDay(candidates.terms, in: index) { add($0, at: $1, block, index) }
        block.forEachListedDay(candidates.lists, from: block.first.year, in: index) { add($0, at: $1, block, index) }
    }

    /// Puts in the days of a span after its first, which may be before the block.
    @inline(__always)
    private mutating func addSpan(_ candidate: BlockCandidate, from first: Int, _ block: DayBlock) {
        let places = (Swift.max(first &+ 1, 0), Swift.min(first &+ Int(candidate.length), block.count))
        guard places.0 < places.1, candidate.counts(in: block.regions, year: block.year(at: first)) else { return }
        put(candidate.row, from: first, at: Range(uncheckedBounds: places))
    }

    @inline(__always)
    private mutating func add(_ candidate: BlockCandidate, at place: Int, _ block: DayBlock, _ index: FestivalIndex) {
        guard UInt(bitPattern: place) < UInt(bitPattern: block.count),
            candidate.counts(in: block.regions, year: block.year(at: place))
        else { return }
        put(candidate.row, at: place, index.section.rows)
    }
}
