import AlmanacCore

extension Weekday {
    /// The weekday of a column in weeks that begin on this weekday; columns outside 0 … 6 wrap.
    func weekday(ofColumn column: Int) -> Weekday {
        Weekday(daysAfterMonday: column % 7 + number - 1)
    }
}
