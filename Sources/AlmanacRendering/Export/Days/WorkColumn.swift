import Almanac

/// A column of what a day is in a region. In CSV its name ends with the region, `work_kind_mainland`; in JSON it is a member
/// of the region's object. The article *Data dictionary* describes every one.
package struct WorkColumn: Sendable {
    /// The name without the region: `work_kind`.
    package let name: String
    /// The member in JSON: `kind`.
    let key: String
    /// The value of a status of some region.
    let value: @Sendable (WorkStatus, WorkCalendar) -> ColumnValue

    private init(_ name: String, _ key: String, _ value: @escaping @Sendable (WorkStatus, WorkCalendar) -> ColumnValue)
    {
        self.name = name
        self.key = key
        self.value = value
    }

    /// Every column of a region, in the order of CSV.
    package static let all = [
        WorkColumn("work_kind", "kind") { status, _ in .text(status.kind.identifier) },
        WorkColumn("work_reason", "reason") { status, _ in
            status.kind == .unknown ? .absent : .text(status.reason.identifier)
        },
        WorkColumn("work_half", "half") { status, _ in .text(of: status.half?.identifier) },
        WorkColumn("work_festival", "festival") { status, _ in .text(of: status.festival) },
        WorkColumn("work_basis", "basis") { status, _ in .text(of: status.basis) },
        WorkColumn("work_other_day", "otherDate") { status, _ in .text(of: status.otherDay) },
        WorkColumn("work_notice", "notice") { status, daysOff in
            .text(of: daysOff.notice(for: status).map { $0.number.isEmpty ? "\($0.id)" : $0.number })
        },
    ]
}

extension ExportRequest {
    /// Every column, in the order of CSV: those of all exports, then those of work, region by region.
    package var columns: [DayColumn] {
        DayColumn.all + daysOff.flatMap { daysOff in WorkColumn.all.map { $0.column(of: daysOff) } }
    }

    /// The columns that a name means: one, or for the name of a column of work without its region that of every region; none
    /// if no column has the name.
    package func columns(named name: String) -> [DayColumn] {
        let ofWork = WorkColumn.all.filter { $0.name == name }
        return ofWork.isEmpty
            ? columns.filter { $0.name == name }
            : daysOff.flatMap { daysOff in ofWork.map { $0.column(of: daysOff) } }
    }
}

extension WorkColumn {
    fileprivate func column(of daysOff: WorkCalendar) -> DayColumn {
        DayColumn("\(name)_\(daysOff.region)") { value(daysOff.status(of: $0.day), daysOff) }
    }
}

extension WorkStatus {
    /// What pay may depend on: whether a day off is a holiday of the law on its own day; nil for a day that is worked, of the
    /// week alone, or unknown.
    fileprivate var basis: String? {
        if isStatutory { return "statutory" }
        return (kind == .dayOff || kind == .halfDay) && reason != .week ? "adjusted" : nil
    }
}
