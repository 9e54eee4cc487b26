/// The labels of the days of a block: the festivals that begin on them and, if asked for, the spans that go on.
///
/// Which candidates fall into the block, and count there, is as good as random. So nothing branches on it: a candidate
/// that is out writes to a place that nobody reads.
struct BlockLabels: Sendable {
    /// The labels by place.
    var labels = LabelsByPlace()

    /// No labels.
    init() {}

    /// The festivals that begin, of the rows that count in some of the regions.
    @inline(__always)
    init(beginningOn block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        addBeginnings(block, index, regions)
    }

    /// These, and the spans that go on.
    @inline(__always)
    init(on block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        addSpans(block, index, regions)
        addBeginnings(block, index, regions)
    }

    @inline(__always)
    private mutating func addSpans(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        for entry in index.spans.places(block.segment) {
            let row = index.spans[entry]
            let value = index.section.rows[Int(row)]
            guard !value.regions.isDisjoint(with: regions) else { continue }
            block.forEachFirstPlace(of: value, from: 1 &- Int(value.length), index) { first in
                let places = (Swift.max(first &+ 1, 0), Swift.min(first &+ Int(value.length), block.count))
                guard places.0 < places.1, value.covers(year: block.year(at: first)) else { return }
                labels.put(row, from: first, at: Range(uncheckedBounds: places))
            }
        }
    }

    @inline(__always)
    private mutating func addBeginnings(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        addGregorian(block, index, regions)
        addLunar(block, index, regions)
        addTerms(block, index, regions)
        addLists(block, index, regions)
    }

    /// Rows with a Gregorian date, by the slots of the days; after New Year those of the year begun.
    @inline(__always)
    private mutating func addGregorian(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        // A common year passes over a slot.
        let end = block.first.slot &+ block.count &+ 1
        addGregorian(block.first.slot..<Swift.min(end, YearSlot.count), year: block.first.year, block, index, regions)
        if end > YearSlot.count {
            addGregorian(0..<end &- YearSlot.count, year: block.first.year &+ 1, block, index, regions)
        }
    }

    @inline(__always)
    private mutating func addGregorian(
        _ slots: Range<Int>,
        year: Int,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        let newYear = block.placeOfNewYear(year)
        let passedOver = GregorianDate.isLeapYear(year) ? YearSlot.count : YearSlot.leapDay
        for entry in index.gregorian.places(slots) {
            let candidate = index.gregorian[entry]
            let slot = Int(candidate.offset)
            let place = newYear &+ slot &- (slot > passedOver ? 1 : 0)
            add(candidate, at: place, slot != passedOver, block, index, regions)
        }
    }

    /// Rows with a lunar date, by the lunar months of the days.
    @inline(__always)
    private mutating func addLunar(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        var lunation = block.first.lunation
        var start = block.place(of: index.months.firstDay(ofLunation: lunation))
        while start < block.count && lunation < index.months.count {
            let end = block.place(of: index.months.firstDay(ofLunation: lunation &+ 1))
            let month = index.months.month(ofLunation: lunation)
            for entry in index.lunar.places(month.number) {
                let candidate = index.lunar[entry]
                let place = start &+ Int(candidate.offset) &- 1
                let isThere = place < end && candidate.anchor >= (month.isLeap ? 1 : 0)
                add(candidate, at: place, isThere, block, index, regions)
            }
            if index.months.isLastOfYear(lunation) {
                for entry in index.lunar.places(0) {
                    add(index.lunar[entry], at: end &- 1, true, block, index, regions)
                }
            }
            start = end
            lunation &+= 1
        }
    }

    /// Rows that go by a term.
    @inline(__always)
    private mutating func addTerms(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        let middle = block.day(at: block.count >> 1)
        for entry in index.terms.places(block.segment) {
            let candidate = index.terms[entry]
            let day = index.day(candidate.offset, after: Int(candidate.anchor), near: middle)
            add(candidate, at: day.map { block.place(of: $0) } ?? -1, true, block, index, regions)
        }
    }

    /// Rows that go by a list.
    @inline(__always)
    private mutating func addLists(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        for year in block.first.year...block.year(at: block.count &- 1) {
            let newYear = block.placeOfNewYear(year)
            for entry in index.lists.places(block.segment) {
                let candidate = index.lists[entry]
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
        labels.put(candidate.row, at: place, if: isThere && isIn && counts, index.section.rows)
    }
}

/// A row as a candidate for a block of days, with what decides whether it is in.
struct BlockCandidate: Sendable {
    /// The row.
    let row: UInt16
    /// The slot, the day of the lunar month, the days after the term, or the number of the list.
    let offset: Int16
    /// The index of the term; for a lunar day 1 if leap months have it too.
    let anchor: UInt8
    private let regions: Regions
    private let firstYear: Int16
    private let yearsAfterFirst: UInt16

    /// The candidate of a row of the table.
    init(_ number: Int, _ row: FestivalRow) {
        self.row = UInt16(truncatingIfNeeded: number)
        switch row.anchor {
        case .gregorian(let month, let day):
            (anchor, offset) = (0, Int16(YearSlot.slot(month: Int(month), day: Int(day))))
        case .lunar(_, let day, let leapToo): (anchor, offset) = (leapToo ? 1 : 0, Int16(day))
        case .lastOfLunarYear: (anchor, offset) = (0, 0)
        case .term(let term, let days): (anchor, offset) = (UInt8(truncatingIfNeeded: term.index), days)
        case .list(let list): (anchor, offset) = (0, Int16(bitPattern: list))
        }
        regions = row.regions
        firstYear = row.years.lowerBound
        yearsAfterFirst = UInt16(bitPattern: row.years.upperBound &- row.years.lowerBound)
    }

    /// Whether the row counts in a year, in some of the regions.
    @inline(__always)
    func counts(in regions: Regions, year: Int) -> Bool {
        let inYears = UInt(bitPattern: year &- Int(firstYear)) <= UInt(yearsAfterFirst)
        return inYears && self.regions.rawValue & regions.rawValue != 0
    }
}
