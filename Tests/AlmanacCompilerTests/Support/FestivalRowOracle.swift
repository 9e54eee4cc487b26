@testable import AlmanacCore

/// Festivals day by day, read off the rows of a section in the slowest and most obvious way.
struct FestivalRowOracle {
    private let calendar: LunisolarCalendar
    private let section: FestivalSection
    /// The rows that hold in the calendar and the regions, in the order of labels.
    private let rows: [FestivalRow]

    init(_ calendar: LunisolarCalendar, regions: UInt16) {
        self.calendar = calendar
        section = calendar.festivalSection
        let bit = section.bit(of: calendar.id)
        let held = section.rows.filter { $0.calendars & bit != 0 && $0.regions & regions != 0 }
        rows = FestivalKind.allCases.sorted().flatMap { kind in held.filter { $0.kind == kind } }
    }

    /// For each day the festivals: those that begin, then those that began earlier, each once among either.
    func festivals(on days: DayRange) -> [[Festival]] {
        // No span has more than 255 days.
        let before = (1...254).reversed().compactMap { days.firstDay.advanced(by: -$0) }
        let seen = before + Array(days)
        let begins = rows.map { row in seen.map { self.begins(row, on: $0) } }
        return days.indices.map { index in
            let today = before.count + index
            let beginning = rows.indices.filter { begins[$0][today] }.map {
                festival(rows[$0], on: seen[today], number: 1)
            }
            let running = rows.indices.flatMap { row in
                // Of two spans of one row the one that began earlier comes first.
                (1..<max(Int(rows[row].length), 1)).reversed().filter { begins[row][today - $0] }
                    .map { festival(rows[row], on: seen[today], number: $0 + 1) }
            }
            return Self.once(beginning) + Self.once(running)
        }
    }

    private static func once(_ festivals: [Festival]) -> [Festival] {
        festivals.enumerated().filter { index, festival in
            !festivals[..<index].contains { $0.id == festival.id }
        }.map(\.element)
    }

    private func festival(_ row: FestivalRow, on day: Day, number: Int) -> Festival {
        Festival(
            id: section.ids[Int(row.festival)],
            kind: row.kind,
            day: day,
            length: row.length,
            dayNumber: UInt8(number),
            // The oracle of certainties is in `DoubtTests`.
            certainty: calendar.certainty(of: row, from: Day(rawValue: day.rawValue - Int32(number) + 1)).level
        )
    }

    /// Whether a row falls on a day.
    private func begins(_ row: FestivalRow, on day: Day) -> Bool {
        let date = GregorianDate(day)
        guard row.years.contains(Int16(clamping: date.year)) else { return false }
        switch row.anchor {
        case .gregorian(let month, let dayOfMonth):
            return date.month == month && date.day == dayOfMonth
        case .lunar(let month, let dayOfMonth, let leapToo):
            guard let lunar = calendar.lunarDate(on: day) else { return false }
            return lunar.month.number == month && lunar.day == dayOfMonth && (leapToo || !lunar.month.isLeap)
        case .lastOfLunarYear:
            guard let today = calendar.lunarDate(on: day), let next = day.next else { return false }
            guard let tomorrow = calendar.lunarDate(on: next) else {
                return today.month.number == 12 && day == calendar.days.lastDay
            }
            return tomorrow.month.number == 1 && tomorrow.day == 1 && !tomorrow.month.isLeap
        case .term(let term, let days):
            guard let termDay = day.advanced(by: -Int(days)), let number = calendar.termDays.number(on: termDay) else {
                return false
            }
            return SolarTerm(wrapping: number) == term
        case .list(let list):
            return section.dayOfYear(list: list, year: date.year) == date.dayOfYear
        }
    }
}
