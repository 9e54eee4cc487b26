import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// The compiler hands over no table that answers otherwise than it was compiled.
@Suite struct ReadBackTests {
    /// The calendars of the data, and the same with the rows of China changed.
    private func calendars(_ rows: String = "") async throws -> [CompiledCalendar] {
        let folder = try Fixture.folder.get()
        let text = String(decoding: try folder.file("calendars/china.txt").bytes, as: UTF8.self)
        return try await Fixture.calendars(of: folder.with("calendars/china.txt", text + "\n# For tests.\n" + rows))
    }

    private func festivals(_ calendars: [CompiledCalendar]) async throws -> CompiledFestivals {
        let instants = try await Fixture.compilation.value.instants
        return try CompiledFestivals(from: Fixture.folder.get(), calendars, instants, Fixture.theories.get())
    }

    @Test("the table is what it was made of") func theTableIsWhatItWas() async throws {
        let calendars = try await calendars()
        try await Fixture.compilation.value.requireReadsBack(calendars, await festivals(calendars))
    }

    /// The new moon of 2026-02-17 was at 20:01, and no term is near it: only the months tell the two calendars apart.
    @Test("other months are found") func otherMonthsAreFound() async throws {
        let compilation = try await Fixture.compilation.value
        let same = try await festivals(try await calendars())
        for day in ["2026-02-16", "2026-02-18"] {
            let others = try await calendars("exception new-moon \(day)\n")
            await #expect {
                try await compilation.requireReadsBack(others, same)
            } throws: {
                "\($0)" == "\(CompileError.notReadBack("months"))"
            }
        }
    }

    @Test("other days of terms are found") func otherDaysOfTerms() async throws {
        let compilation = try await Fixture.compilation.value
        let same = try await festivals(try await calendars())
        let others = try await calendars("exception term qingming 2026-04-06\n")
        await #expect {
            try await compilation.requireReadsBack(others, same)
        } throws: {
            "\($0)" == "\(CompileError.notReadBack("days of the solar terms"))"
        }
    }

    /// The day after the 29th is the 30th or the first of the next month: no lunar day says so, only a list.
    @Test("a day after the twenty ninth is there") func aDayAfter() async throws {
        let text = """
            # Rules for tests: of nobody.
            calendars all

            # From nowhere.
            festival after-it 一 一 After It
            note all all lunar 4 29 +1

            """
        let folder = try Fixture.folder.get().with("festivals/test.txt", text)
        let calendars = try await calendars()
        let instants = try await Fixture.compilation.value.instants
        let section = try CompiledFestivals(from: folder, calendars, instants, Fixture.theories.get()).section
        let index = try #require(section.ids.firstIndex(of: "after-it"))
        let rows = section.rows.filter { Int($0.festival) == index }
        var failures = Failures()
        let china = try #require(try await Fixture.table().calendar(.china))
        for year in 1900...2100 {
            let last = try #require(
                LunarDate(year: year, month: 4, isLeap: false, day: 29).flatMap { china.day(of: $0) }
            )
            let dayOfYear = UInt16(GregorianDate(try #require(last.next)).dayOfYear)
            let found = rows.contains { row in
                guard case .list(let list) = row.anchor, row.calendars & 1 != 0 else { return false }
                return section.dayOfYear(list: list, year: year) == dayOfYear
            }
            failures.check(found, "\(year)")
        }
        #expect(failures.isEmpty && !rows.isEmpty, "\(failures)")
    }
}
