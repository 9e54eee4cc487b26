import AlmanacFiles
import TestSupport

@testable import Almanac
@testable import AlmanacCompiler
@testable import AlmanacCore

/// Opens damaged files of holidays, and asks those that open whatever there is to ask. A trap would end the test run.
struct HolidayInterrogator: CustomStringConvertible {
    private let good: HolidayTable
    private let table = AlmanacTable.bundled
    /// How many files were tried.
    private(set) var cases = 0
    /// How many of them opened.
    private(set) var opened = 0
    /// How many layouts were asked.
    private(set) var layouts = 0

    /// An interrogator of files that were once a good one.
    init(_ good: HolidayTable) {
        self.good = good
    }

    /// How many were refused.
    var refused: Int { cases - opened }

    /// The counts in a line.
    var description: String { "\(cases) cases: \(opened) opened, \(refused) refused, \(layouts) layouts asked" }

    /// Opens a file; whether it opened.
    @discardableResult
    mutating func open(_ bytes: [UInt8]) -> Bool {
        cases += 1
        guard let holidays = try? HolidayTable(bytes: bytes) else { return false }
        opened += 1
        ask(holidays)
        return true
    }

    /// Opens the file of a body with a header that vouches for it.
    @discardableResult
    mutating func open(body: [UInt8]) -> Bool { open(TestTable.holidayFile(body)) }

    // MARK: - Questions

    /// Asks every region that is not one of the good file, for every audience that it names; in a sample, and where the texts of
    /// notices alone are others, for one audience, each in turn.
    private mutating func ask(_ holidays: HolidayTable) {
        _ = (holidays.release, holidays.digest, holidays.tableRelease, holidays.wasMade(with: table))
        let isNamedAlike = holidays.names == good.names
        for region in holidays.regions where !isNamedAlike || !good.regions.contains(region) {
            let isEveryAudience = TestCases.areExhaustive && !(isNamedAlike && hasDaysOfGoodRegion(region))
            let audiences = holidays.audiences(in: region.head.id) ?? []
            for (index, audience) in audiences.enumerated()
            where isEveryAudience || index == opened % audiences.count {
                guard let daysOff = table.workCalendar(in: region.head.id, for: audience, by: holidays) else {
                    continue
                }
                layouts += 1
                Self.ask(daysOff)
            }
            if !TestCases.areExhaustive { return }
        }
    }

    /// Whether a region of the good file has the same days, whoever decided them.
    private func hasDaysOfGoodRegion(_ region: HolidayRegion) -> Bool {
        good.regions.contains { other in
            other.head == region.head && other.days == region.days && other.notices.count == region.notices.count
        }
    }

    private static func ask(_ daysOff: WorkCalendar) {
        for year in [2026, 2027] {
            _ = daysOff.breaks(inYear: year)
            _ = daysOff.leaveSuggestions(inYear: year, takingUpTo: 3)
        }
        for notice in daysOff.notices { _ = (notice.number, notice.authority) }
        _ = daysOff.workdayCount(in: day("2025-01-01")...day("2028-12-31"))
        for days in [400, -400] { _ = daysOff.workday(byAdding: days, to: day("2026-06-01")) }
        for day in [
            .min, .max, day("2026-02-17"), (daysOff.completeDays ?? daysOff.days).lastDay, daysOff.days.lastDay,
        ] {
            _ = daysOff.notice(for: daysOff.status(of: day))
        }
    }
}
