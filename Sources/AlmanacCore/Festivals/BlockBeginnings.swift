/// The festivals that begin on the days of a block.
struct BlockBeginnings: Sendable {
    /// For each day its row, and whether it has several.
    var rows = RowsOfBlock()

    /// No festivals.
    init() {}

    /// The festivals of the rows that count in some of the regions.
    init(_ block: DayBlock, _ index: FestivalIndex, in regions: Regions) {
        addGregorian(block, index, regions)
        addLunar(block, index, regions)
        addMoving(block, index, regions)
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
        let isLeapYear = GregorianDate.isLeapYear(year)
        for entry in index.gregorian.places(slots) {
            let row = index.gregorian[entry]
            guard case .gregorian(let month, let day) = index.section.rows[row].anchor else { continue }
            let slot = YearSlot.slot(month: Int(month), day: Int(day))
            if slot == YearSlot.leapDay && !isLeapYear { continue }
            let passedOver = slot > YearSlot.leapDay && !isLeapYear ? 1 : 0
            add(row, at: newYear &+ slot &- passedOver, block, index, regions)
        }
    }

    /// Rows with a lunar date, by the lunar months of the days.
    @inline(__always)
    private mutating func addLunar(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        var lunation = block.first.lunation
        var start = block.place(of: index.months.firstDay(ofLunation: lunation))
        while start < block.count && lunation < index.months.count {
            let end = block.place(of: index.months.firstDay(ofLunation: lunation &+ 1))
            addLunar(lunation, start, end, block, index, regions)
            start = end
            lunation &+= 1
        }
    }

    @inline(__always)
    private mutating func addLunar(
        _ lunation: Int,
        _ start: Int,
        _ end: Int,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        let month = index.months.month(ofLunation: lunation)
        let slots = FestivalIndex.lunarSlots(ofMonth: month.number)
        for entry in index.byLunarDay.places(slots) {
            let row = index.byLunarDay[entry]
            switch index.section.rows[row].anchor {
            case .lunar(_, let day, let leapToo):
                let place = start &+ Int(day) &- 1
                if place < end && (leapToo || !month.isLeap) { add(row, at: place, block, index, regions) }
            case .lastOfLunarYear:
                if index.months.isLastOfYear(lunation) { add(row, at: end &- 1, block, index, regions) }
            case .gregorian, .term, .list: break
            }
        }
    }

    /// Rows that go by a term or a list.
    @inline(__always)
    private mutating func addMoving(_ block: DayBlock, _ index: FestivalIndex, _ regions: Regions) {
        for entry in index.moving.places(block.segment) {
            let row = index.moving[entry]
            block.forEachFirstPlace(of: index.section.rows[row], from: 0, index) { place in
                add(row, at: place, block, index, regions)
            }
        }
    }

    @inline(__always)
    private mutating func add(
        _ row: Int,
        at place: Int,
        _ block: DayBlock,
        _ index: FestivalIndex,
        _ regions: Regions
    ) {
        let value = index.section.rows[row]
        guard place >= 0, place < block.count, !value.regions.isDisjoint(with: regions),
            value.covers(year: block.year(at: place))
        else { return }
        rows.put(row, at: place, index.section.rows)
    }
}
