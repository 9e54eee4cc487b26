import AlmanacWords
import CompilerSupport
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler
@testable import AlmanacCore

/// Bodies with a valid checksum and anything inside: opening them gives a table or an error, and asking such a table
/// anything gives some answer. A trap would end the test run.
@Suite struct HostileTableTests {
    /// Asks a table everything there is to ask, at some days; whether the body opened.
    private func opens(_ body: [UInt8], _ numbers: inout RepeatableNumbers) -> Bool {
        guard let table = try? TestTable.open(body) else { return false }
        _ = TableQuestions(table).answers(&numbers)
        return true
    }

    // MARK: - Small tables, many of them

    @Test("the small table is good") func theSmallTable() throws {
        let table = try TestTable.open(SmallTable.body())
        let china = try #require(table.calendar(.china))
        #expect(china.lunarDate(on: day("1900-09-24")) == LunarDate(year: 1900, month: 8, isLeap: true, day: 1))
        #expect(china.termEvents(in: .min ... .max).map(\.day.description).first == "1900-01-06")
        let festivals = china.festivals()
        #expect(Set(festivals.map(\.id)) == ["laba", "chuxi", "sanfu"])
        #expect(festivals.name(of: "laba", in: .korean) == "납팔")
        #expect(china.grid(of: try YearMonth(parsing: "1900-09")) != nil)
        #expect(table.region(ofTerritory: try #require(TerritoryCode("CN"))) == "mainland")
        #expect(FestivalFinder(table).matching("大晦日").map(\.value) == ["chuxi"])
    }

    /// A section that the small table lacks would never be attacked.
    @Test("the small table has every section") func theSmallTableHasEverySection() async throws {
        let small = try TestTable.sections(of: SmallTable.body())
        let real = try await Fixture.sections()
        #expect(Set(small.map(\.kind)) == Set(real.map(\.kind)))
        #expect(small.count == SmallTable.sectionCount)
    }

    @Test("any byte may be anything") func anyByteMayBeAnything() throws {
        let body = SmallTable.body()
        var numbers = RepeatableNumbers(seed: 1)
        var opened = 0
        for index in body.indices {
            for value in [0, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &numbers)] {
                var changed = body
                changed[index] = value
                if opens(changed, &numbers) { opened += 1 }
            }
        }
        // Most single changes leave a table that can be opened: the test has been somewhere.
        #expect(opened > body.count)
    }

    @Test("any number may be extreme") func anyNumberMayBeExtreme() throws {
        let body = SmallTable.body()
        var numbers = RepeatableNumbers(seed: 2)
        // The ends of 32 and of 64 bits, little-endian, signed and unsigned.
        let (ones, end): ([UInt8], [UInt8]) = ([0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F])
        let (zeros, beginning): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 0, 0, 0x80])
        let extremes = [end, beginning, ones, ones + end, zeros + beginning]
        var opened = 0
        for index in 0..<body.count - 8 {
            let extreme = extremes[index % extremes.count]
            for extreme in [extreme, extremes[(index + 2) % extremes.count]] {
                var changed = body
                changed.replaceSubrange(index..<index + extreme.count, with: extreme)
                if opens(changed, &numbers) { opened += 1 }
            }
        }
        #expect(opened > body.count / 2)
    }

    @Test("many bytes may be anything") func manyBytesMayBeAnything() throws {
        let body = SmallTable.body()
        var numbers = RepeatableNumbers(seed: 3)
        var opened = 0
        for round in 0..<1500 {
            var changed = body
            for _ in 0...round % 5 {
                // After the directory, so that the sections are still found.
                let index = Int.random(in: 2 + SmallTable.sectionCount * 8..<body.count, using: &numbers)
                changed[index] = UInt8.random(in: 0...255, using: &numbers)
            }
            if opens(changed, &numbers) { opened += 1 }
        }
        #expect(opened > 300)
    }

    @Test("sections of noise are no table") func sectionsOfNoise() throws {
        var numbers = RepeatableNumbers(seed: 4)
        for _ in 0..<1000 {
            let kinds: [UInt16] = [1, 2, 3, 4, 5, 6, 16, 16, 7, 8]
            let sections = kinds.map { kind -> (kind: UInt16, bytes: [UInt8]) in
                let size = Int.random(in: 0...300, using: &numbers)
                // Small numbers are more dangerous than large ones: counts that can be met.
                let largest: UInt8 = Bool.random(using: &numbers) ? 255 : 3
                return (kind, (0..<size).map { _ in UInt8.random(in: 0...largest, using: &numbers) })
            }
            _ = opens(TestTable.body(sections), &numbers)
        }
    }

    @Test("bodies of noise are no table") func bodiesOfNoise() {
        var numbers = RepeatableNumbers(seed: 5)
        for round in 0..<3000 {
            let body = (0..<round % 200).map { _ in UInt8.random(in: 0...(round % 2 == 0 ? 255 : 2), using: &numbers) }
            #expect(throws: TableError.self) { try TestTable.open(body) }
        }
    }

    // MARK: - The real table

    @Test("the real table may be anything too") func theRealTable() async throws {
        let body = try await Fixture.compilation.value.body
        var numbers = RepeatableNumbers(seed: 6)
        var opened = 0
        for round in 0..<40 {
            var changed = body
            for _ in 0...round % 3 {
                changed[Int.random(in: 50..<body.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            if opens(changed, &numbers) { opened += 1 }
        }
        #expect(opened > 10)
    }

    // MARK: - What used to trap

    @Test("days beyond thirty two bits are refused") func daysBeyondThirty() throws {
        let body = SmallTable.body()
        let sections = try TestTable.sections(of: body)
        let calendar = sections[4].bytes
        // Name, one byte, two eras, the calendar followed, the lunations before; then the origin of the months.
        for origin in [Int32.max, .max - 100, .min, 2_000_000_000] {
            var changed = sections
            changed[4].bytes =
                Array(calendar[..<39]) + littleEndian(UInt32(bitPattern: origin)) + Array(calendar[43...])
            #expect(throws: TableError(.malformedSection(16), in: .table)) {
                try TestTable.open(TestTable.body(changed))
            }
        }
    }

    /// Term days counted from an end of `Int32` would wrap into the pages of the calendar.
    @Test("term days beyond thirty two bits are refused") func termDaysBeyond() throws {
        let even = [Int32](repeating: 0, count: SolarTerm.count)
        for firstNumber in [-1_000_000, -1000, 0, 1000, 1_000_000] as [Int32] {
            for origin in [Int32.min, .min + 1, -2_000_000_000, 2_000_000_000, .max - 15_300, .max] {
                let body = try body(termOrigin: origin, offsets: even, firstNumber: firstNumber)
                #expect(throws: TableError(.malformedSection(16), in: .table)) { try TestTable.open(body) }
            }
        }
        // Nothing but the origin is wrong with these tables.
        let origin = day("1900-01-05").rawValue
        let table = try TestTable.open(try body(termOrigin: origin, offsets: even, firstNumber: 1000))
        #expect(table.calendar(.china)?.termEvents(in: .min ... .max).count == 4)
    }

    /// Offsets further apart than eight days are of no Sun, and a page would have to look for a term everywhere.
    @Test("terms far from their places are refused") func termsFarFromTheir() throws {
        let origin = day("1900-01-05").rawValue
        for term in 0..<SolarTerm.count {
            var offsets = [Int32](repeating: 0, count: SolarTerm.count)
            offsets[term] = 8 << 16
            #expect((try? TestTable.open(try body(termOrigin: origin, offsets: offsets, firstNumber: 0))) != nil)
            offsets[term] += 1
            let tooFar = try body(termOrigin: origin, offsets: offsets, firstNumber: 0)
            #expect(throws: TableError(.malformedSection(16), in: .table)) { try TestTable.open(tooFar) }
        }
    }

    /// A month of 28 or of 31 days is none; every other change of a first day is a table.
    @Test("months have 29 or 30 days") func monthsHave29Or30Days() throws {
        let calendar = try #require(try TestTable.open(SmallTable.body()).calendarSections.first)
        let days = (0...calendar.months.count).map { calendar.months.firstDay(ofLunation: $0) }
        var failures = Failures()
        var opened = 0
        for lunation in days.indices {
            for change: Int32 in [-1, 1] {
                var changed = days
                changed[lunation] += change
                let isWhole = zip(changed, changed.dropFirst()).allSatisfy { (29...30).contains($1 - $0) }
                guard let body = try body(firstDays: changed, like: calendar) else { continue }
                let isOpened = (try? TestTable.open(body)) != nil
                if isOpened { opened += 1 }
                failures.check(isOpened == isWhole, "lunation \(lunation) by \(change)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(opened > 2)
    }

    /// The small body with months that begin on other days, or nil if two bits cannot say them.
    private func body(firstDays: [Int32], like calendar: CalendarSection) throws -> [UInt8]? {
        let days = firstDays.map { Day(rawValue: $0) }
        let (year, years) = (calendar.months.firstYear, calendar.months.years)
        guard let months = MonthTable(firstDays: days, firstYear: year, years: years) else { return nil }
        let section = CalendarSection(
            id: calendar.id,
            eras: calendar.eras,
            following: calendar.following,
            months: months,
            termDays: calendar.termDays,
            notes: calendar.notes
        )
        var sections = try TestTable.sections(of: SmallTable.body())
        sections[4].bytes = section.bytes
        return TestTable.body(sections)
    }

    /// Terms that are out of order, or eight days from where a page looks for them, stay off the pages or on their days.
    @Test("term days in disorder are safe") func termDaysInDisorder() throws {
        var numbers = RepeatableNumbers(seed: 7)
        var opened = 0
        for round in 0..<60 {
            let base = [0, 0, 0, Int32.max - 8 << 16, .min][round % 5]
            let offsets = (0..<SolarTerm.count).map { _ in base + .random(in: 0...8 << 16, using: &numbers) }
            // Nearly all of them counted so that the four terms are within the two years of the calendar.
            let firstNumber = Int32.random(in: -1_000_000...1_000_000, using: &numbers)
            let elapsed = (Double(firstNumber) * 365.24219 / 24 + Double(base) / 65_536).rounded()
            let near = Int32(clamping: Int(day("1900-06-01").rawValue) - Int(elapsed))
            let origin = round % 7 == 0 ? [-1_000_000_000, 1_000_000_000][round % 2] : near
            let body = try body(termOrigin: origin, offsets: offsets, firstNumber: firstNumber)
            guard let table = try? TestTable.open(body), let china = table.calendar(.china) else { continue }
            opened += 1
            _ = TableQuestions(table).answers(&numbers)
            for month in 2...12 {
                guard let page = YearMonth(year: 1900, month: month).flatMap({ china.grid(of: $0) }) else { continue }
                for cell in page.cells where cell.term != nil {
                    let number = try #require(china.termDays.numbers.first { china.termDays.day($0) == cell.day })
                    #expect(cell.term == SolarTerm(wrapping: number))
                }
            }
        }
        #expect(opened > 50)
    }

    /// The small body with other days of terms: their origin, how far they are from even spacing, and the first number.
    private func body(termOrigin: Int32, offsets: [Int32], firstNumber: Int32) throws -> [UInt8] {
        var sections = try TestTable.sections(of: SmallTable.body())
        let even = [Int32](repeating: 0, count: SolarTerm.count)
        let found = termDays(day("1900-01-05").rawValue, even, 0)
        let range = try #require(sections[4].bytes.firstRange(of: found))
        // The four terms fill the byte after their number, or parts of two.
        if firstNumber % 4 != 0 { sections[4].bytes.insert(0, at: range.upperBound + 2) }
        sections[4].bytes.replaceSubrange(range, with: termDays(termOrigin, offsets, firstNumber))
        sections[1].bytes.replaceSubrange(0..<4, with: littleEndian(UInt32(bitPattern: firstNumber)))
        return TestTable.body(sections)
    }

    private func termDays(_ origin: Int32, _ offsets: [Int32], _ firstNumber: Int32) -> [UInt8] {
        ([origin] + offsets + [firstNumber]).flatMap { littleEndian(UInt32(bitPattern: $0)) }
    }

    @Test("instants without a civil day are refused") func instantsWithoutACivil() throws {
        let sections = try TestTable.sections(of: SmallTable.body())
        let phases = sections[2].bytes
        // Number, count, one frequency with its count; then the first coefficient of the parabola.
        for byte in [0x7F, 0x80, 0x20, 0xC0] as [UInt8] {
            var changed = sections
            changed[2].bytes[11 + 7] = byte
            #expect(throws: TableError(.malformedSection(3), in: .table)) {
                try TestTable.open(TestTable.body(changed))
            }
        }
        #expect(phases.count > 20)
    }

    private func littleEndian(_ number: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
