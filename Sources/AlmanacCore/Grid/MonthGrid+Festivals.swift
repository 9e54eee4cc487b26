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
        var labels = BlockLabels()
        labels.addSpans(block, index, in: regions)
        labels.addBeginnings(block, index, in: regions)
        var writer = FestivalWriter(room: festivals.count)
        var occupied = labels.occupied
        while occupied != 0 {
            let place = occupied.trailingZeroBitCount
            let bit = occupied & (0 &- occupied)
            occupied ^= bit
            writer.beginDay()
            if labels.crowded & bit != 0 {
                writer.write(crowdedDay: block.day(at: place), index, regions, to: &festivals)
            } else {
                let day = block.day(at: place)
                writer.write(index.festival(labels.label(at: place), on: day), to: &festivals)
                if labels.doubled & bit != 0 {
                    writer.write(index.festival(labels.secondLabel(at: place), on: day), to: &festivals)
                }
            }
            writer.mark(&cells[place])
        }
        return writer.count
    }
}

/// Writes the festivals of a page one after the other.
private struct FestivalWriter {
    /// How many there is room for.
    let room: Int
    /// How many there were so far, also those that found no room.
    private(set) var count = 0
    private var startOfDay = 0

    init(room: Int) { self.room = room }

    /// Begins a new day.
    @inline(__always)
    mutating func beginDay() { startOfDay = count }

    /// Writes a festival, if there is room.
    @inline(__always)
    mutating func write(_ festival: Festival, to festivals: inout MutableSpan<Festival>) {
        if count < room { festivals[count] = festival }
        count &+= 1
    }

    /// Writes the festivals of a day of which a block cannot keep all.
    @inline(never)
    mutating func write(
        crowdedDay day: Day,
        _ index: FestivalIndex,
        _ regions: Regions,
        to festivals: inout MutableSpan<Festival>
    ) {
        guard let date = FestivalDate(day, index) else { return }
        for festival in FestivalsOfDay(index: index, date: date, regions: regions) { write(festival, to: &festivals) }
    }

    /// Puts into a cell where the festivals of the day stand, as far as there was room.
    @inline(__always)
    func mark(_ cell: inout DayCell) {
        let first = min(startOfDay, room)
        cell.mark(firstFestival: first, festivalCount: min(count, room) &- first)
    }
}
