// The festivals of a page: in one row, day by day, each cell with its range in it.

extension MonthGrid {
    /// Writes the cells and their festivals into buffers of the caller's; nothing is allocated.
    ///
    /// The festivals of all days stand in one row, each day's in the order of labels, running spans included; a cell's
    /// are those of its `festivals` range. 128 places are enough for any page of the bundled table and one region.
    ///
    /// - Parameters:
    ///   - cells: at least `count` places, 42 are always enough; what lies behind the cells is left as it is.
    ///   - festivals: places for the festivals; those that find no room are left out.
    ///   - calendar: the calendar the page was made by.
    ///   - regions: where; the calendar's own region if nil.
    /// - Returns: how many festivals the days have, more than `festivals.count` if some found no room.
    /// - Complexity: O(number of cells and festivals).
    @discardableResult
    public func fill(
        _ cells: inout MutableSpan<DayCell>,
        festivals: inout MutableSpan<Festival>,
        of calendar: LunisolarCalendar,
        in regions: Regions? = nil
    ) -> Int {
        fill(&cells)
        let index = calendar.festivalIndex
        let regions = regions ?? calendar.id.homeRegions
        guard let block = DayBlock(days.firstDay, count: count, index) else { return 0 }
        return cells.withUnsafeMutableBufferPointer { cells in
            festivals.withUnsafeMutableBufferPointer { festivals in
                var writer = FestivalWriter(block: block, index: index, regions: regions, festivals: festivals)
                writer.write(to: cells)
                return writer.count
            }
        }
    }
}

/// Writes the festivals of a block of days one after the other.
private struct FestivalWriter {
    let block: DayBlock
    let index: FestivalIndex
    let regions: Regions
    /// Where they are written.
    let festivals: UnsafeMutableBufferPointer<Festival>
    /// How many festivals there were so far, also those that found no room.
    private(set) var count = 0

    init(block: DayBlock, index: FestivalIndex, regions: Regions, festivals: UnsafeMutableBufferPointer<Festival>) {
        self.block = block
        self.index = index
        self.regions = regions
        self.festivals = festivals
    }

    /// Writes all, and puts into the cell of each day where its festivals stand, as far as there was room.
    @inline(__always)
    mutating func write(to cells: UnsafeMutableBufferPointer<DayCell>) {
        var labels = BlockLabels(on: block, index, in: regions).labels
        var occupied = labels.occupied
        while occupied != 0 {
            let place = occupied.trailingZeroBitCount
            let bit = occupied & (0 &- occupied)
            occupied ^= bit
            let startOfDay = count
            if labels.crowded & bit != 0 {
                writeCrowdedDay(place)
            } else {
                write(labels.label(at: place), at: place)
                if labels.doubled & bit != 0 { write(labels.secondLabel(at: place), at: place) }
            }
            let first = Swift.min(startOfDay, festivals.count)
            cells[place].mark(firstFestival: first, festivalCount: Swift.min(count, festivals.count) &- first)
        }
    }

    @inline(__always)
    private mutating func write(_ label: Label, at place: Int) {
        write(index.festival(label, on: block.day(at: place)))
    }

    @inline(__always)
    private mutating func write(_ festival: Festival) {
        if count < festivals.count { festivals[count] = festival }
        count &+= 1
    }

    /// Writes the festivals of a day of which a block cannot keep all.
    @inline(never)
    private mutating func writeCrowdedDay(_ place: Int) {
        guard let date = FestivalDate(block.day(at: place), index) else { return }
        for festival in FestivalsOfDay(index: index, date: date, regions: regions) { write(festival) }
    }
}
