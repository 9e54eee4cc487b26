// Every day of every festival, sorted by day.

extension FestivalLayout {
    /// The festivals by day, and an index of the days.
    func storage() -> Festivals.Storage {
        Festivals.Storage(entries: entries(), templates: templates, days: days)
    }

    /// What the festivals of each row have in common.
    var templates: [Festivals.Template] {
        rows.map { Festivals.Template(id: section.ids[Int($0.festival)], kind: $0.kind, length: $0.length) }
    }

    /// The festivals sorted by day: on a day those that begin in the order of rows, then those that began earlier.
    func entries() -> [Festivals.Entry] { withoutRepetitions(sortedEntries()) }

    /// Every day of every festival, by a counting sort, which keeps the order of rows.
    private func sortedEntries() -> [Festivals.Entry] {
        let dayCount = Int(days.lastDay.rawValue &- days.firstDay.rawValue) + 1
        var ends = [UInt32](repeating: 0, count: dayCount + 1)
        forEachDay { dayIndex, _, _ in ends[dayIndex &+ 1] &+= 1 }
        for index in 1..<ends.count { ends[index] &+= ends[index &- 1] }
        let blank = Festivals.Entry(day: 0, template: 0, dayNumber: 1)
        var entries = [Festivals.Entry](repeating: blank, count: Int(ends[dayCount]))
        forEachDay { dayIndex, row, dayNumber in
            entries[Int(ends[dayIndex])] = Festivals.Entry(
                day: days.firstDay.rawValue &+ Int32(truncatingIfNeeded: dayIndex),
                template: row,
                dayNumber: dayNumber
            )
            ends[dayIndex] &+= 1
        }
        return entries
    }

    /// Calls `body` for every first day, then for every later day of a span, with the index of the day in the calendar.
    @inline(__always)
    private func forEachDay(_ body: (_ dayIndex: Int, _ row: UInt16, _ dayNumber: UInt8) -> Void) {
        let (first, last) = (Int(days.firstDay.rawValue), Int(days.lastDay.rawValue))
        for beginning in beginnings {
            let day = Int(beginning.day)
            if first <= day, day <= last { body(day - first, beginning.row, 1) }
        }
        for beginning in beginnings where beginning.length > 1 {
            for later in 1..<beginning.length {
                let day = Int(beginning.day) + Int(later)
                if first <= day, day <= last { body(day - first, beginning.row, later + 1) }
            }
        }
    }

    /// The entries without those of a festival that an earlier row already has beginning, or running, on the day.
    private func withoutRepetitions(_ entries: [Festivals.Entry]) -> [Festivals.Entry] {
        // A long span may still be running when the next of its row begins, in a leap month or by a list.
        var isSeen = [Bool](repeating: false, count: section.ids.count)
        let mayRepeat = rows.map { row in
            defer { isSeen[Int(row.festival)] = true }
            return row.length > 1 || isSeen[Int(row.festival)]
        }
        var kept = entries
        var count = 0
        for entry in entries {
            if mayRepeat[Int(entry.template)] && repeats(entry, kept[..<count]) { continue }
            // Counts of a day fit a byte; no honest table has more.
            if count >= Self.mostOnADay, kept[count - Self.mostOnADay].day == entry.day { continue }
            kept[count] = entry
            count &+= 1
        }
        kept.removeLast(entries.count - count)
        return kept
    }

    private static var mostOnADay: Int { 255 }

    private func repeats(_ entry: Festivals.Entry, _ earlier: ArraySlice<Festivals.Entry>) -> Bool {
        let festival = rows[Int(entry.template)].festival
        for other in earlier.reversed() {
            guard other.day == entry.day, (other.dayNumber == 1) == (entry.dayNumber == 1) else { return false }
            if rows[Int(other.template)].festival == festival { return true }
        }
        return false
    }
}
