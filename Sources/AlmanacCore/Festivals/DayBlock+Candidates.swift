// The places of candidates in a block, kind by kind; also places outside, and `nowhere` for days that there are not.

extension DayBlock {
    /// Calls `body` with the place of each row with a Gregorian date, by the slots of the days.
    @inline(__always)
    func forEachDate(_ rows: SlotLists<BlockCandidate>, _ body: (BlockCandidate, Int) -> Void) {
        // A common year passes over a slot; behind New Year come slots of the year begun.
        let end = first.slot &+ count &+ 1
        forEachDate(rows, first.slot..<Swift.min(end, YearSlot.count), inYear: first.year, body)
        if end > YearSlot.count { forEachDate(rows, 0..<end &- YearSlot.count, inYear: first.year &+ 1, body) }
    }

    @inline(__always)
    private func forEachDate(
        _ rows: SlotLists<BlockCandidate>,
        _ slots: Range<Int>,
        inYear year: Int,
        _ body: (BlockCandidate, Int) -> Void
    ) {
        let newYear = placeOfNewYear(year)
        let passedOver = GregorianDate.isLeapYear(year) ? nil : YearSlot.leapDay
        for entry in rows.places(slots) {
            let candidate = rows[entry]
            let place = newYear &+ YearSlot.dayOfYear(candidate.slot, inYear: year) &- 1
            body(candidate, candidate.slot == passedOver ? Self.nowhere : place)
        }
    }

    /// Calls `body` with the place of each row with a lunar date, by the lunar months of the days.
    @inline(__always)
    func forEachLunarDate(
        _ rows: SlotLists<BlockCandidate>,
        in index: FestivalIndex,
        _ body: (BlockCandidate, Int) -> Void
    ) {
        var lunation = first.lunation
        var start = place(of: index.months.firstDay(ofLunation: lunation))
        while start < count && lunation < index.months.count {
            let end = place(of: index.months.firstDay(ofLunation: lunation &+ 1))
            let month = index.months.month(ofLunation: lunation)
            for entry in rows.places(month.number) {
                let candidate = rows[entry]
                let place = start &+ candidate.dayOfMonth &- 1
                body(candidate, place < end && (candidate.isInLeapMonths || !month.isLeap) ? place : Self.nowhere)
            }
            if index.months.isLastOfYear(lunation) {
                for entry in rows.places(0) { body(rows[entry], end &- 1) }
            }
            start = end
            lunation &+= 1
        }
    }

    /// Calls `body` with the place of each row that goes by a term, in the year that brings it nearest to the block.
    @inline(__always)
    func forEachTermDay(
        _ rows: SlotLists<BlockCandidate>,
        in index: FestivalIndex,
        _ body: (BlockCandidate, Int) -> Void
    ) {
        let middle = index.termDays.nearestNumber(to: day(at: count >> 1))
        let term = SolarTerm.index(wrapping: middle)
        for entry in rows.places(segment) {
            let candidate = rows[entry]
            let number = candidate.termNumber(near: middle, term: term)
            guard index.termDays.numbers.contains(number) else { continue }
            body(candidate, place(of: index.termDays.day(number, term: candidate.term)) &+ candidate.daysAfterTerm)
        }
    }

    /// Calls `body` with the place of each row that goes by a list, in each year from one on to the block's last.
    @inline(__always)
    func forEachListedDay(
        _ rows: SlotLists<BlockCandidate>,
        from firstYear: Int,
        in index: FestivalIndex,
        _ body: (BlockCandidate, Int) -> Void
    ) {
        let places = rows.places(segment)
        guard !places.isEmpty else { return }
        for year in firstYear...self.year(at: count &- 1) {
            let newYear = placeOfNewYear(year)
            for entry in places {
                let candidate = rows[entry]
                let dayOfYear = index.section.dayOfYear(list: candidate.list, year: year)
                body(candidate, dayOfYear == 0 ? Self.nowhere : newYear &+ dayOfYear &- 1)
            }
        }
    }
}
