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
        let regions = regions ?? calendar.id.homeRegions
        let (firstDay, lastDay) = (days.firstDay, days.lastDay)
        var beginning = calendar.festivals(in: firstDay...lastDay, regions: regions).makeIterator()
        var next = beginning.next()
        var row = FestivalRowWriter()
        for position in 0..<count {
            let day = Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: position))
            let yesterday = row.beginDay()
            while let festival = next, festival.firstDay == day {
                row.write(festival, to: &festivals)
                next = beginning.next()
            }
            // A span that goes on stands among yesterday's; which of several comes first, only the index knows.
            let spans = position == 0 ? nil : row.spansGoingOn(from: yesterday, in: festivals)
            switch spans {
            case .none?: break
            case .one(let span)?: row.write(span.onNextDay, to: &festivals)
            case .several?, nil:
                guard let all = calendar.festivals(on: day, in: regions) else { break }
                for festival in all where !festival.isFirstDay { row.write(festival, to: &festivals) }
            }
            cells[position].mark(festivals: row.today(room: festivals.count))
        }
        return row.count
    }
}

/// Writes festivals one after the other, and knows where those of the day begin.
private struct FestivalRowWriter {
    /// How many festivals there were so far, also those that found no room.
    private(set) var count = 0
    private var startOfDay = 0

    /// The spans of a day that go on the day after.
    enum Spans {
        case none
        case one(Festival)
        case several
    }

    /// Begins a new day.
    ///
    /// - Returns: where the festivals of the day before stand.
    mutating func beginDay() -> Range<Int> {
        defer { startOfDay = count }
        return startOfDay..<count
    }

    /// Writes a festival, if there is room.
    mutating func write(_ festival: Festival, to festivals: inout MutableSpan<Festival>) {
        if count < festivals.count { festivals[count] = festival }
        count &+= 1
    }

    /// Where the festivals of the day stand, as far as there was room.
    func today(room: Int) -> Range<Int> {
        min(startOfDay, room)..<min(count, room)
    }

    /// Which of the festivals of a range go on for another day.
    func spansGoingOn(from range: Range<Int>, in festivals: borrowing MutableSpan<Festival>) -> Spans {
        guard range.upperBound <= festivals.count else { return .several }
        var spans = Spans.none
        for place in range where festivals[place].dayNumber < festivals[place].length {
            if case .one = spans { return .several }
            spans = .one(festivals[place])
        }
        return spans
    }
}

extension Festival {
    /// The same span on the day after.
    fileprivate var onNextDay: Festival {
        Festival(id: id, kind: kind, firstDay: firstDay, length: length, dayNumber: dayNumber + 1)
    }
}
