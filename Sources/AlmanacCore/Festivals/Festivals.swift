/// The festivals of some regions in one calendar, laid out by day: `calendar.festivals(in: ["taiwan"])`.
///
/// A collection of every day of every festival in the order of days; a festival of several days (三伏, 九九) is an element
/// on each of them. On a day those that begin come first: public holidays, then traditional festivals, observances,
/// season counts and notes, and those of a kind as the data files name them; then those that began earlier, in the same
/// order. A festival begins on a day once, with the first of its kinds in these regions, and runs on it once.
///
/// Make it once and keep it. It is one reference to storage that is never written again: copying it costs next to
/// nothing, and it can be used from any number of threads. Elements are made when they are asked for; nothing allocates.
public struct Festivals: RandomAccessCollection, Sendable {
    /// The calendar by which the festivals are reckoned.
    public let calendar: LunisolarCalendar
    /// The regions in which they are kept, in the order in which they were asked for.
    public let regions: [RegionID]
    @usableFromInline
    let storage: Storage

    init(_ calendar: LunisolarCalendar, _ regions: [RegionID], _ storage: Storage) {
        self.calendar = calendar
        self.regions = regions
        self.storage = storage
    }

    /// Zero.
    @inlinable
    public var startIndex: Int { 0 }

    /// The number of elements.
    @inlinable
    @inline(__always)
    public var endIndex: Int { storage.entries.count }

    /// The festival at an index, on the day of that index. O(1).
    ///
    /// - Precondition: As for any collection, the index is one of `indices`.
    @inlinable
    @inline(__always)  // A loop over a year is otherwise a call for each element.
    public subscript(index: Int) -> Festival {
        let entry = storage.entries[index]
        return Festival(entry, storage.templates[Int(entry.template)])
    }

    /// The days for which there are festivals: those of the calendar.
    public var days: DayRange { calendar.days }
}
