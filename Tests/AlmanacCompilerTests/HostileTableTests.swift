import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler
@testable import AlmanacCore

/// Bodies with a valid checksum and anything inside: opening them gives a table or an error, and asking such a table
/// anything gives some answer. A trap would end the test run.
@Suite struct HostileTableTests {
    private let release = "2026a" as ASCIIName

    /// Asks a table everything there is to ask, at some days.
    private func interrogate(_ table: AlmanacTable, _ numbers: inout RepeatableNumbers) -> Int {
        var answers = table.release.count + table.digest.count + table.calendarIDs.count
        for id in table.calendarIDs {
            guard let calendar = table.calendar(id) else { continue }
            answers += calendar.lunarYears.count
            let festivals = calendar.festivals()
            answers += walk(festivals) { $0.length + Int($0.lastDay.rawValue & 1) }
            let (first, last) = (calendar.days.firstDay, calendar.days.lastDay)
            var days = [Day.min, .max, first, last, table.days.firstDay, table.days.lastDay]
            for _ in 0..<2 { days.append(Day(rawValue: .random(in: .min ... .max, using: &numbers))) }
            for _ in 0..<3 { days.append(Day(rawValue: .random(in: first.rawValue...last.rawValue, using: &numbers))) }
            for day in days { answers += interrogate(calendar, day) + festivals.on(day).count }
            answers += walk(calendar.months(beginningIn: .min ... .max)) { $0.length }
            answers += walk(calendar.termEvents(in: .min ... .max)) { $0.marginSeconds }
            answers += walk(calendar.phaseEvents(in: .min ... .max)) { $0.marginSeconds }
        }
        return answers
    }

    private func interrogate(_ calendar: LunisolarCalendar, _ day: Day) -> Int {
        var answers = 0
        if let date = calendar.lunarDate(on: day) {
            answers += calendar.day(of: date) == nil ? 0 : 1
            answers += date.description.utf8.count
        }
        if let month = calendar.month(containing: day) {
            answers += Int(month.lastDay.rawValue & 1)
            answers += calendar.month(month.month, ofYear: month.year)?.length ?? 0
        }
        let year = GregorianDate(day).year
        answers += calendar.leapMonth(ofYear: year)?.number ?? 0
        for term in [SolarTerm.xiaohan, .chunfen, .dongzhi] {
            answers += (calendar.termEvent(term, inYear: year)?.uncertaintySeconds ?? 0) & 1
        }
        answers += calendar.lunarYear(containing: day).map { $0.length + walk($0.months) { $0.length } } ?? 0
        answers += calendar.phaseEvent(on: day)?.marginSeconds ?? 0
        answers += calendar.nextPhaseEvent(after: day)?.marginSeconds ?? 0
        answers += calendar.previousPhaseEvent(before: day)?.marginSeconds ?? 0
        answers += calendar.termEvent(on: day)?.marginSeconds ?? 0
        answers += calendar.nextTermEvent(after: day)?.marginSeconds ?? 0
        answers += calendar.previousTermEvent(before: day)?.marginSeconds ?? 0
        answers += calendar.season(on: day) == nil ? 0 : 1
        answers += calendar.pillars(on: day) == nil ? 0 : 1
        let span = day...Day(rawValue: day.rawValue.addingReportingOverflow(40).overflow ? .max : day.rawValue + 40)
        answers += walk(calendar.months(beginningIn: span)) { $0.length }
        answers += walk(calendar.termEvents(in: span)) { $0.marginSeconds }
        answers += walk(calendar.phaseEvents(in: span)) { $0.marginSeconds }
        return answers
    }

    /// Some elements at both ends of a collection.
    private func walk<Elements: RandomAccessCollection>(_ elements: Elements, _ value: (Elements.Element) -> Int) -> Int
    {
        (elements.prefix(3).map(value) + elements.suffix(3).map(value)).reduce(elements.count) { $0 ^ $1 }
    }

    // MARK: - Small tables, many of them

    /// A table of two lunar years, 1900 and 1901, so small that thousands of changes to it can be tried.
    private func smallBody() throws -> [UInt8] {
        let lengths: [Int32] = [
            29, 30, 29, 29, 30, 29, 30, 30, 29, 30, 30, 29, 30, 29, 30, 29, 29, 30, 29, 30, 29, 30, 30, 30, 29,
        ]
        let newYear = day("1900-01-31")
        let firstDays = lengths.indices.map { Day(rawValue: newYear.rawValue + lengths.prefix($0).reduce(0, +)) }
        let years = [
            MonthTable.Year(firstLunation: 0, leapMonth: 8), MonthTable.Year(firstLunation: 13, leapMonth: 0),
        ]
        let end = Day(rawValue: newYear.rawValue + lengths.reduce(0, +))
        let months = try #require(
            MonthTable(
                firstDays: firstDays + [end],
                firstYear: 1900,
                years: years + [MonthTable.Year(firstLunation: 25, leapMonth: 0)]
            )
        )
        let termDays = try #require(
            TermDayTable(
                firstNumber: 0,
                days: [day("1900-01-06"), day("1900-01-20"), day("1900-02-04"), day("1900-02-19")],
                origin: day("1900-01-05"),
                offsets: [Int32](repeating: 0, count: 24)
            )
        )
        let calendar = CalendarSection(
            id: .china,
            eras: [.init(firstDay: newYear, offset: 28_800), .init(firstDay: end, offset: 0)],
            following: CalendarSection.Following(calendar: .korea, lastDay: newYear),
            months: months,
            termDays: termDays,
            notes: [
                EventNote(event: .term, index: 1, remark: .exception(computedDaysLater: -1)),
                EventNote(event: .newMoon, index: 3, remark: .dispute(daysLater: 1, by: "2026a")),
            ]
        )
        let terms = TermSection(
            firstNumber: 0,
            origin: -2_208_000_000,
            spacing: 86_166_000_000,
            parabolas: [TermSection.Parabola](repeating: .init(constant: 3, slope: -5, curvature: 7), count: 24),
            predictor: LinearPredictor(coefficients: [65_536, -9]),
            deviations: [10, 20, -30, 40]
        )
        let model = PhaseSection.Model(
            parabola: [-2_206_000_000 << 24, 2_551_443 << 24, 5],
            harmonics: [.init(amplitude: 9_000_000, phase: 77)],
            residuals: [Int8](repeating: -3, count: 26)
        )
        let phases = PhaseSection(firstLunation: -1236, frequencies: [123_456], models: [model, model, model, model])
        let about = AboutSection(
            promisedDays: newYear...end,
            lastLeapSecondDay: end,
            heldMillisecondsTTMinusUTC: 69_184,
            leapSecondsUnknownFrom: end
        )
        let deltaT = DeltaTSection(
            firstYear: 1900,
            centiseconds: [-270, -150, 10, 140],
            sigmaCentiseconds: [72, 71, 70, 70]
        )
        return TableBody.bytes(of: [
            (.about, about.bytes), (.terms, terms.bytes), (.phases, phases.bytes), (.deltaT, deltaT.bytes),
            (.calendar, calendar.bytes),
        ])
    }

    @Test func theSmallTableIsGood() throws {
        let table = try TestTable.open(try smallBody())
        let china = try #require(table.calendar(.china))
        #expect(china.lunarDate(on: day("1900-09-24")) == LunarDate(year: 1900, month: 8, isLeap: true, day: 1))
        #expect(china.termEvents(in: .min ... .max).map(\.day.description).first == "1900-01-06")
    }

    @Test func anyByteMayBeAnything() throws {
        let body = try smallBody()
        var numbers = RepeatableNumbers(seed: 1)
        var opened = 0
        for index in body.indices {
            for value in [0, 0x7F, 0xFF, UInt8.random(in: 0...255, using: &numbers)] {
                var changed = body
                changed[index] = value
                guard let table = try? TestTable.open(changed) else { continue }
                opened += 1
                _ = interrogate(table, &numbers)
            }
        }
        // Most single changes leave a table that can be opened: the test has been somewhere.
        #expect(opened > body.count)
    }

    @Test func anyNumberMayBeExtreme() throws {
        let body = try smallBody()
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
                guard let table = try? TestTable.open(changed) else { continue }
                opened += 1
                _ = interrogate(table, &numbers)
            }
        }
        #expect(opened > body.count / 2)
    }

    @Test func manyBytesMayBeAnything() throws {
        let body = try smallBody()
        var numbers = RepeatableNumbers(seed: 3)
        var opened = 0
        for round in 0..<1500 {
            var changed = body
            for _ in 0...round % 5 {
                // After the directory, so that the sections are still found.
                let index = Int.random(in: 42..<body.count, using: &numbers)
                changed[index] = UInt8.random(in: 0...255, using: &numbers)
            }
            guard let table = try? TestTable.open(changed) else { continue }
            opened += 1
            _ = interrogate(table, &numbers)
        }
        #expect(opened > 300)
    }

    @Test func sectionsOfNoiseAreNoTable() throws {
        var numbers = RepeatableNumbers(seed: 4)
        for _ in 0..<1000 {
            let kinds: [UInt16] = [1, 2, 3, 4, 5, 6, 16, 16, 7]
            let sections = kinds.map { kind -> (kind: UInt16, bytes: [UInt8]) in
                let size = Int.random(in: 0...300, using: &numbers)
                // Small numbers are more dangerous than large ones: counts that can be met.
                let largest: UInt8 = Bool.random(using: &numbers) ? 255 : 3
                return (kind, (0..<size).map { _ in UInt8.random(in: 0...largest, using: &numbers) })
            }
            if let table = try? TestTable.open(TestTable.body(sections)) { _ = interrogate(table, &numbers) }
        }
    }

    @Test func bodiesOfNoiseAreNoTable() {
        var numbers = RepeatableNumbers(seed: 5)
        for round in 0..<3000 {
            let body = (0..<round % 200).map { _ in UInt8.random(in: 0...(round % 2 == 0 ? 255 : 2), using: &numbers) }
            #expect(throws: TableError.self) { try TestTable.open(body) }
        }
    }

    // MARK: - The real table

    @Test func theRealTableMayBeAnythingToo() async throws {
        let body = try await Fixture.compilation.value.body
        var numbers = RepeatableNumbers(seed: 6)
        var opened = 0
        for round in 0..<40 {
            var changed = body
            for _ in 0...round % 3 {
                changed[Int.random(in: 50..<body.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            guard let table = try? TestTable.open(changed) else { continue }
            opened += 1
            _ = interrogate(table, &numbers)
        }
        #expect(opened > 10)
    }

    // MARK: - What used to trap

    @Test func daysBeyondThirtyTwoBitsAreRefused() throws {
        let body = try smallBody()
        let sections = try TestTable.sections(of: body)
        let calendar = sections[4].bytes
        // Name, one byte, two eras, the calendar followed; then the origin of the months.
        for origin in [Int32.max, .max - 100, .min, 2_000_000_000] {
            var changed = sections
            changed[4].bytes =
                Array(calendar[..<37]) + littleEndian(UInt32(bitPattern: origin)) + Array(calendar[41...])
            #expect(throws: TableError.malformedSection(16)) { try TestTable.open(TestTable.body(changed)) }
        }
    }

    @Test func instantsWithoutACivilDayAreRefused() throws {
        let sections = try TestTable.sections(of: try smallBody())
        let phases = sections[2].bytes
        // Number, count, one frequency with its count; then the first coefficient of the parabola.
        for byte in [0x7F, 0x80, 0x20, 0xC0] as [UInt8] {
            var changed = sections
            changed[2].bytes[11 + 7] = byte
            #expect(throws: TableError.malformedSection(3)) { try TestTable.open(TestTable.body(changed)) }
        }
        #expect(phases.count > 20)
    }

    private func littleEndian(_ number: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
