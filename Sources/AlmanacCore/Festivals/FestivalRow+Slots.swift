// Where in a year a row can fall: the slots, segments and lunar days it is listed under.

extension FestivalRow {
    /// The slots in which first days fall; none for rows that go by the lunar day.
    func forEachSlot(_ body: (Int) -> Void) {
        switch anchor {
        case .gregorian(let month, let day): body(YearSlot.slot(month: Int(month), day: Int(day)))
        case .lunar, .lastOfLunarYear: break
        case .term, .list: window.forEachSlot(body)
        }
    }

    /// The lunar days on which first days fall, `(month - 1) * 32 + day - 1`.
    func forEachLunarSlot(_ body: (Int) -> Void) {
        switch anchor {
        case .lunar(let month, let day, _): body(FestivalIndex.lunarSlot(month: Int(month), day: Int(day)))
        case .lastOfLunarYear:
            body(FestivalIndex.lunarSlot(month: 12, day: 29))
            body(FestivalIndex.lunarSlot(month: 12, day: 30))
        case .gregorian, .term, .list: break
        }
    }

    /// The slots in which a later day than the first may fall.
    func forEachRunningSlot(_ body: (Int) -> Void) {
        if let running { running.forEachSlot(body) }
    }

    /// The window of the days after the first, or nil if there are none.
    private var running: YearWindow? {
        guard length > 1 else { return nil }
        // A common year passes over 29 February, which makes a span reach one slot further.
        let days = window.count + Int(length) - 1
        return YearWindow(
            first: UInt16(truncatingIfNeeded: (Int(window.first) + 1) % YearSlot.count),
            last: UInt16(truncatingIfNeeded: (Int(window.first) + min(days, YearSlot.count)) % YearSlot.count)
        )
    }

    /// In no list of an index does the row stand more often.
    var mostListEntries: Int { max(YearSlot.segmentCount, min(window.count + Int(length), YearSlot.count)) }

    /// Whether first days have a Gregorian date.
    var isGregorian: Bool { if case .gregorian = anchor { true } else { false } }
    /// Whether first days go by a term.
    var isByTerm: Bool { if case .term = anchor { true } else { false } }
    /// Whether first days go by a list.
    var isListed: Bool { if case .list = anchor { true } else { false } }
    /// Whether first days have a lunar date.
    var isLunar: Bool { lunarMonth != nil }

    /// The lunar month of first days, 0 for the last day of a year; nil if they go by something else.
    var lunarMonth: Int? {
        switch anchor {
        case .lunar(let month, _, _): Int(month)
        case .lastOfLunarYear: 0
        case .gregorian, .term, .list: nil
        }
    }

    /// The segments in which a block may begin to which a day of the row belongs.
    func forEachSegment(_ body: (Int) -> Void) {
        let days = window.count + Int(length)
        for segment in 0..<YearSlot.segmentCount {
            let start = segment << YearSlot.segmentShift
            // The slots of all days of such a block, one more because a common year passes over one.
            let reach = 1 << YearSlot.segmentShift + DayBlock.capacity
            let ahead = (Int(window.first) - start + YearSlot.count) % YearSlot.count
            let behind = (start - Int(window.first) + YearSlot.count) % YearSlot.count
            if ahead < reach || behind < days { body(segment) }
        }
    }
}

extension YearWindow {
    fileprivate func forEachSlot(_ body: (Int) -> Void) {
        var slot = Int(first)
        for _ in 0..<count {
            body(slot)
            slot = slot + 1 < YearSlot.count ? slot + 1 : 0
        }
    }
}
