import AlmanacCore

/// The answers that a finished table has to give in one calendar, all regions together: every day of every span, in the order of
/// labels.
///
/// Spans that began before the calendar's first day are left out. Only some rules know of them, and the table as well.
struct FestivalReadBack {
    /// A festival on a day, and the row of the data files that it comes from.
    private struct Candidate {
        let festival: Festival
        /// The index of the festival's definition, which orders the labels of a kind.
        let definition: Int
        /// The index of the row within the definition.
        let row: Int

        /// The order of labels: by day, and of one day the festivals that begin before the ones that began earlier.
        let order: Int

        init(_ festival: Festival, definition: Int, row: Int) {
            (self.festival, self.definition, self.row) = (festival, definition, row)
            order = 2 * Int(festival.day.rawValue) + (festival.isFirstDay ? 0 : 1)
        }
    }

    /// Every row on every day, in the order of labels, repetitions included.
    private let candidates: [Candidate]
    private let days: DayRange

    /// The festivals of a calendar as its evaluation has them, on the days of the finished calendar.
    init(_ evaluation: FestivalEvaluation, days: DayRange) throws(DataFileError) {
        var candidates: [Candidate] = []
        for kind in FestivalKind.allCases.sorted() {
            for (index, definition) in evaluation.festivals.festivals.enumerated() {
                for (row, entry) in definition.entries.enumerated() where entry.kind == kind {
                    for span in try evaluation.spans(of: entry) {
                        for festival in span.festivals(of: definition.id, kind, within: days) {
                            candidates.append(Candidate(festival, definition: index, row: row))
                        }
                    }
                }
            }
        }
        // Kinds and definitions are in order already: the sort is stable.
        self.candidates = candidates.sorted { $0.order < $1.order }
        self.days = days
    }

    /// Whether festivals read from a table are these.
    func agrees(with read: some Sequence<Festival>) -> Bool {
        var labels = labels.makeIterator()
        for festival in read where festival.firstDay >= days.firstDay {
            guard let label = labels.next(), label.contains(where: { $0.festival.isSame(as: festival) }) else {
                return false
            }
        }
        return labels.next() == nil
    }

    /// The labels, each with the days that it may stand for: several only where spans of one row overlap.
    private var labels: [ArraySlice<Candidate>] {
        var labels: [ArraySlice<Candidate>] = []
        var seen: [Int] = []
        var start = 0
        while start < candidates.count {
            let first = candidates[start]
            if start == 0 || candidates[start - 1].order != first.order { seen.removeAll(keepingCapacity: true) }
            let end = candidates[start...].firstIndex {
                $0.order != first.order || $0.definition != first.definition || $0.row != first.row
            }
            let label = candidates[start..<(end ?? candidates.count)]
            start = label.endIndex
            guard !seen.contains(first.definition) else { continue }
            seen.append(first.definition)
            labels.append(label)
        }
        return labels
    }
}

extension Festival {
    /// Whether another is the same on the same day; certainties are left to the tests.
    fileprivate func isSame(as other: Festival) -> Bool {
        (id, day, kind, length, dayNumber) == (other.id, other.day, other.kind, other.length, other.dayNumber)
    }
}

extension FestivalSpan {
    fileprivate func festivals(of id: FestivalID, _ kind: FestivalKind, within days: DayRange)
        -> some Sequence<Festival>
    {
        (0..<length).lazy.compactMap { index in
            guard let day = firstDay.advanced(by: index), days.contains(day) else { return nil }
            let (length, number) = (UInt8(truncatingIfNeeded: length), UInt8(truncatingIfNeeded: index + 1))
            return Festival(id: id, kind: kind, day: day, length: length, dayNumber: number)
        }
    }
}
