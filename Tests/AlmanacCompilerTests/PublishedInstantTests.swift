import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import Ephemeris

/// The instants of the finished table against JPL DE440.
@Suite struct PublishedInstantTests {
    /// Half a second of rounding and 0.05 s of theory.
    @Test("the table is within its rounding") func theTableIsWithin() async throws {
        let table = try await Fixture.table()
        let scales = try Theory(from: Fixture.folder.get()).timeScales
        let china = try #require(table.calendar(.china))
        let published = try Fixture.reference("jpl_instants.tsv").publishedInstants()
        #expect(published.count == 1542)
        var failures = Failures()
        for event in published {
            let clock = scales.calendarClock(event.time)
            let day = Day(rawValue: Int32((clock / 86_400).rounded(.down)))
            let around = Day(rawValue: day.rawValue - 2)...Day(rawValue: day.rawValue + 2)
            let found: Instant? =
                switch event.kind {
                case .term(let term): china.termEvents(in: around).first { $0.kind == term }?.instant
                case .phase(let phase): china.phaseEvents(in: around).first { $0.kind == phase }?.instant
                }
            let apart = found.map { abs(Double($0.secondsSince1970) - clock) } ?? .infinity
            failures.check(apart <= 0.55, "\(event.kind) on \(day): \(apart) s")
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
