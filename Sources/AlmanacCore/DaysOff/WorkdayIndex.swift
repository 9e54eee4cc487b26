/// The workdays of a calendar in order, for questions by the million.
///
/// A question takes two look-ups, however many days lie between. `WorkCalendar` needs no memory for it, but walks over the days.
///
/// ```swift
/// if let mainland = AlmanacTable.bundled.workCalendar(in: "mainland"), let day = Day("2026-02-13") {
///     print(WorkdayIndex(mainland).workday(byAdding: 5, to: day) ?? day)  // 2026-02-27
/// }
/// ```
public struct WorkdayIndex: Sendable {
    /// The first day of the calendar, days since 1970-01-01.
    @usableFromInline
    let firstDay: Int32
    /// Before each day of the calendar and after the last: the workdays and the undecided days that came before.
    @usableFromInline
    let counts: [(workdays: Int32, unknown: Int32)]
    /// The offset of each workday.
    @usableFromInline
    let workdays: [Int32]
    /// The days that have a number: decided, and without an undecided day before them.
    @usableFromInline
    let numbered: Range<Int>

    /// Numbers the workdays of a calendar.
    ///
    /// - Complexity: O(number of days), some 0.2 ms.
    public init(_ calendar: WorkCalendar) {
        var (count, workdays) = ((workdays: Int32(0), unknown: Int32(0)), [Int32]())
        var counts = [count]
        counts.reserveCapacity(calendar.days.count + 1)
        let first = calendar.days.firstDay.rawValue
        let complete = calendar.completeDays?.intersection(calendar.days)
        var numbered =
            complete.map { Int($0.firstDay.rawValue - first)..<Int($0.lastDay.rawValue - first) + 1 } ?? 0..<0
        for (offset, day) in calendar.days.enumerated() {
            let status = calendar.status(of: day)
            if status.isWorked {
                count.workdays += 1
                workdays.append(Int32(offset))
            } else if status.kind == .unknown {
                count.unknown += 1
                if numbered.contains(offset) { numbered = numbered.lowerBound..<offset }
            }
            counts.append(count)
        }
        (firstDay, self.counts, self.workdays, self.numbered) = (first, counts, workdays, numbered)
    }

    /// The offset of a day in the calendar, or nil if the calendar does not have it.
    @inlinable
    @inline(__always)
    func offset(_ day: Day) -> Int? {
        let offset = Int(day.rawValue) - Int(firstDay)
        return offset >= 0 && offset < counts.count - 1 ? offset : nil
    }

    /// How many workdays there are from the first decided day to a day, both included; nil for a day that is not decided
    /// or comes after one that is not. The workdays after a day and up to another are the difference of their numbers.
    @inlinable
    @inline(__always)  // Most questions come by the million.
    public func number(of day: Day) -> Int? {
        guard let offset = offset(day), numbered.contains(offset) else { return nil }
        return Int(counts[offset + 1].workdays - counts[numbered.lowerBound].workdays)
    }

    /// How many days from a day to another, both included, are worked at least in part; nil if one of them is not decided,
    /// or if the last comes before the first.
    @inlinable
    @inline(__always)  // Most questions come by the million.
    public func workdayCount(from first: Day, to last: Day) -> Int? {
        guard let first = offset(first), let last = offset(last), first <= last else { return nil }
        let (start, end) = (counts[first], counts[last + 1])
        return start.unknown == end.unknown ? Int(end.workdays - start.workdays) : nil
    }

    /// The day that is a number of workdays after a day, as `WorkCalendar.workday(byAdding:to:)` finds it.
    @inlinable
    @inline(__always)  // Most questions come by the million.
    public func workday(byAdding count: Int, to day: Day) -> Day? {
        guard count != 0 else { return day }
        guard let offset = offset(day) else { return nil }
        // The days between: after the day and up to the one found, or from the one found up to the day before.
        let near = counts[count > 0 ? offset + 1 : offset]
        let (index, overflow) = Int(near.workdays).addingReportingOverflow(count > 0 ? count - 1 : count)
        guard !overflow, workdays.indices.contains(index) else { return nil }
        let found = Int(workdays[index])
        guard counts[count > 0 ? found + 1 : found].unknown == near.unknown else { return nil }
        return Day(rawValue: firstDay + Int32(found))
    }
}
