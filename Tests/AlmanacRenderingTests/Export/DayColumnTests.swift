import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Every number of the table of days, on every day of two centuries, against a formula or a count of its own.
@Suite struct DayColumnTests {
    /// The numbers of each day from 1900-01-01, by the names of their columns.
    private static let rows: [[String: Int]] = {
        let columns = DayColumn.all.filter { $0.name != "lunar_date" && !$0.name.hasSuffix("_pillar") }
        guard let request = try? ExportRequest.test(1900...2100) else { return [] }
        return request.years.flatMap { year in
            request.rows(ofYear: year).map { row in
                var numbers: [String: Int] = [:]
                for column in columns {
                    switch column.value(row) {
                    case .number(let number): numbers[column.name] = number
                    case .truth(let isTrue): numbers[column.name] = isTrue ? 1 : 0
                    case .text, .absent: break
                    }
                }
                return numbers
            }
        }
    }()

    /// The Gregorian calendar by the algorithm of Fliegel and Van Flandern (1968), from the Julian Day Number.
    @Test("dates follow the Julian day number") func julianDayNumber() {
        var failures = Failures()
        var firstOfYear = 0
        for (index, row) in Self.rows.enumerated() {
            let number = Self.firstNumber + index
            let (year, month, day) = Self.date(number)
            if month == 1 && day == 1 { firstOfYear = number }
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let expected = [
                "year": year, "month": month, "day_of_month": day,
                "quarter": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4][month - 1], "day_of_year": number - firstOfYear + 1,
                "leap_year": leap ? 1 : 0, "weekday": number % 7 + 1, "weekend": number % 7 >= 5 ? 1 : 0,
            ]
            for (name, value) in expected { failures.check(row[name] == value, "\(year)-\(month)-\(day) \(name)") }
        }
        #expect(Self.rows.count == 73_414)
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A week belongs to the year of its Thursday; the week with the first Thursday is the first.
    @Test("weeks are counted by their Thursdays") func isoWeeks() {
        var failures = Failures()
        for (index, row) in Self.rows.enumerated() {
            let number = Self.firstNumber + index
            let thursday = number - number % 7 + 3
            let year = Self.date(thursday).year
            var (week, earlier) = (1, thursday - 7)
            while Self.date(earlier).year == year { (week, earlier) = (week + 1, earlier - 7) }
            failures.check(row["iso_year"] == year && row["iso_week"] == week, "\(Self.date(number)): \(year)-W\(week)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// 2000-01-01 was 戊午, the 55th day of the cycle; 1984 began a cycle of years; 1900 began in the 13th month, 丙子, and
    /// every sectional term, which has an odd number, begins the next.
    @Test("pillars are counted") func countedPillars() {
        var failures = Failures()
        var month = 13
        for (index, row) in Self.rows.enumerated() {
            let number = Self.firstNumber + index
            let year = row["lunar_year"] ?? 0
            if (row["term_number"] ?? 0) % 2 == 1 { month = month % 60 + 1 }
            let expected = [
                "day_pillar_number": (number - 2_451_545 + 54 + 60_000) % 60 + 1,
                "year_pillar_number": (year - 1984 + 600) % 60 + 1, "zodiac_number": (year - 1984 + 600) % 12 + 1,
                "month_pillar_number": month,
            ]
            for (name, value) in expected {
                failures.check(row[name] == value, "\(Self.date(number)) \(name): \(row[name] ?? 0), not \(value)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Lengths are counted in the rows; a month or year that is cut off by the end of the table is not compared.
    @Test("lengths are counted") func countedLengths() {
        var failures = Failures()
        for (names, length) in [
            (["lunar_year"], "lunar_year_length"), (["lunar_year", "lunar_month", "lunar_leap"], "lunar_month_length"),
        ] {
            var group: [Int] = []
            var first = 0
            var isWhole = false
            for (index, row) in Self.rows.enumerated() {
                let key = names.map { row[$0] ?? 0 }
                guard key != group else { continue }
                for earlier in first..<index where isWhole {
                    failures.check(
                        Self.rows[earlier][length] == index - first,
                        "\(Self.date(Self.firstNumber + earlier))"
                    )
                }
                isWhole = !group.isEmpty
                (group, first) = (key, index)
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Terms and phases come in their order, 24 and 4; between two terms are 14 to 17 days, between two phases 6 to 9.
    @Test("events come in turn") func eventsInTurn() {
        var failures = Failures()
        for (name, count, days) in [("term_number", 24, 14...17), ("phase_number", 4, 6...9)] {
            var last: (index: Int, number: Int)?
            for (index, row) in Self.rows.enumerated() {
                guard let number = row[name] else { continue }
                if let last {
                    let follows = number == last.number % count + 1 && days.contains(index - last.index)
                    failures.check(follows, "\(Self.date(Self.firstNumber + index)) \(name) \(number)")
                }
                last = (index, number)
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A festival runs on the days after the first until its last, and its days are counted.
    @Test("the days of spans are counted") func spans() throws {
        let request = try ExportRequest.test(2020...2030)
        var spans: [FestivalID: (dayNumber: Int, lastDay: Day)] = [:]
        var failures = Failures()
        for row in request.years.flatMap({ Array(request.rows(ofYear: $0)) }) {
            let running = row.running
            for festival in running where row.day != request.days.firstDay {
                guard let span = spans[festival.id] else { continue }
                failures.check(festival.dayNumber == span.dayNumber + 1, "\(row.day) \(festival.id)")
                spans[festival.id] = (festival.dayNumber, span.lastDay)
            }
            for (id, span) in spans where row.day <= span.lastDay {
                failures.check(running.contains { $0.id == id }, "\(row.day) \(id) does not run")
            }
            for festival in row.beginning where festival.length > 1 { spans[festival.id] = (1, festival.lastDay) }
        }
        #expect(spans.count >= 12)
        #expect(failures.isEmpty, "\(failures)")
    }

    /// The Julian Day Number of 1900-01-01, a Monday.
    private static let firstNumber = 2_415_021

    private static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
        var l = number + 68569
        let n = 4 * l / 146_097
        l -= (146_097 * n + 3) / 4
        let i = 4000 * (l + 1) / 1_461_001
        l -= 1461 * i / 4 - 31
        let j = 80 * l / 2447
        let month = j + 2 - 12 * (j / 11)
        return (100 * (n - 49) + i + j / 11, month, l - 2447 * j / 80)
    }
}
