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
    ///   - calendar: the calendar the page was made by; of one that does not reach the first day there are no festivals.
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
        let regions = regions ?? index.homeRegions
        guard let block = DayBlock(days.firstDay, count: count, index, in: regions) else { return 0 }
        var labels = BlockLabels()
        labels.addSpans(block, of: index)
        labels.addBeginnings(block, of: index)
        return cells.withUnsafeMutableBufferPointer { cells in
            festivals.withUnsafeMutableBufferPointer { festivals in
                write(&labels, block, index, to: festivals, UnsafeMutableBufferPointer(rebasing: cells[..<count]))
            }
        }
    }
}

/// Writes labels day by day, and puts into each cell where those of its day stand, as far as there is room.
///
/// Not inlined: the loop needs all registers for itself.
///
/// - Returns: how many festivals there are, also those that found no room.
@inline(never)
private func write(
    _ labels: inout BlockLabels,
    _ block: DayBlock,
    _ index: FestivalIndex,
    to festivals: UnsafeMutableBufferPointer<Festival>,
    _ cells: UnsafeMutableBufferPointer<DayCell>
) -> Int {
    var count = 0
    var occupied = labels.occupied
    while occupied != 0 {
        let place = occupied.trailingZeroBitCount
        let startOfDay = count
        let day = block.day(at: place)
        if labels.hasOne(place) {
            write(index.festival(labels.label(at: place), on: day), to: festivals, &count)
        } else if labels.isCrowded(place) {
            write(crowdedDay: day, block.regions, index, to: festivals, &count)
        } else {
            write(index.festival(labels.label(at: place), on: day), to: festivals, &count)
            write(index.festival(labels.secondLabel(at: place), on: day), to: festivals, &count)
        }
        cells[place].mark(firstFestival: startOfDay, festivalCount: count &- startOfDay)
        occupied &= occupied &- 1
    }
    if count > festivals.count { leaveOut(from: festivals.count, of: cells) }
    return count
}

/// Writes a festival, if there is room.
@inline(__always)
private func write(_ festival: Festival, to festivals: UnsafeMutableBufferPointer<Festival>, _ count: inout Int) {
    if count < festivals.count { festivals[count] = festival }
    count &+= 1
}

/// Takes the festivals from a place on out of the cells.
private func leaveOut(from room: Int, of cells: UnsafeMutableBufferPointer<DayCell>) {
    for place in cells.indices {
        let range = cells[place].festivals
        let first = min(range.lowerBound, room)
        cells[place].mark(firstFestival: first, festivalCount: min(range.upperBound, room) &- first)
    }
}

/// Writes the festivals of a day of which a block cannot keep all.
@inline(never)
private func write(
    crowdedDay day: Day,
    _ regions: Regions,
    _ index: FestivalIndex,
    to festivals: UnsafeMutableBufferPointer<Festival>,
    _ count: inout Int
) {
    guard let date = FestivalDate(day, index) else { return }
    for festival in FestivalsOfDay(index: index, date: date, regions: regions) {
        write(festival, to: festivals, &count)
    }
}
