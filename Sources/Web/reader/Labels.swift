// The one label of a cell.

import AlmanacCore
import AlmanacNames
import CAlmanac

/// The label of a day on a page, by the rules of `CellLabel.Style`.
///
/// - Parameters:
///   - sources: The sources in the order of preference: their raw values plus 1, the first in the lowest two bits.
///   - subject: Receives what the label is about: 0 a festival, 1 a term, 2 a lunar month, 3 a lunar day.
@c(web_cell_label)
public func cellLabel(
    _ festivals: OpaquePointer?,
    _ day: Int32,
    _ sources: UInt8,
    _ lastKind: UInt8,
    _ spanDays: UInt8,
    _ language: UnsafePointer<CChar>?,
    _ subject: UnsafeMutablePointer<Int32>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let festivals = try Handle<Festivals>.memory(festivals).pointee
        let day = Day(rawValue: day)
        let cell = try festivals.calendar.cell(of: day).orThrow(.range)
        let style = CellLabel.Style(
            sources: try CellLabel.Style.Source.list(sources),
            lastKind: try FestivalKind(rawValue: lastKind).orThrow(.argument),
            spanDays: try CellLabel.Style.SpanDays(rawValue: spanDays).orThrow(.argument)
        )
        let label = festivals.label(of: cell, in: try CalendarLanguage(named: language), style: style)
        subject?.pointee = label.subject.number
        try write(label.text, to: text, size, needed)
    }
}

extension LunisolarCalendar {
    /// The cell of a day on the page of its month, or of a neighbouring one: the first and the last pages show days of months
    /// that have no page.
    fileprivate func cell(of day: Day) -> DayCell? {
        for distance in [0, 14, -14] {
            guard let near = day.advanced(by: distance), let page = grid(of: YearMonth(near), rows: .six) else {
                continue
            }
            if let index = page.index(of: day) { return page[index] }
        }
        return nil
    }
}

extension CellLabel.Style.Source {
    fileprivate static func list(_ bits: UInt8) throws(Failure) -> [Self] {
        var list: [Self] = []
        var rest = bits
        while rest > 0 {
            list.append(try Self(rawValue: rest & 3 &- 1).orThrow(.argument))
            rest >>= 2
        }
        return list
    }
}

extension CellLabel.Subject {
    fileprivate var number: Int32 {
        switch self {
        case .festival: 0
        case .term: 1
        case .lunarMonth: 2
        case .lunarDay: 3
        }
    }
}
