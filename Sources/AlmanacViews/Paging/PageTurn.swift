/// Which way a pager went, so that a view can slide its pages the same way.
public enum PageTurn: Int8, CaseIterable, Hashable, Sendable {
    /// To an earlier page.
    case backward = -1
    /// Nowhere: it was there already, or at the end.
    case none = 0
    /// To a later page.
    case forward = 1

    /// The turn from one position to another.
    init(from start: Int, to end: Int) {
        self = start == end ? .none : start < end ? .forward : .backward
    }
}
