/// A day as festivals see it: its place in the Gregorian and in the lunar year.
struct FestivalDate {
    /// The day.
    private(set) var day: Day
    /// The Gregorian year.
    private(set) var year: Int
    /// The month and day (see `YearSlot`).
    private(set) var slot: Int
    /// The day before the first of the Gregorian year.
    private(set) var endOfLastYear: Int32
    /// The lunar month and day, `(month - 1) * 32 + day - 1`.
    private(set) var lunarSlot: Int
    /// Whether the lunar month is leap.
    private(set) var isLeapMonth: Bool
    /// Whether this is the last day of the lunar year.
    var isLastOfLunarYear: Bool { isLastMonth && daysLeftInMonth == 0 }

    private var isLeapYear: Bool
    private var lunation: Int
    private var daysLeftInMonth: Int
    private var isLastMonth: Bool

    /// A day that the calendar reaches, or nil.
    @inline(__always)
    init?(_ day: Day, _ index: FestivalIndex) {
        guard let lunation = index.months.lunation(containing: day) else { return nil }
        let date = GregorianDate(day)
        self.day = day
        year = date.year
        slot = YearSlot.slot(month: date.month, day: date.day)
        isLeapYear = GregorianDate.isLeapYear(date.year)
        endOfLastYear = day.rawValue &- Int32(truncatingIfNeeded: date.dayOfYear)
        self.lunation = lunation
        (lunarSlot, isLeapMonth, isLastMonth, daysLeftInMonth) = (0, false, false, 0)
        beginMonth(index)
        let elapsed = Int(day.rawValue &- index.months.firstDay(ofLunation: lunation).rawValue)
        lunarSlot &+= elapsed
        daysLeftInMonth &-= elapsed
    }

    /// Goes on to the next day; false at the end of the months.
    @inline(__always)
    mutating func advance(_ index: FestivalIndex) -> Bool {
        day = Day(rawValue: day.rawValue &+ 1)
        slot &+= 1
        if slot == YearSlot.leapDay && !isLeapYear { slot &+= 1 }
        if slot == YearSlot.count {
            slot = 0
            endOfLastYear = day.rawValue &- 1
            year &+= 1
            isLeapYear = GregorianDate.isLeapYear(year)
        }
        if daysLeftInMonth > 0 {
            lunarSlot &+= 1
            daysLeftInMonth &-= 1
            return true
        }
        lunation &+= 1
        guard lunation < index.months.count else { return false }
        beginMonth(index)
        return true
    }

    /// Sets the lunar fields for the first day of `lunation`.
    @inline(__always)
    private mutating func beginMonth(_ index: FestivalIndex) {
        let month = index.months.month(ofLunation: lunation)
        let next = index.months.firstDay(ofLunation: lunation &+ 1).rawValue
        lunarSlot = FestivalIndex.lunarSlot(month: month.number, day: 1)
        isLeapMonth = month.isLeap
        // The record after the last lunation has the number of its month as well.
        isLastMonth = month.number == 12 && index.months.month(ofLunation: lunation &+ 1).number == 1
        daysLeftInMonth = Int(next &- index.months.firstDay(ofLunation: lunation).rawValue) &- 1
    }
}
