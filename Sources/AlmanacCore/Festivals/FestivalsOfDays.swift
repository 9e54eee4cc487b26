/// The festivals of some days in a row that begin in them: by day, and on a day in the order of labels.
///
/// Nothing is allocated; they are worked out a block of days at a time.
public struct FestivalsOfDays: Sequence, Sendable {
    let index: FestivalIndex
    /// The first and the last of the days; there are none if the first is nil or after the last.
    let days: (first: Day?, last: Day)
    let regions: Regions

    /// Works out the festivals one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private let index: FestivalIndex
        private let regions: Regions
        private let lastDay: Day
        /// The first day of the block, and of the one after it.
        private var blockDays: (this: Day, next: Day?)
        private var block = BlockLabels()
        /// What is left of a day with several festivals.
        private var crowdedDay: BeginningFestivals?

        init(_ festivals: FestivalsOfDays) {
            (index, regions, lastDay) = (festivals.index, festivals.regions, festivals.days.last)
            blockDays = (lastDay, festivals.days.first)
        }

        /// The next festival, or nil after the last.
        public mutating func next() -> Festival? {
            if crowdedDay != nil {
                if let festival = crowdedDay?.next() { return festival }
                crowdedDay = nil
            }
            while true {
                while let found = block.takeFirst() {
                    let day = Day(rawValue: blockDays.this.rawValue &+ Int32(truncatingIfNeeded: found.place))
                    guard found.isCrowded else { return index.festival(found.label, on: day) }
                    crowdedDay = FestivalDate(day, index).map { BeginningFestivals(index, $0, regions) }
                    if let festival = crowdedDay?.next() { return festival }
                }
                guard beginBlock() else { return nil }
            }
        }

        /// Goes on to the next block of days; false after the last.
        private mutating func beginBlock() -> Bool {
            guard let first = blockDays.next, first <= lastDay else { return false }
            let daysLeft = Int(lastDay.rawValue) - Int(first.rawValue) + 1
            guard let days = DayBlock(first, count: daysLeft, index) else { return false }
            block = BlockLabels()
            block.addBeginnings(days, index, in: regions)
            blockDays = (first, first.advanced(by: days.count))
            return true
        }
    }

    /// An iterator from the first festival on.
    public func makeIterator() -> Iterator { Iterator(self) }
}
