/// The direction in which a pager turned, so that a view can slide its pages the same way.
public enum PageTurn: Int8, CaseIterable, Hashable, Sendable {
    /// To an earlier page.
    case backward = -1
    /// Not at all: the page was in view already, or there is no further page.
    case none = 0
    /// To a later page.
    case forward = 1

    init(from start: Int, to end: Int) {
        self = start == end ? .none : start < end ? .forward : .backward
    }
}
