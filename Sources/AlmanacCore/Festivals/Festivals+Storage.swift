extension Festivals {
    /// One day of a festival, eight bytes.
    @usableFromInline
    struct Entry: Sendable {
        /// Days since 1970-01-01.
        @usableFromInline let day: Int32
        /// The index of the template of the festival.
        @usableFromInline let template: UInt16
        /// The number of the day in the festival, from 1.
        @usableFromInline let dayNumber: UInt8
        /// The certainty of the days of the festival.
        @usableFromInline let certainty: Certainty.Level
    }

    /// The fields that all festivals of one row share.
    @usableFromInline
    struct Template: Sendable {
        @usableFromInline let id: FestivalID
        @usableFromInline let kind: FestivalKind
        @usableFromInline let length: UInt8
    }

    /// The festivals in the order of days, and how many there are on each.
    ///
    /// In the bundled table a region has up to 35 000 entries in 200 years, 280 KB, and their index takes 110 KB.
    @usableFromInline
    final class Storage: Sendable {
        /// In the order of days.
        @usableFromInline let entries: [Entry]
        /// For each row of the table that holds here.
        @usableFromInline let templates: [Template]
        /// For each day from `firstDay` the number of its entries.
        private let countOfDay: [UInt8]
        /// For each eighth day from `firstDay` the number of entries before it.
        private let entriesBefore: [UInt32]
        private let firstDay: Int32

        /// Indexes entries of some days, in order and at most 255 on a day.
        init(entries: [Entry], templates: [Template], days: DayRange) {
            self.entries = entries
            self.templates = templates
            firstDay = days.firstDay.rawValue
            var counts = [UInt8](repeating: 0, count: days.count)
            for entry in entries { counts[Int(entry.day &- firstDay)] += 1 }
            countOfDay = counts
            var before: [UInt32] = []
            before.reserveCapacity(counts.count / Self.daysPerStep + 1)
            var sum: UInt32 = 0
            for (day, count) in counts.enumerated() {
                if day % Self.daysPerStep == 0 { before.append(sum) }
                sum += UInt32(count)
            }
            entriesBefore = before
        }

        private static var daysPerStep: Int { 8 }

        /// The number of entries before a day of the calendar, or before the day after its last.
        ///
        /// - Complexity: O(1): the counts of at most seven days are added up.
        @inline(__always)
        func count(before day: Int32) -> Int {
            let offset = Int(day &- firstDay)
            guard offset < countOfDay.count else { return entries.count }
            let step = offset / Self.daysPerStep
            return countOfDay[step * Self.daysPerStep..<offset].reduce(Int(entriesBefore[step])) { $0 &+ Int($1) }
        }

        /// Calls `body` with the indices of the entries of every day of a range.
        ///
        /// - Parameters:
        ///   - days: Days of the calendar.
        ///   - body: Is given the day as an offset into `days`, the index of its first entry and the number of its entries.
        /// - Complexity: O(number of days).
        @inline(__always)
        func forEachDay(of days: DayRange, _ body: (_ offset: Int, _ firstIndex: Int, _ count: UInt8) -> Void) {
            let first = Int(days.firstDay.rawValue &- firstDay)
            var index = count(before: days.firstDay.rawValue)
            countOfDay[first..<first + days.count].withUnsafeBufferPointer { counts in
                for offset in counts.indices {
                    body(offset, index, counts[offset])
                    index &+= Int(counts[offset])
                }
            }
        }
    }
}
