/// A festival on a day: which one, of what kind, and the days it lasts.
public struct Festival: Hashable, Sendable {
    /// Which festival.
    public let id: FestivalID
    /// The first day.
    public private(set) var firstDay: Day
    /// Its kind in the regions asked about, that year.
    public let kind: FestivalKind
    /// How many days it lasts: 1 for most, 10 or 20 for 三伏, 9 for each of the 九九.
    public var length: Int { Int(storedLength) }
    /// Which of its days the day in question is, 1 … `length`: 3 makes the label 初伏第3天.
    public var dayNumber: Int { Int(storedDayNumber) }

    // Three words in all, so that a festival is returned in registers.
    private let storedLength: UInt8
    private var storedDayNumber: UInt8

    /// A festival from its fields; `dayNumber` is 1 … `length`, at most 255.
    package init(id: FestivalID, kind: FestivalKind, firstDay: Day, length: Int, dayNumber: Int) {
        self.id = id
        self.kind = kind
        self.firstDay = firstDay
        storedLength = UInt8(truncatingIfNeeded: length)
        storedDayNumber = UInt8(truncatingIfNeeded: dayNumber)
    }

    /// A festival to fill a buffer with before those of a page are written into it: no day of note, 1970-01-01.
    public static let blank = Festival(
        id: "blank",
        kind: .calendarNote,
        firstDay: Day(rawValue: 0),
        length: 1,
        dayNumber: 1
    )

    /// The same festival with `day` as the day in question, of number `dayNumber`.
    @inline(__always)
    func on(_ day: Day, dayNumber: Int) -> Festival {
        var moved = self
        moved.firstDay = Day(rawValue: day.rawValue &- Int32(truncatingIfNeeded: dayNumber) &+ 1)
        moved.storedDayNumber = UInt8(truncatingIfNeeded: dayNumber)
        return moved
    }

    /// The last day.
    public var lastDay: Day { Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: length) &- 1) }
    /// The day in question.
    public var day: Day { Day(rawValue: firstDay.rawValue &+ Int32(truncatingIfNeeded: dayNumber) &- 1) }
    /// Whether it begins on the day in question.
    public var isFirstDay: Bool { dayNumber == 1 }
}
