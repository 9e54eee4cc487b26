import AlmanacCore

/// What a new notice may say of days that were decided before.
struct HolidayBlockChecks {
    /// The file with the notice in it.
    let file: HolidayFile
    private let notice: HolidayNoticeRow
    private let index: Int

    /// The checks of a block that is part of a file.
    init(of block: HolidayBlock, in file: HolidayFile) throws(DataFileError) {
        guard let index = file.notices.firstIndex(where: { "\($0.id)" == block.notice.word(1) }) else {
            throw block.notice.error(found: "'\(block.notice.word(1))'", expected: "the ID of a notice")
        }
        self.file = file
        self.index = index
        notice = file.notices[index]
    }

    /// Throws if the days that are complete become fewer, or the notice was looked up before the others.
    static func requireLaterHead(_ block: HolidayBlock, than old: HolidayFile) throws(DataFileError) {
        if let row = block.head.complete {
            let days = try row.days(1)
            guard days.intersection(old.completeDays) == old.completeDays else {
                throw row.error(found: "\(days)", expected: "all days of \(old.completeDays), and more")
            }
        }
        if let row = block.head.lookedUp {
            let day = try row.day(1, "the day on which the last notice was looked for")
            guard day >= old.lookedUp else {
                throw row.error(found: "\(day)", expected: "\(old.lookedUp) or a later day")
            }
        }
    }

    /// Throws at the first day that the notice has twice, or that another one decides which it does not supersede.
    func requireEachDayOnce() throws(DataFileError) {
        let others = file.rows.filter { $0.notice != index && !notice.superseded.contains($0.notice) }
        var seen: [HolidayRow] = []
        for row in file.rows where row.notice == index {
            for day in row.days {
                if (seen + [row]).count(where: { $0.decides(day, for: row.audience) }) > 1 {
                    throw row.line.error(found: "\(day) a second time", expected: "each day once in a notice")
                }
                if let other = others.first(where: { $0.decides(day, for: row.audience) }) {
                    let id = file.notices[other.notice].id
                    throw row.line.error(
                        found: "\(day), which notice \(id) decides",
                        expected: "other days, or 'supersedes \(id)' below the notice"
                    )
                }
            }
            seen.append(row)
        }
    }

    /// Throws at the first of the days that were complete before that becomes something else, unless the notice supersedes
    /// another.
    func requireNothingOlder(_ changes: HolidayChanges) throws(DataFileError) {
        guard notice.superseded.isEmpty else { return }
        guard let change = changes.changes.first(where: { $0.days.overlaps(changes.completeDays) }) else { return }
        let row = file.rows.first { $0.notice == index && $0.days.overlaps(change.days) }
        throw (row?.line ?? notice.line).error(
            found: "a change of days that were decided, \(change)",
            expected: "days after \(changes.completeDays.lastDay), or 'supersedes ID' below the notice"
        )
    }
}

extension HolidayRow {
    fileprivate func decides(_ day: Day, for audience: Audience) -> Bool {
        self.audience == audience && days.contains(day)
    }
}
