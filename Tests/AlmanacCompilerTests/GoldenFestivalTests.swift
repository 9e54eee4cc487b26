import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The festivals of a table compiled here, against the days that several sources agree on: a wrong rule shows even if a table
/// made with it has been committed.
@Suite struct GoldenFestivalTests {
    /// The festivals of all regions in each calendar; a day of no lunar calendar is asked of China's.
    private static let compiled = Task { () throws -> [String: Festivals] in
        let table = try await Fixture.table()
        var festivals: [String: Festivals] = [:]
        for calendar in table.calendarIDs.compactMap({ table.calendar($0) }) {
            festivals["\(calendar.id)"] = calendar.festivals(in: table.regionIDs)
        }
        festivals["gregorian"] = festivals["china"]
        return festivals
    }

    /// The rows of `festival_golden.tsv` about festivals: `pillar-*` and `rokuyo` are about the reader.
    @Test("every golden day is compiled") func everyGoldenDay() async throws {
        let compiled = try await Self.compiled.value
        let rows = try Fixture.reference("festival_golden.tsv").dataLines().dropFirst()
            .filter { !$0.word(0).hasPrefix("pillar-") && $0.word(0) != "rokuyo" }
        var failures = Failures()
        for row in rows {
            let festivals = try #require(compiled[row.word(2)], "\(row.word(2))")
            let found = festivals.on(day(row.word(1))).contains { "\($0.id)" == row.word(0) && $0.isFirstDay }
            failures.check(found, "\(row.word(0)) on \(row.word(1)) in \(row.word(2))")
        }
        #expect(failures.isEmpty && rows.count >= 482, "\(failures)")
    }
}
