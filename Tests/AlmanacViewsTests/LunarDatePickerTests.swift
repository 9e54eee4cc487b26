import Almanac
import AlmanacViews
import AlmanacWide
import TestSupport
import Testing

@Suite("The picker of lunar dates")
struct LunarDatePickerTests {
    /// The months of lunar years as they were printed, in order.
    private static func publishedMonths(_ table: String) throws -> [Int: [PublishedMonth]] {
        let rows = try DataFolder.rows(of: "reference/" + table).dropFirst()
        let months = zip(rows, rows.dropFirst()).compactMap { PublishedMonth($0, before: $1) }
        return Dictionary(grouping: months, by: \.year)
    }

    private static func picker(_ calendar: LunisolarCalendar = .china, at day: String) -> LunarDatePicker {
        LunarDatePicker(calendar, showing: TestSupport.day(day))
    }

    private static func month(_ text: String) -> LunarMonthNumber { lunar("2000-\(text)-1").month }

    // MARK: Every turn, against published tables

    private static let tables = [
        ("hko_months.tsv", LunisolarCalendar.hongkong, 1901...2099), ("kasi_months.tsv", .korea, 1900...2049),
    ]

    /// Calendars as issued before 1900, of the wide table.
    private static let issued = [("china", 1646...1898), ("japan", 1686...1871)].compactMap {
        (name, years) -> (String, LunisolarCalendar, ClosedRange<Int>)? in
        let calendar = CalendarID(name).flatMap { AlmanacTable.wide.calendar($0) }
        return calendar.map { (name + "_issued_months.tsv", $0, years) }
    }

    @Test(
        "the wheels have the months and the days that observatories and old calendars print",
        arguments: tables + issued
    )
    func publishedWheels(table: String, calendar: LunisolarCalendar, years: ClosedRange<Int>) throws {
        #expect(Self.issued.count == 2)
        let published = try Self.publishedMonths(table)
        var picker = LunarDatePicker(calendar, showing: .min)
        var (failures, leapMonths) = (Failures(), 0)
        for year in years {
            let months = published[year] ?? []
            picker.year = year
            failures.check(
                picker.monthRows.map(\.month) == months.map(\.name),
                "the months of \(year): \(picker.monthRows)"
            )
            leapMonths += months.filter(\.name.isLeap).count
            for month in months {
                picker.month = month.name
                picker.dayOfMonth = 1
                failures.check(picker.day == month.firstDay, "\(picker) is \(picker.day)")
                let days = picker.dayRows.map(\.day)
                failures.check(days == Array(1...month.length), "the days of \(picker): \(days.count)")
            }
        }
        // Seven leap months in nineteen years.
        #expect(failures.isEmpty && abs(Double(leapMonths) - Double(years.count) * 7 / 19) < 2, "\(failures)")
    }

    @Test(
        "each turn to any year, month and day gives the nearest date printed, and every wheel remembers",
        arguments: tables
    )
    func everyTurn(table: String, calendar: LunisolarCalendar, years: ClosedRange<Int>) throws {
        let published = try Self.publishedMonths(table)
        var picker = LunarDatePicker(calendar, showing: day("2000-01-01"))
        var failures = Failures()
        for name in LunarMonthNumber.allCases {
            let nearest = years.map { year -> PublishedMonth? in
                let months = published[year] ?? []
                return months.first { $0.name == name } ?? months.first { $0.name == name.plain }
            }
            picker.month = name
            for asked in 1...30 {
                picker.dayOfMonth = asked
                // There on odd days and back on even ones: no turn of the year may lose what was asked.
                for (year, month) in asked % 2 == 1 ? Array(zip(years, nearest)) : zip(years, nearest).reversed() {
                    guard let month else { throw PublishedMonth.Missing(year: year) }
                    picker.year = year
                    let shown = min(asked, month.length)
                    let expected = LunarDate(year: year, month: month.name, day: shown)
                    let isRight = picker.date == expected && picker.day == month.firstDay.advanced(by: shown - 1)
                    failures.check(isRight, "\(year)-\(name)-\(asked): \(picker) \(picker.day)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    // MARK: Properties

    @Test(
        "a turn of one wheel moves no other one without need",
        arguments: [LunisolarCalendar.china, .vietnam, .japan, .korea, .hongkong]
    )
    func leastChange(calendar: LunisolarCalendar) {
        var numbers = RepeatableNumbers(seed: 64)
        var failures = Failures()
        for _ in 0..<60 {
            let asked = numbers.days(longest: 3000)
            var picker = LunarDatePicker(calendar, days: asked, showing: numbers.dayAbout(asked))
            let days = picker.days
            for _ in 0..<40 {
                let before = picker
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0:
                    let year = Int.random(in: picker.years, using: &numbers)
                    picker.year = year
                    failures.check(picker.year == year, "\(before) to \(year): \(picker)")
                case 1:
                    let row = picker.monthRows.randomElement(using: &numbers) ?? picker.date
                    picker.month = row.month
                    failures.check(picker.date == row && row.year == before.year, "\(before) to \(row): \(picker)")
                    // Without anything to remember the day stays wherever the other month has it.
                    var other = LunarDatePicker(calendar, days: days, showing: before.day)
                    other.month = row.month
                    let hasDay = other.dayRows.contains { $0.day == before.dayOfMonth }
                    failures.check(!hasDay || other.dayOfMonth == before.dayOfMonth, "\(before) to \(row): \(other)")
                case 2:
                    let row = picker.dayRows.randomElement(using: &numbers) ?? picker.date
                    picker.dayOfMonth = row.day
                    failures.check(picker.date == row, "\(before) to \(row): \(picker)")
                    failures.check(row.year == before.year && row.month == before.month, "\(before) to \(row)")
                default:
                    let other = numbers.dayAbout(days)
                    picker.day = other
                    let nearest = min(max(other, days.firstDay), days.lastDay)
                    failures.check(picker.day == nearest, "\(before) to \(other): \(picker.day)")
                }
                failures.check(calendar.day(of: picker.date) == picker.day, "no such date: \(picker)")
                failures.check(days.contains(picker.day), "\(picker.day) is not one of \(days)")
                let year = picker.year
                picker.year = Int.random(in: picker.years, using: &numbers)
                failures.check(calendar.day(of: picker.date).map(days.contains) == true, "no such date: \(picker)")
                let away = picker
                picker.year = year
                picker.year = away.year
                failures.check(picker.date == away.date, "\(away) and back: \(picker)")
            }
            let rows = [picker.yearRows, picker.monthRows, picker.dayRows]
            failures.check(rows.allSatisfy { $0.contains(picker.date) && $0 == $0.sorted() }, "\(picker) in \(rows)")
            failures.check(rows[0].map(\.year) == Array(picker.years), "the years of \(days)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("every date of two centuries is there again when the year turns away and back")
    func thereAndBack() {
        var failures = Failures()
        // The calendar begins with the eleventh month of 1899.
        for day in DayRange.years(1901, 2100) {
            guard let date = LunisolarCalendar.china.lunarDate(on: day), date.month.isLeap || date.day > 28 else {
                continue
            }
            var picker = LunarDatePicker(.china, showing: day)
            for step in [1, -1, 19] {
                picker.year = date.year + step
                failures.check(picker.month.number == date.month.number, "\(date) and \(step) years: \(picker)")
                picker.year = date.year
                failures.check(picker.day == day && picker.date == date, "\(date) and back: \(picker)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a turned year shows the day on which a birthday is kept once a year")
    func birthdays() throws {
        var failures = Failures()
        for text in ["6L-30", "4L-1", "11L-30", "12-30", "1-1"] {
            let birthday = try #require(LunarMonthDay(text))
            var picker = Self.picker(at: "2017-08-01")
            (picker.month, picker.dayOfMonth) = (birthday.month, birthday.day)
            for year in 1901...2099 {
                picker.year = year
                let kept = picker.calendar.anniversaries(of: birthday, inLunarYears: year...year, rule: .oncePerYear)
                failures.check([picker.day] == kept, "\(birthday) in \(year): \(picker.day), not \(kept)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        // Born on the 30th of a leap sixth month: next kept on the 29th of the plain one, or by the other rule on the day after.
        let picker = Self.picker(at: "2017-08-21")
        let (born, rule) = (LunarMonthDay(picker.date), AnniversaryRule(leapMonth: .plainMonth, thirtieth: .nextDay))
        #expect(picker.calendar.nextAnniversary(of: born, after: picker.day) == day("2018-08-10"))
        #expect(picker.calendar.nextAnniversary(of: born, after: picker.day, rule: rule) == day("2018-08-11"))
    }

    @Test("values beyond the wheels become the nearest row")
    func ends() throws {
        var picker = Self.picker(at: "2026-02-17")
        picker.year = .max
        #expect(picker.date == lunar("2100-1-1") && picker.years.upperBound == 2100)
        picker.year = .min
        #expect(picker.year == picker.years.lowerBound && picker.monthRows.allSatisfy { $0.month.number >= 11 })
        (picker.year, picker.dayOfMonth) = (2026, .max)
        #expect(picker.date == lunar("2026-1-30"))
        picker.dayOfMonth = .min
        #expect(picker.date == lunar("2026-1-1"))
        picker.day = .max
        #expect(picker.day == LunisolarCalendar.china.days.lastDay)
        let beyond = LunarDatePicker(.china, days: day("2300-01-01")...day("2300-12-31"), showing: day("2300-02-01"))
        #expect(beyond.days.count == 1 && beyond.day == LunisolarCalendar.china.days.lastDay)
    }

    // MARK: Threads about other pickers

    @Test("a Gregorian day shows its month and its leap month")
    func shownDays() throws {
        for (day, date) in [
            ("2017-08-18", "2017-6L-27"),  // Android-PickerView#593 showed the plain sixth month
            ("2018-03-06", "2018-1-19"),  // #507 a month late
            ("1987-01-29", "1987-1-1"),  // flutter_lunar_datetime_picker#1 a month late
            ("2033-12-22", "2033-11L-1"),  // lunar-go#5 the twelfth month
        ] {
            #expect(Self.picker(at: day).date == lunar(date))
        }
    }

    @Test("leap month 4 of 2020 keeps its 29 days whichever way the months turn")
    func lengthOfLeapMonth() throws {
        // Android-PickerView#778 and #896: after a turn leap month 4 had 30 days, and the months about it 29.
        var picker = Self.picker(at: "2020-06-20")
        #expect(picker.date == lunar("2020-4L-29") && picker.dayRows.count == 29)
        for (name, length) in [("4", 30), ("4L", 29), ("5", 30), ("4L", 29), ("4", 30)] {
            picker.month = Self.month(name)
            #expect(picker.dayRows.count == length && picker.month == Self.month(name))
        }
        // The months after it keep their numbers, though their rows are one later.
        picker.month = Self.month("5")
        #expect(picker.monthRows.firstIndex(of: picker.date) == 5)
        picker.year = 2021
        #expect(picker.date == lunar("2021-5-29") && picker.monthRows.firstIndex(of: picker.date) == 4)
    }

    @Test("a year of thirteen months ends with its twelfth month")
    func endOfYear() throws {
        var picker = Self.picker(at: "2020-01-25")
        picker.month = Self.month("12")
        picker.dayOfMonth = 30
        #expect(picker.date == lunar("2020-12-30") && picker.day == day("2021-02-11"))
        #expect(picker.monthRows.count == 13 && picker.monthRows.last == picker.date)
        // A twelfth month of 29 days: its last day is the eve of New Year all the same.
        picker.year = 2021
        #expect(picker.date == lunar("2021-12-29") && picker.day == day("2022-01-31"))
        picker.year = 2033
        #expect(picker.monthRows.map { $0.month.description }.suffix(3) == ["11", "11L", "12"])
    }

    @Test("years and months that turn at once never leave the calendar")
    func fastTurns() throws {
        // Android-PickerView#557 stopped with an illegal date.
        var picker = Self.picker(at: "2020-06-20")
        for (year, name) in [(1900, "8L"), (2100, "12"), (1995, "8L"), (1996, "8L"), (2099, "2L")] {
            (picker.year, picker.month, picker.dayOfMonth) = (year, Self.month(name), 30)
            #expect(picker.calendar.absence(of: picker.date) == nil && picker.year == year)
        }
    }

    @Test("days up to today leave no row of tomorrow, even in a leap month")
    func limits() throws {
        // Android-PickerView#984: limits that fall into a leap month.
        let days = day("1950-01-01")...day("2025-08-01")
        var picker = LunarDatePicker(.china, days: days, showing: day("2000-02-04"))
        #expect(picker.years == 1949...2025 && picker.date == lunar("1999-12-29"))
        picker.year = 2025
        #expect(picker.date == lunar("2025-6L-8") && picker.monthRows.count == 7 && picker.dayRows.count == 8)
        picker.dayOfMonth = 5
        #expect(picker.date == lunar("2025-6L-5"))
        picker.year = 1949
        #expect(picker.date == lunar("1949-12-5") && picker.monthRows.map(\.month.number) == [11, 12])
        picker.month = Self.month("11")
        // The range begins on the 13th of the month.
        #expect(picker.date == lunar("1949-11-13") && picker.dayRows.count == 17)
    }

    // MARK: Names

    @Test("the rows have names in six languages")
    func names() throws {
        let picker = Self.picker(at: "2020-05-24")
        let expected: [CalendarLanguage: [String]] = [
            .simplifiedChinese: ["2020年", "闰四月", "初二"], .traditionalChinese: ["2020年", "閏四月", "初二"],
            .english: ["2020", "Leap Month 4", "Day 2"], .korean: ["2020년", "윤4월", "2일"],
            .japanese: ["2020年", "閏4月", "2日"], .vietnamese: ["năm 2020", "tháng 4 nhuận", "mùng 2"],
        ]
        #expect(picker.date == lunar("2020-4L-2"))
        for language in CalendarLanguage.allCases {
            let names = [
                picker.date.yearName(in: language), picker.month.name(in: language), picker.date.dayName(in: language),
            ]
            #expect(names == expected[language])
            let rows = picker.monthRows.map { $0.month.name(in: language) }
            #expect(rows.count == 13 && rows[4] == names[1] && Set(rows).count == 13)
            #expect(Set(picker.dayRows.map { $0.dayName(in: language) }).count == 29)
            #expect(Set(picker.yearRows.map { $0.yearName(in: language) }).count == picker.years.count)
        }
        let pillars = CalendarLanguage.allCases.map { picker.date.yearName(in: $0, style: .pillar) }
        #expect(pillars == ["庚子年", "庚子年", "Gengzi", "경자년", "庚子年", "năm Canh Tý"])
        #expect(picker.date.yearName(in: .english, style: .numberAndPillar) == "2020 (Gengzi)")
    }
}

/// A row of a published table of months; the row after it says how long the month is.
private struct PublishedMonth {
    struct Missing: Error { let year: Int }

    let year: Int
    let name: LunarMonthNumber
    let firstDay: Day
    let length: Int

    init?(_ row: [String], before next: [String]) {
        guard let firstDay = Day(row[0]), let nextDay = Day(next[0]), let year = Int(row[1]), let number = Int(row[2]),
            let name = LunarMonthNumber(number: number, isLeap: row[3] == "1")
        else { return nil }
        (self.year, self.name, self.firstDay, self.length) = (year, name, firstDay, nextDay.days(since: firstDay))
    }
}
