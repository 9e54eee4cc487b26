/// The festivals of one day, in the order of labels.
///
/// First those that begin on the day: public holidays, then traditional festivals, observances, season counts and notes,
/// and those of a kind as they stand in the data files. Then the spans that began earlier, in the same order. None
/// hides another, and none stands twice. Nothing is allocated; they are worked out one by one.
public struct FestivalsOfDay: Sequence, Sendable {
    let index: FestivalIndex
    let date: FestivalDate
    let regions: Regions

    /// Works out the festivals one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private var beginning: BeginningFestivals
        private var running: Range<Int>

        init(_ festivals: FestivalsOfDay) {
            beginning = BeginningFestivals(festivals.index, festivals.date, festivals.regions)
            running = festivals.index.running.places(festivals.date.slot)
        }

        /// The next festival, or nil after the last.
        public mutating func next() -> Festival? {
            beginning.next() ?? nextRunning()
        }

        private mutating func nextRunning() -> Festival? {
            let (index, date, regions) = (beginning.index, beginning.date, beginning.regions)
            while let place = running.first {
                running = place + 1..<running.upperBound
                let row = Int(index.running[place])
                guard let number = index.runningDay(row, on: date, in: regions) else { continue }
                let isRepeated = index.isRepeated(row) { index.runningDay($0, on: date, in: regions) != nil }
                if !isRepeated {
                    return index.festival(Label(row: index.running[place], dayNumber: number), on: date.day)
                }
            }
            return nil
        }
    }

    /// An iterator from the first festival on.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// The first label, or nil if the day has none.
    public var first: Festival? {
        var iterator = makeIterator()
        return iterator.next()
    }

    /// Whether the day has no festival.
    public var isEmpty: Bool { first == nil }
}

/// The festivals that begin on a day.
struct BeginningFestivals: Sendable {
    let index: FestivalIndex
    let regions: Regions
    let date: FestivalDate
    private var solar: Range<Int>
    private var lunar: Range<Int>

    init(_ index: FestivalIndex, _ date: FestivalDate, _ regions: Regions) {
        self.index = index
        self.date = date
        self.regions = regions
        solar = index.bySlot.places(date.slot)
        lunar = index.byLunarDay.places(date.lunarSlot)
    }

    /// The next festival, or nil after the last.
    mutating func next() -> Festival? {
        while let row = nextRow() {
            guard index.begins(row, on: date, in: regions) else { continue }
            if index.previousRow[row] != FestivalIndex.none, isRepeated(row) { continue }
            return index.festival(Label(row: UInt16(truncatingIfNeeded: row)), on: date.day)
        }
        return nil
    }

    private func isRepeated(_ row: Int) -> Bool {
        index.isRepeated(row) { mayBegin($0) && index.begins($0, on: date, in: regions) }
    }

    /// The rows listed for the day, the two lists merged.
    @inline(__always)
    private mutating func nextRow() -> Int? {
        if solar.isEmpty && lunar.isEmpty { return nil }
        let solarRow = solar.isEmpty ? Int.max : Int(index.bySlot[solar.lowerBound])
        let lunarRow = lunar.isEmpty ? Int.max : Int(index.byLunarDay[lunar.lowerBound])
        if solarRow < lunarRow {
            solar = Range(uncheckedBounds: (solar.lowerBound &+ 1, solar.upperBound))
            return solarRow
        }
        lunar = Range(uncheckedBounds: (lunar.lowerBound &+ 1, lunar.upperBound))
        return lunarRow
    }

    /// Whether a row that moves with neither the term nor the year is one of this day.
    private func mayBegin(_ row: Int) -> Bool {
        switch index.section.rows[row].anchor {
        case .gregorian(let month, let day): date.slot == YearSlot.slot(month: Int(month), day: Int(day))
        case .lunar(let month, let day, _):
            date.lunarSlot == FestivalIndex.lunarSlot(month: Int(month), day: Int(day))
        case .lastOfLunarYear, .term, .list: true
        }
    }
}
