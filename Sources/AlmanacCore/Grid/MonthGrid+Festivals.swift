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
        var beginning = BlockBeginnings(block, index, in: regions).rows
        var spans = BlockSpans(block, index, in: regions)
        let crowded = beginning.crowded | spans.crowded
        let both = beginning.doubled | beginning.occupied & spans.occupied
        var writer = FestivalWriter()
        var occupied = beginning.occupied | spans.occupied
        while occupied != 0 {
            let place = occupied.trailingZeroBitCount
            let bit = occupied & (0 &- occupied)
            occupied ^= bit
            let day = block.day(at: place)
            writer.beginDay()
            if crowded & bit != 0 {
                guard let all = calendar.festivals(on: day, in: regions) else { continue }
                for festival in all { writer.write(festival, to: &festivals) }
            } else {
                // Mostly one begins or goes on; which of the two is hard to foresee, so nothing branches on it.
                let begins = beginning.occupied & bit != 0
                let row = begins ? beginning.row(at: place) : spans.row(at: place)
                let number = begins ? 1 : spans.dayNumber(at: place)
                writer.write(index.festival(row, on: day, dayNumber: number), to: &festivals)
                if both & bit != 0 {
                    if beginning.doubled & bit != 0 {
                        let second = beginning.secondRow(at: place)
                        writer.write(index.festival(second, on: day, dayNumber: 1), to: &festivals)
                    }
                    if spans.occupied & bit != 0 {
                        let (row, number) = (spans.row(at: place), spans.dayNumber(at: place))
                        writer.write(index.festival(row, on: day, dayNumber: number), to: &festivals)
                    }
                }
            }
            writer.mark(&cells[place], room: festivals.count)
        }
        return writer.count
    }
}

/// Writes festivals one after the other, and knows where those of the day begin.
private struct FestivalWriter {
    /// How many festivals there were so far, also those that found no room.
    private(set) var count = 0
    private var startOfDay = 0

    /// Begins a new day.
    mutating func beginDay() { startOfDay = count }

    /// Writes a festival, if there is room.
    @inline(__always)
    mutating func write(_ festival: Festival, to festivals: inout MutableSpan<Festival>) {
        if count < festivals.count { festivals[count] = festival }
        count &+= 1
    }

    /// Puts into a cell where the festivals of the day stand, as far as there was room.
    @inline(__always)
    func mark(_ cell: inout DayCell, room: Int) {
        let first = min(startOfDay, room)
        cell.mark(firstFestival: first, festivalCount: min(count, room) &- first)
    }
}
