/// The festivals of some days in a row that begin in them: by day, and on a day in the order of labels.
///
/// Nothing is allocated; they are worked out a block of days at a time.
public struct FestivalsOfDays: Sequence, Sendable {
    let index: FestivalIndex
    /// The days, as far as the calendar reaches; nil if it reaches none.
    let days: DayRange?
    let regions: Regions

    /// Works out the festivals one by one.
    public struct Iterator: IteratorProtocol, Sendable {
        private let index: FestivalIndex
        private let regions: Regions
        /// The days of which no block is made yet.
        private var daysLeft: DayRange?
        /// The first day of the block.
        private var firstDay = Day(rawValue: 0)
        private var labels = BlockLabels()
        /// What is left of a day with more than two festivals.
        private var crowdedDay: BeginningFestivals?

        init(_ festivals: FestivalsOfDays) {
            (index, regions, daysLeft) = (festivals.index, festivals.regions, festivals.days)
        }

        /// The next festival, or nil after the last.
        public mutating func next() -> Festival? {
            if crowdedDay != nil {
                if let festival = crowdedDay?.next() { return festival }
                crowdedDay = nil
            }
            while true {
                while let found = labels.takeFirst() {
                    let day = Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: found.place))
                    guard found.isCrowded else { return index.festival(found.label, on: day) }
                    crowdedDay = FestivalDate(day, index).map { BeginningFestivals(index, $0, regions) }
                    if let festival = crowdedDay?.next() { return festival }
                }
                guard beginBlock() else { return nil }
            }
        }

        /// Goes on to the next block of days; false after the last.
        private mutating func beginBlock() -> Bool {
            guard let days = daysLeft else { return false }
            firstDay = days.firstDay
            let count = Int(days.lastDay.rawValue &- firstDay.rawValue) &+ 1
            guard let block = DayBlock(firstDay, count: count, index, in: regions) else { return false }
            let next = Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: block.count))
            daysLeft = next <= days.lastDay ? next...days.lastDay : nil
            labels = BlockLabels()
            labels.addBeginnings(block, of: index)
            return true
        }
    }

    /// An iterator from the first festival on.
    public func makeIterator() -> Iterator { Iterator(self) }
}
