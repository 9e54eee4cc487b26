import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler
@testable import AlmanacCore

/// Months and term days in the table: arithmetic against looking through the list.
@Suite struct DayTableLayoutTests {
    // MARK: - Months

    /// Years and months as irregular as the sky allows, from random numbers.
    private struct MadeUpMonths {
        let firstDays: [Day]
        let years: [MonthTable.Year]
        /// Year, month and leap of every lunation but the last.
        var names: [(year: Int, month: LunarMonthNumber)] = []

        init(firstDay: Int32, firstYear: Int, yearCount: Int, phase: Double, _ numbers: inout RepeatableNumbers) {
            let yearStarts = (0...yearCount).map {
                Int((Double($0) * 12.368_266 + phase).rounded()) - Int(phase.rounded())
            }
            var years: [MonthTable.Year] = []
            for (index, start) in yearStarts.enumerated() {
                let isLong = index < yearCount && yearStarts[index + 1] - start == 13
                let leap = isLong ? Int.random(in: 1...12, using: &numbers) : 0
                years.append(MonthTable.Year(firstLunation: start, leapMonth: leap))
                guard index < yearCount else { continue }
                for number in 1...12 {
                    for isLeap in number == leap ? [false, true] : [false] {
                        if let month = LunarMonthNumber(number: number, isLeap: isLeap) {
                            names.append((firstYear + index, month))
                        }
                    }
                }
            }
            self.years = years
            firstDays = (0...(yearStarts.last ?? 0)).map { lunation in
                let mean = Double(lunation) * 29.530_588_861 + 0.5
                let day = mean + Double.random(in: -0.6...0.6, using: &numbers)
                return Day(rawValue: firstDay + Int32(day.rounded(.down)))
            }
        }
    }

    @Test(
        "every day is in its month",
        arguments: [
            (-25_000, 1, 329, 0.0), (0, 1900, 329, 0.3), (1_000_000, 5000, 100, -0.4), (-999_999_000, 9000, 300, 0.1),
            (999_000_000, 1, 2, 0),
        ] as [(Int32, Int, Int, Double)]
    )
    func everyDayIsInItsMonth(firstDay: Int32, firstYear: Int, yearCount: Int, phase: Double) throws {
        var numbers = RepeatableNumbers(seed: UInt64(yearCount))
        let skipped = 400 + yearCount % 4
        let made = MadeUpMonths(firstDay: firstDay, firstYear: firstYear, yearCount: yearCount, phase: phase, &numbers)
        let packed = try #require(
            MonthTable(firstDays: made.firstDays, firstYear: firstYear, years: made.years, skipping: skipped)
        )
        var writer = ByteWriter()
        writer.write(packed, skipping: skipped)
        let (read, remaining) = try writer.bytes.readBeginning(as: 16) { reader throws(MalformedBytes) in
            try MonthTable(reading: &reader, skipping: skipped)
        }
        #expect(read == packed && remaining == 0)
        let table = Lunations(read, notes: [], publishedUntil: .max)

        var failures = Failures()
        for (lunation, name) in made.names.enumerated() {
            let (first, next) = (made.firstDays[lunation], made.firstDays[lunation + 1])
            failures.check(table.firstDay(ofLunation: lunation) == first, "first day of \(lunation)")
            failures.check(table.year(ofLunation: lunation) == name.year, "year of \(lunation)")
            failures.check(table.month(ofLunation: lunation) == name.month, "month of \(lunation)")
            failures.check(table.lunation(of: name.month, inYear: name.year) == lunation, "\(name)")
            for day in [first.rawValue, first.rawValue + 1, first.rawValue + 15, next.rawValue - 1] {
                failures.check(table.lunation(containing: Day(rawValue: day)) == lunation, "day \(day) of \(lunation)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        let (first, end) = (made.firstDays[0].rawValue, made.firstDays[made.names.count].rawValue)
        for outside in [first - 1, end, .min, .max] {
            #expect(table.lunation(containing: Day(rawValue: outside)) == nil)
        }
        #expect(table.days == Day(rawValue: first)...Day(rawValue: end - 1))
    }

    @Test("rows that do not fit are refused") func whatDoesNotFit() throws {
        var numbers = RepeatableNumbers(seed: 3)
        let made = MadeUpMonths(firstDay: 0, firstYear: 2000, yearCount: 20, phase: 0, &numbers)
        let (days, years) = (made.firstDays, made.years)
        #expect(MonthTable(firstDays: days, firstYear: 2000, years: years) != nil)
        #expect(MonthTable(firstDays: [], firstYear: 2000, years: []) == nil)
        #expect(MonthTable(firstDays: days, firstYear: 2000, years: []) == nil)
        #expect(MonthTable(firstDays: days, firstYear: 0, years: years) == nil)
        #expect(MonthTable(firstDays: days, firstYear: 9990, years: years) == nil)
        // A month too few, and a gap between two years.
        #expect(MonthTable(firstDays: days.dropLast(), firstYear: 2000, years: years) == nil)
        var gap = years
        gap[5] = MonthTable.Year(firstLunation: years[5].firstLunation + 1, leapMonth: years[5].leapMonth)
        #expect(MonthTable(firstDays: days, firstYear: 2000, years: gap) == nil)
        // A new moon five days late.
        var late = days
        late[40] = Day(rawValue: late[40].rawValue + 5)
        #expect(MonthTable(firstDays: late, firstYear: 2000, years: years) == nil)
    }

    // MARK: - Term days

    @Test("the first term from a day on is found") func theFirstTerm() async throws {
        let calendar = try #require(try await Fixture.table().calendarSections.first)
        let table = calendar.termDays
        #expect(table.numbers == TableSpan.bundled.terms)
        var failures = Failures()
        var number = table.numbers.lowerBound
        let (first, last) = (table.day(number).rawValue - 40, table.day(table.numbers.upperBound - 1).rawValue + 40)
        for day in first...last {
            while number < table.numbers.upperBound && table.day(number).rawValue < day { number += 1 }
            failures.check(table.firstNumber(onOrAfter: Day(rawValue: day)) == number, "day \(day)")
        }
        #expect(failures.isEmpty, "\(failures)")
        // However far away: no product of days may run over.
        for power in 20...30 {
            let far = Int32(1) << Int32(power)
            #expect(table.firstNumber(onOrAfter: Day(rawValue: -far)) == table.numbers.lowerBound)
            #expect(table.firstNumber(onOrAfter: Day(rawValue: far)) == table.numbers.upperBound)
        }
        #expect(table.firstNumber(onOrAfter: .min) == table.numbers.lowerBound)
        #expect(table.firstNumber(onOrAfter: .max) == table.numbers.upperBound)
    }

    @Test("term days come back and what is too far is refused") func termDaysCome() throws {
        let offsets = [Int32](repeating: 0, count: 24)
        let origin = Day(rawValue: 1000)
        let days = [1000, 1018, 1030, 1045 + 3].map { Day(rawValue: $0) }
        let table = try #require(TermDayTable(firstNumber: 0, days: days, origin: origin, offsets: offsets))
        var writer = ByteWriter()
        writer.write(table)
        #expect(try writer.bytes.read(as: 16, TermDayTable.init(reading:)) == table)
        #expect((0..<4).map { table.day($0) } == days)
        // Residuals reach from 0 to 3 days.
        for day in [Int32(999), 1004] {
            let alone = [Day(rawValue: day)]
            #expect(TermDayTable(firstNumber: 0, days: alone, origin: origin, offsets: offsets) == nil)
        }
    }

    // MARK: - Two bits

    @Test("two bit numbers come back", arguments: 0...9, 0...3)
    func twoBitNumbers(count: Int, skipped: Int) {
        let numbers = (0..<count).map { UInt8(($0 * 7 + 3) & 3) }
        let packed = TwoBitNumbers.pack(numbers, skipping: skipped)
        #expect(packed.count == (skipped + count + 3) / 4)
        let unpacked = ([9, 9] + packed).withUnsafeBufferPointer { bytes in
            TwoBitNumbers.unpack(UnsafeBufferPointer(rebasing: bytes[2...]), count: skipped + count)
        }
        #expect(unpacked == [UInt8](repeating: 0, count: skipped) + numbers)
    }
}
