/// A row as a candidate for a block of days, with what decides whether it is in.
struct BlockCandidate: Sendable {
    /// The row.
    let row: UInt16
    /// The slot, the day of the lunar month, the days after the term, or the number of the list.
    private let offset: Int16
    /// The index of the term; for a lunar day 1 if leap months have it too.
    private let anchor: UInt8
    /// How many terms, of 15 days roughly, the day is after its term.
    private let termsAfter: Int8
    /// The index of the term near the day.
    private let nearTerm: UInt8
    /// How many days it lasts.
    let length: UInt8
    private let regions: Regions
    private let firstYear: Int16
    private let yearsAfterFirst: UInt16

    /// The candidate of a row of the table.
    init(_ number: Int, _ row: FestivalRow) {
        self.row = UInt16(truncatingIfNeeded: number)
        switch row.anchor {
        case .gregorian(let month, let day):
            (anchor, offset) = (0, Int16(YearSlot.slot(month: Int(month), day: Int(day))))
        case .lunar(_, let day, let leapToo): (anchor, offset) = (leapToo ? 1 : 0, Int16(day))
        case .lastOfLunarYear: (anchor, offset) = (0, 0)
        case .term(let term, let days): (anchor, offset) = (UInt8(truncatingIfNeeded: term.index), days)
        case .list(let list): (anchor, offset) = (0, Int16(bitPattern: list))
        }
        let terms = row.isByTerm ? TermDayTable.meanTerms(inDays: Int(offset)) : 0
        termsAfter = Int8(truncatingIfNeeded: terms)
        nearTerm = UInt8(truncatingIfNeeded: SolarTerm.index(wrapping: Int(anchor) + terms))
        length = row.length
        regions = row.regions
        firstYear = row.years.lowerBound
        yearsAfterFirst = UInt16(bitPattern: row.years.upperBound &- row.years.lowerBound)
    }

    /// The slot of a Gregorian date.
    @inline(__always)
    var slot: Int { Int(offset) }
    /// The day of the month of a lunar date.
    @inline(__always)
    var dayOfMonth: Int { Int(offset) }
    /// Whether a lunar date is in leap months too.
    @inline(__always)
    var isInLeapMonths: Bool { anchor != 0 }
    /// The number of the list.
    @inline(__always)
    var list: UInt16 { UInt16(bitPattern: offset) }
    /// The index of the term.
    @inline(__always)
    var term: Int { Int(anchor) }
    /// How many days after the term.
    @inline(__always)
    var daysAfterTerm: Int { Int(offset) }

    /// The number of the term with which the day falls nearest to another day.
    ///
    /// - Parameters:
    ///   - number: the number of the term nearest to that day, and
    ///   - term: its index.
    @inline(__always)
    func termNumber(near number: Int, term: Int) -> Int {
        // It is half a year at the most, on either side, to the term near the row's day.
        let ahead = Int(nearTerm) &- term &+ 12
        let half = ahead < 0 ? ahead &+ 24 : ahead >= 24 ? ahead &- 24 : ahead
        return number &+ half &- 12 &- Int(termsAfter)
    }

    /// Whether the row counts in a year, in some of the regions.
    @inline(__always)
    func counts(in regions: Regions, year: Int) -> Bool {
        let inYears = UInt(bitPattern: year &- Int(firstYear)) <= UInt(yearsAfterFirst)
        return inYears && self.regions.rawValue & regions.rawValue != 0
    }
}
