/// The rows of some festivals, laid out for blocks of days.
///
/// A class, so that it is handed on without counting references to its lists; it never changes.
final class BlockCandidates: Sendable {
    /// Rows with a Gregorian date by its slot.
    let gregorian: SlotLists<BlockCandidate>
    /// Rows with a lunar date by the month; those of the last day of a year stand first, in the list of month 0.
    let lunar: SlotLists<BlockCandidate>
    /// Rows that go by a term, by the segments a block may begin in to have their first days.
    let terms: SlotLists<BlockCandidate>
    /// Rows that go by a list, in the same way.
    let lists: SlotLists<BlockCandidate>
    /// Spans that go by a term, by the segments a block may begin in to have any of their days.
    let termSpans: SlotLists<BlockCandidate>
    /// Spans that go by a list, in the same way.
    let listSpans: SlotLists<BlockCandidate>
    /// Spans that have a date or are too long for their beginning to be told by its nearness, in the same way.
    let otherSpans: SlotLists<BlockCandidate>

    /// The candidates of some rows of a table.
    init(_ table: [FestivalRow], _ rows: [Int]) {
        func lists(_ slotCount: Int, _ rows: [Int], _ slots: (FestivalRow) -> SlotRange?) -> SlotLists<BlockCandidate> {
            SlotLists(slotCount, rows, { slots(table[$0]) }, { BlockCandidate($0, table[$0]) })
        }
        let count = YearSlot.segmentCount
        let (byTerm, listed) = (rows.filter { table[$0].isByTerm }, rows.filter { table[$0].isListed })
        gregorian = lists(YearSlot.count, rows.filter { table[$0].isGregorian }) { $0.slots }
        lunar = lists(13, rows.filter { table[$0].lunarMonth != nil }) { row in
            row.lunarMonth.map { SlotRange(first: $0, count: 1) }
        }
        terms = lists(count, byTerm) { $0.segments }
        self.lists = lists(count, listed) { $0.segments }
        // A beginning half a year away would be as near to the block as the one of another year.
        let isShort = { (row: FestivalRow) in row.length <= 100 }
        let spans = rows.filter { table[$0].length > 1 }
        termSpans = lists(count, spans.filter { table[$0].isByTerm && isShort(table[$0]) }) { $0.spanSegments }
        listSpans = lists(count, spans.filter { table[$0].isListed }) { $0.spanSegments }
        otherSpans = lists(count, spans.filter { !table[$0].isListed && !(table[$0].isByTerm && isShort(table[$0])) }) {
            $0.spanSegments
        }
    }
}
