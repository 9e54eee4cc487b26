// Which rows give the days of a block their labels.

extension BlockLabels {
    /// Puts in the spans that count in some of the regions and go on on the days; nothing may stand there yet.
    @inline(__always)
    mutating func addSpans(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        let candidates = index.candidates(in: regions)
        forEachTermDay(candidates.termSpans, block, index) { candidate, place in
            addSpan(candidate, from: place, true, block, regions)
        }
        forEachListedDay(candidates.listSpans, from: block.year(at: -255), block, index) { candidate, place, isThere in
            addSpan(candidate, from: place, isThere, block, regions)
        }
        for entry in candidates.otherSpans.places(block.segment) {
            let candidate = candidates.otherSpans[entry]
            block.forEachFirstPlace(of: index.section.rows[Int(candidate.row)], index) { place in
                addSpan(candidate, from: place, true, block, regions)
            }
        }
    }

    @inline(__always)
    private mutating func addSpan(
        _ candidate: BlockCandidate,
        from first: Int,
        _ isThere: Bool,
        _ block: DayBlock,
        _ regions: Regions
    ) {
        let places = (Swift.max(first &+ 1, 0), Swift.min(first &+ Int(candidate.length), block.count))
        guard isThere, places.0 < places.1, candidate.counts(in: regions, year: block.year(at: first)) else { return }
        put(candidate.row, from: first, at: Range(uncheckedBounds: places))
    }

    /// Puts in the festivals that count in some of the regions and begin on the days.
    @inline(__always)
    mutating func addBeginnings(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        let candidates = index.candidates(in: regions)
        addGregorian(candidates.gregorian, block, index, regions)
        addLunar(candidates.lunar, block, index, regions)
        forEachTermDay(candidates.terms, block, index) { candidate, place in
            add(candidate, at: place, true, block, index, regions)
        }
        forEachListedDay(candidates.lists, from: block.first.year, block, index) { candidate, place, isThere in
            add(candidate, at: place, isThere, block, index, regions)
        }
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
        let isLeapYear = GregorianDate.isLeapYear(year)
        for entry in rows.places(slots) {
            let candidate = rows[entry]
            let slot = Int(candidate.offset)
            let place = newYear &+ YearSlot.dayOfYear(slot, inYear: year) &- 1
            add(candidate, at: place, slot != YearSlot.leapDay || isLeapYear, block, index, regions)
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

    @inline(__always)
    private mutating func add(
        _ candidate: BlockCandidate,
        at place: Int,
        _ isThere: Bool,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        guard isThere, UInt(bitPattern: place) < UInt(bitPattern: block.count),
            candidate.counts(in: regions, year: block.year(at: place))
        else { return }
        put(candidate.row, at: place, index.section.rows)
    }
}

/// Calls `body` with the place of each row that goes by a term, in the year that brings it nearest to the block.
@inline(__always)
private func forEachTermDay(
    _ rows: SlotLists<BlockCandidate>,
    _ block: DayBlock,
    _ index: FestivalIndex,
    _ body: (BlockCandidate, Int) -> Void
) {
    let middle = index.termDays.nearestNumber(to: block.day(at: block.count >> 1))
    let phase = SolarTerm.index(cycling: middle)
    for entry in rows.places(block.segment) {
        let candidate = rows[entry]
        let number = candidate.termNumber(near: middle, phase: phase)
        guard index.termDays.numbers.contains(number) else { continue }
        let day = index.termDays.day(number, term: Int(candidate.anchor))
        body(candidate, block.place(of: day) &+ Int(candidate.offset))
    }
}

/// Calls `body` with the place of each row that goes by a list, and whether it has a day, from a year on to the block's
/// last.
@inline(__always)
private func forEachListedDay(
    _ rows: SlotLists<BlockCandidate>,
    from firstYear: Int,
    _ block: DayBlock,
    _ index: FestivalIndex,
    _ body: (BlockCandidate, Int, Bool) -> Void
) {
    let places = rows.places(block.segment)
    guard !places.isEmpty else { return }
    for year in firstYear...block.year(at: block.count &- 1) {
        let newYear = block.placeOfNewYear(year)
        for entry in places {
            let candidate = rows[entry]
            let dayOfYear = index.section.dayOfYear(list: UInt16(bitPattern: candidate.offset), year: year)
            body(candidate, newYear &+ dayOfYear &- 1, dayOfYear != 0)
        }
    }
}
