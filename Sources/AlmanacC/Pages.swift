// almanac_page, almanac_day_face and their like: pages of months, and what one day shows on them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import AlmanacNames
import CAlmanac

@c @implementation
public func almanac_page(
    _ calendar: Opened,
    _ festivals: Opened,
    _ year: Int32,
    _ month: Int32,
    _ firstWeekday: Int32,
    _ sixRows: Int32,
    _ cells: Out<almanac_cell>,
    _ size: Int,
    _ count: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let calendar = try Handle<LunisolarCalendar>.memory(calendar)
        let month = try YearMonth(year, month)
        let weekday = try Weekday(number: firstWeekday)
        let rows = sixRows == 0 ? RowPolicy.natural : .six
        let grid = try calendar.pointee.grid(of: month, firstWeekday: weekday, rows: rows).orThrow(.range)
        let shown = Handle<Festivals>.optional(festivals)
        try withUnsafeTemporaryAllocation(of: DayCell.self, capacity: grid.count) { page throws(Failure) in
            page.initialize(repeating: grid[0])
            var span = page.mutableSpan
            if let shown {
                grid.fill(&span, festivals: shown)
            } else {
                grid.fill(&span)
            }
            try write(page, to: cells, size, count) { almanac_cell($0, festivals: $0.festivalIndices) }
        }
    }
}

extension almanac_cell {
    @inline(__always)
    fileprivate init(_ cell: DayCell, festivals: Range<Int>) {
        self.init(
            day: cell.day.rawValue,
            date: cell.lunarDate.rawValue,
            first_festival: UInt32(truncatingIfNeeded: festivals.lowerBound),
            festival_count: UInt8(truncatingIfNeeded: festivals.count),
            day_of_month: UInt8(truncatingIfNeeded: cell.dayOfMonth),
            weekday: cell.weekday.rawValue,
            is_in_month: cell.isInMonth ? 1 : 0,
            pillar: cell.pillar.rawValue,
            term: cell.term?.rawValue ?? noNumber,
            term_certainty: cell.termCertainty?.rawValue ?? 0,
            lunar_certainty: cell.lunarCertainty.rawValue
        )
    }
}

// MARK: - What a day shows

@c @implementation
public func almanac_day_face(
    _ calendar: Opened,
    _ festivals: Opened,
    _ daysOff: Opened,
    _ day: Int32,
    _ style: In<almanac_label_style>,
    _ language: Text,
    _ face: Out<almanac_face>,
    _ labels: Out<almanac_label>,
    _ room: Int,
    _ count: Out<Int>,
    _ lines: Room,
    _ size: Int,
    _ needed: Out<Int>
) -> Status {
    status { () throws(Failure) in
        let language = try CalendarLanguage(named: language)
        let calendar = try Handle<LunisolarCalendar>.value(calendar)
        let cell = try calendar.cell(of: Day(rawValue: day)).orThrow(.range)
        let shown = Handle<Festivals>.optional(festivals)
        let found = calendar.face(
            of: cell,
            shown,
            work: Handle<WorkCalendar>.optional(daysOff)?.status(of: cell.day),
            saturdays: cell.weekday == .saturday ? calendar.table.saturdayColour(in: shown?.regions.first) : .plain,
            in: language,
            style: try CellLabel.Style(style)
        )
        let all = [found.label, found.lunarDate] + found.names
        let text = all.map { $0.text }.joined(separator: "\n")
        // The sizes of both are received, and neither is written unless both are.
        count?.pointee = all.count
        needed?.pointee = text.utf8.count + 1
        guard room >= all.count else { throw .buffer }
        guard face != nil, labels != nil else { throw .null }
        try write(text, to: lines, size, needed)
        try write(all, to: labels, room, count) { almanac_label($0) }
        try write(almanac_face(found), to: face)
    }
}

@c @implementation
public func almanac_weekday_colour(_ table: Opened, _ region: Text, _ weekday: Int32, _ colour: Out<Int32>) -> Status {
    status { () throws(Failure) in
        let table = try Handle<AlmanacTable>.value(table)
        let region = try region.map { name throws(Failure) in try table.known(name) }
        let found = DayColour(try Weekday(number: weekday), saturdays: table.saturdayColour(in: region))
        try write(Int32(found.rawValue), to: colour)
    }
}

extension CellLabel.Style {
    /// The style of a structure of the caller's; the usual one if there is none.
    fileprivate init(_ style: In<almanac_label_style>) throws(Failure) {
        self.init()
        guard let style = style?.pointee else { return }
        sources = []
        for number in [style.sources.0, style.sources.1, style.sources.2] where number > 0 {
            sources.append(try Source(number: Int32(number) - 1))
        }
        lastKind = try FestivalKind(number: Int32(style.last_kind))
        guard style.span_days <= UInt8(ALMANAC_ALL_DAYS) else { throw .argument }
        showsEveryDay = style.span_days == UInt8(ALMANAC_ALL_DAYS)
    }
}

extension almanac_label {
    fileprivate init(_ label: CellLabel) {
        self.init()
        (subject, kind) =
            switch label.subject {
            case .festival(let kind): (UInt8(ALMANAC_FESTIVAL_LABEL), kind.rawValue)
            case .term: (UInt8(ALMANAC_TERM_LABEL), noNumber)
            case .lunarMonth: (UInt8(ALMANAC_LUNAR_MONTH_LABEL), noNumber)
            case .lunarDay: (UInt8(ALMANAC_LUNAR_DAY_LABEL), noNumber)
            }
        term = label.term?.rawValue ?? noNumber
        season = label.season?.rawValue ?? noNumber
        certainty = label.certainty.rawValue
    }
}

extension almanac_face {
    fileprivate init(_ face: DayFace) {
        self.init()
        colour = face.colour.rawValue
        mark = face.mark.map { $0.rawValue + 1 } ?? 0
        phase = face.phase?.rawValue ?? noNumber
    }
}
