import AlmanacCore

/// The change of a day by an update; or of consecutive days, if they were unknown and are now what their weekdays make them.
package struct HolidayChange: Hashable, Sendable, CustomStringConvertible {
    package internal(set) var days: DayRange
    /// The audience; nil for the usual one.
    let audience: Audience?
    /// Kind and reason before the update.
    let before: String
    /// Kind and reason after it.
    let after: String
    /// The days that were complete for the audience before; nil if none were.
    let completeDays: DayRange?

    /// One line: `2026-02-14  unknown → make-up-workday, holiday, chunjie, notice 2026`.
    package var description: String {
        let days = days.count == 1 ? "\(days.firstDay)" : "\(days)"
        return "\(days)\(audience.map { "  only \($0)" } ?? "")  \(before) → \(after)"
    }
}

/// Every day of a region that differs between two files of holidays.
struct HolidayChanges {
    /// The days off of an audience before and after.
    private typealias Pair = (before: WorkCalendar, after: WorkCalendar)

    /// The changes for the usual audience by day, then those for others that it does not have.
    private(set) var changes: [HolidayChange] = []

    init(in file: HolidayFile, _ table: AlmanacTable, from before: HolidayTable, to after: HolidayTable) {
        func pair(_ audience: Audience) -> Pair? {
            // An audience that only the new file names had what laws and notices say of everybody.
            guard let old = table.workCalendar(in: file.head.id, forAny: audience, by: before),
                let new = table.workCalendar(in: file.head.id, for: audience, by: after)
            else { return nil }
            return (old, new)
        }
        let usual = pair(file.head.usual.audience)
        if let usual { add(usual, for: nil, unlikeThoseOf: nil) }
        let named = Set(file.rows.map(\.audience) + file.head.audiences.map(\.audience))
        for audience in after.audiences where named.contains(audience) && audience != file.head.usual.audience {
            if let pair = pair(audience) { add(pair, for: audience, unlikeThoseOf: usual) }
        }
    }

    private mutating func add(_ pair: Pair, for audience: Audience?, unlikeThoseOf usual: Pair?) {
        for day in pair.after.days {
            let (before, after) = (pair.before.text(of: day), pair.after.text(of: day))
            guard before != after else { continue }
            if let usual, usual.before.text(of: day) == before, usual.after.text(of: day) == after { continue }
            // Neither law nor notice speaks of the day now.
            let status = pair.after.status(of: day)
            let isOfWeekAlone = status.reason == .usual && !status.isByNotice
            let isPlain = pair.before.status(of: day).kind == .unknown && isOfWeekAlone
            let (new, complete) = (isPlain ? Self.plain : after, pair.before.completeDays)
            if isPlain, let last = changes.last, last.after == Self.plain, last.audience == audience,
                last.days.lastDay.next == day
            {
                changes[changes.count - 1].days = last.days.firstDay...day
            } else {
                changes.append(
                    .init(days: day...day, audience: audience, before: before, after: new, completeDays: complete)
                )
            }
        }
    }

    /// The words for days that neither law nor notice names.
    private static var plain: String { "as their weekdays are" }
}

extension WorkCalendar {
    /// The status of a day in words: its kind, the half that is off, its reason, its festival, the day it stands for, its notice.
    fileprivate func text(of day: Day) -> String {
        let status = status(of: day)
        let pieces = [
            status.kind.description,
            status.half?.description,
            status.reason == .usual ? nil : status.reason.description,
            status.festival?.description,
            status.otherDay?.description,
            notice(for: status).map { "notice \($0.id)" },
        ]
        return pieces.compactMap { $0 }.joined(separator: ", ")
    }
}
