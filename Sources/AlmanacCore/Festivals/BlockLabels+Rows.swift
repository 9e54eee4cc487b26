// Which rows give the days of a block their labels.
//
// Which candidates fall into the block, and count there, is as good as random. So nothing branches on it: a candidate
// that is out writes to a place that nobody reads.

extension BlockLabels {
    /// Puts in the spans that count in some of the regions and go on on the days; nothing may stand there yet.
    @inline(__always)
    mutating func addSpans(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        let spans = index.candidates(in: regions).spans
        for entry in spans.places(block.segment) {
            let row = spans[entry]
            let value = index.section.rows[Int(row)]
            guard !value.regions.isDisjoint(with: regions) else { continue }
            block.forEachFirstPlace(of: value, from: 1 &- Int(value.length), index) { first in
                let places = (Swift.max(first &+ 1, 0), Swift.min(first &+ Int(value.length), block.count))
                guard places.0 < places.1, value.covers(year: block.year(at: first)) else { return }
                put(row, from: first, at: Range(uncheckedBounds: places))
            }
        }
    }

    /// Puts in the festivals that count in some of the regions and begin on the days.
    @inline(__always)
    mutating func addBeginnings(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        let candidates = index.candidates(in: regions)
        addGregorian(candidates.gregorian, block, index, regions)
        addLunar(candidates.lunar, block, index, regions)
        addTerms(candidates.terms, block, index, regions)
        addLists(candidates.lists, block, index, regions)
    }

    /// Rows with a Gregorian date, by the slots of the days; after New Year those of the year begun.
    @inline(__always)
    private mutating func addGregorian(
        _ rows: SlotLists<BlockCandidate>,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        // A common year passes over a slot.
        let end = block.first.slot &+ block.count &+ 1
        let slots = block.first.slot..<Swift.min(end, YearSlot.count)
        addGregorian(rows, slots, year: block.first.year, block, index, regions)
        if end > YearSlot.count {
            addGregorian(rows, 0..<end &- YearSlot.count, year: block.first.year &+ 1, block, index, regions)
        }
    }

    @inline(__always)
    private mutating func addGregorian(
        _ rows: SlotLists<BlockCandidate>,
        _ slots: Range<Int>,
        year: Int,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        let newYear = block.placeOfNewYear(year)
        let passedOver = GregorianDate.isLeapYear(year) ? YearSlot.count : YearSlot.leapDay
        for entry in rows.places(slots) {
            let candidate = rows[entry]
            let slot = Int(candidate.offset)
            let place = newYear &+ slot &- (slot > passedOver ? 1 : 0)
            add(candidate, at: place, slot != passedOver, block, index, regions)
        }
    }

    /// Rows with a lunar date, by the lunar months of the days.
    @inline(__always)
    private mutating func addLunar(
        _ rows: SlotLists<BlockCandidate>,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        var lunation = block.first.lunation
        var start = block.place(of: index.months.firstDay(ofLunation: lunation))
        while start < block.count && lunation < index.months.count {
            let end = block.place(of: index.months.firstDay(ofLunation: lunation &+ 1))
            let month = index.months.month(ofLunation: lunation)
            for entry in rows.places(month.number) {
                let candidate = rows[entry]
                let place = start &+ Int(candidate.offset) &- 1
                let isThere = place < end && candidate.anchor >= (month.isLeap ? 1 : 0)
                add(candidate, at: place, isThere, block, index, regions)
            }
            if index.months.isLastOfYear(lunation) {
                for entry in rows.places(0) { add(rows[entry], at: end &- 1, true, block, index, regions) }
            }
            start = end
            lunation &+= 1
        }
    }

    /// Rows that go by a term.
    @inline(__always)
    private mutating func addTerms(
        _ rows: SlotLists<BlockCandidate>,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        let middle = index.termDays.nearestNumber(to: block.day(at: block.count >> 1))
        let phase = SolarTerm.index(cycling: middle)
        for entry in rows.places(block.segment) {
            let candidate = rows[entry]
            let number = candidate.termNumber(near: middle, phase: phase)
            let isThere = index.termDays.numbers.contains(number)
            let day = isThere ? index.termDays.day(number, term: Int(candidate.anchor)) : block.first.day
            add(candidate, at: block.place(of: day) &+ Int(candidate.offset), isThere, block, index, regions)
        }
    }

    /// Rows that go by a list.
    @inline(__always)
    private mutating func addLists(
        _ rows: SlotLists<BlockCandidate>,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        for year in block.first.year...block.year(at: block.count &- 1) {
            let newYear = block.placeOfNewYear(year)
            for entry in rows.places(block.segment) {
                let candidate = rows[entry]
                let dayOfYear = index.section.dayOfYear(list: UInt16(bitPattern: candidate.offset), year: year)
                add(candidate, at: newYear &+ dayOfYear &- 1, dayOfYear != 0, block, index, regions)
            }
        }
    }

    @inline(__always)
    private mutating func add(
        _ candidate: BlockCandidate,
        at place: Int,
        _ isThere: Bool,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        let counts = candidate.counts(in: regions, year: block.year(at: place))
        let isIn = UInt(bitPattern: place) < UInt(bitPattern: block.count)
        put(candidate.row, at: place, if: isThere && isIn && counts, index.section.rows)
    }
}
