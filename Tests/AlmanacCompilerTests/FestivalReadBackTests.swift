import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The compiler's own check of its festivals: it accepts the table, and no other day, order or kind.
@Suite struct FestivalReadBackTests {
    /// Spans that began before the table or overlap, and a festival of two kinds.
    private static let text = """
        # Rules for tests: of nobody.
        calendars all

        # From nowhere.
        festival long-december 一 一 Long December
        season all all gregorian 12 1 lasting 30
        festival sanfu-overlap 二 二 Overlap
        note all all each-branch chou sanfu-zhong lasting 20
        festival two-kinds 三 三 Two Kinds
        note all all lunar 8 1 lasting 3
        traditional taiwan 1950-2000 lunar 8 2 lasting 9
        """

    private struct Case {
        let expected: FestivalReadBack
        let read: [Festival]
    }

    /// The festivals of the Chinese calendar, from the rules and from the table.
    private static let china = Task { () throws -> Case in
        let folder = try Fixture.folder.get().with("festivals/test.txt", text)
        // This compares them already: an error if it finds a difference that is none.
        let compilation = try await Compilation(folder)
        let table = try AlmanacTable(header: compilation.header, body: compilation.body)
        let calendars = try await Fixture.calendars(of: folder)
        let festivals = try FestivalSet(from: folder, calendars: calendars.map(\.id))
        let calendar = try #require(table.calendar(.china))
        let china = try #require(calendars.first { $0.id == .china })
        let evaluation = FestivalEvaluation(
            festivals: festivals,
            calendar: china,
            sun: festivals.longitudeInstants(try Fixture.theories.get(), years: TableSpan.bundled.yearsWithDays),
            otherDays: [],
            other: china
        )
        return Case(
            expected: try FestivalReadBack(evaluation, days: calendar.days),
            read: Array(try #require(calendar.festivals(in: table.regionIDs)))
        )
    }

    @Test("the table agrees with its rows") func theTableAgrees() async throws {
        let china = try await Self.china.value
        #expect(china.expected.agrees(with: china.read))
        for id in ["long-december", "sanfu-overlap", "two-kinds"] as [FestivalID] {
            #expect(china.read.contains { $0.id == id && !$0.isFirstDay })
        }
    }

    @Test("a day that is missing or too many is found") func aDayThatIsMissing() async throws {
        let china = try await Self.china.value
        let running = china.read.indices.filter { !china.read[$0].isFirstDay && china.read[$0].id == "sanfu-zhong" }
        let beginning = china.read.indices.filter { china.read[$0].isFirstDay }
        for index in [running.first, running.last, beginning.first, beginning.last].compactMap({ $0 }) {
            var read = china.read
            let festival = read.remove(at: index)
            #expect(!china.expected.agrees(with: read), "without \(festival)")
            read.insert(contentsOf: [festival, festival], at: index)
            #expect(!china.expected.agrees(with: read), "twice \(festival)")
        }
        #expect(!china.expected.agrees(with: china.read.dropLast()))
        #expect(!china.expected.agrees(with: []))
    }

    @Test("another order kind or number is found") func anotherOrderKind() async throws {
        let china = try await Self.china.value
        let read = china.read
        let index = try #require(read.indices.dropLast().last { read[$0].day == read[$0 + 1].day })
        var swapped = read
        swapped.swapAt(index, index + 1)
        #expect(!china.expected.agrees(with: swapped))

        let running = try #require(read.lastIndex { !$0.isFirstDay && $0.id == "sanfu-zhong" })
        let festival = read[running]
        for (kind, length, number) in [
            (FestivalKind.calendarNote, festival.length, festival.dayNumber),
            (festival.kind, 30 - festival.length, festival.dayNumber),
            (festival.kind, festival.length, festival.dayNumber - 1),
        ] {
            var changed = read
            changed[running] = Festival(
                id: festival.id,
                kind: kind,
                day: festival.day,
                length: UInt8(length),
                dayNumber: UInt8(number)
            )
            #expect(!china.expected.agrees(with: changed), "\(kind), day \(number) of \(length)")
        }
    }
}
