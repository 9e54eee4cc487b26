// Where in a year a row can fall: the slots, segments and lunar days it is listed under.

extension FestivalRow {
    /// The slots in which first days fall; nil for rows that go by the lunar day.
    var slots: SlotRange? {
        switch anchor {
        case .gregorian(let month, let day):
            SlotRange(first: YearSlot.slot(month: Int(month), day: Int(day)), count: 1)
        case .term, .list: SlotRange(first: Int(window.first), count: window.count)
        case .lunar, .lastOfLunarYear: nil
        }
    }

    /// The lunar days on which first days fall: see `FestivalIndex.lunarSlot`.
    var lunarSlots: SlotRange? {
        switch anchor {
        case .lunar(let month, let day, _):
            SlotRange(first: FestivalIndex.lunarSlot(month: Int(month), day: Int(day)), count: 1)
        case .lastOfLunarYear: SlotRange(first: FestivalIndex.lunarSlot(month: 12, day: 29), count: 2)
        case .gregorian, .term, .list: nil
        }
    }

    /// The slots in which a later day than the first may fall.
    var runningSlots: SlotRange? {
        length > 1 ? SlotRange(first: (Int(window.first) + 1) % YearSlot.count, count: min(reach, YearSlot.count)) : nil
    }

    /// The slots from the first day after the first of the window to the last of all, and one more: a common year passes
    /// over 29 February, which makes a span reach one slot further.
    private var reach: Int { window.count + Int(length) - 1 }

    /// In no list of an index does the row stand more often.
    var mostListEntries: Int { max(YearSlot.segmentCount, min(reach, YearSlot.count)) }
}

// MARK: - By kind

extension FestivalRow {
    /// Whether first days have a Gregorian date.
    var isGregorian: Bool { if case .gregorian = anchor { true } else { false } }
    /// Whether first days go by a term.
    var isByTerm: Bool { if case .term = anchor { true } else { false } }
    /// Whether first days go by a list.
    var isListed: Bool { if case .list = anchor { true } else { false } }

    /// The lunar month of first days, 0 for the last day of a year; nil if they go by something else.
    var lunarMonth: Int? {
        switch anchor {
        case .lunar(let month, _, _): Int(month)
        case .lastOfLunarYear: 0
        case .gregorian, .term, .list: nil
        }
    }
}

// MARK: - For blocks of days

extension FestivalRow {
    /// The segments where a block may begin that holds a first day.
    var segments: SlotRange { segments(ofBlocksWith: window.count) }

    /// The segments where a block may begin that holds any day of the row.
    var spanSegments: SlotRange { segments(ofBlocksWith: 1 + reach) }

    /// The segments where a block may begin that holds one of some slots.
    ///
    /// - Parameter count: how many slots, from the first of the window on.
    private func segments(ofBlocksWith count: Int) -> SlotRange {
        // The first of them is at most a block before the window, and one slot more, which a common year passes over.
        // Where the two ends meet, or nearly, as segments are whole, every segment is one.
        guard DayBlock.capacity + count < YearSlot.count - 2 * YearSlot.segmentLength else {
            return SlotRange(first: 0, count: YearSlot.segmentCount)
        }
        let first = YearSlot.segment((Int(window.first) + YearSlot.count - DayBlock.capacity) % YearSlot.count)
        let last = YearSlot.segment((Int(window.first) + count - 1) % YearSlot.count)
        let segments = last < first ? last - first + YearSlot.segmentCount : last - first
        return SlotRange(first: first, count: segments + 1)
    }
}
