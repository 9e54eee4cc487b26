import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Dates through the C functions are those of the Swift library, on every day.
@Suite struct DateTests {
    @Test(
        "every day of 1900-2100 has the date of the Swift library, one by one and by the array",
        arguments: AlmanacTable.bundled.calendarIDs
    )
    func everyDay(_ id: CalendarID) throws {
        let library = try CLibrary(id)
        var failures = Failures()
        let days = library.swift.days.map(\.rawValue)
        var dates = [almanac_lunar_date](repeating: 1, count: days.count)
        var back = [Int32](repeating: 1, count: days.count)
        var missing = 1
        #expect(almanac_lunar_dates_on(library.calendar, days, days.count, &dates, &missing) == 0 && missing == 0)
        #expect(almanac_days_of_lunar(library.calendar, dates, days.count, &back, &missing) == 0 && missing == 0)
        #expect(back == days)
        for (index, day) in library.swift.days.enumerated() {
            let expected = try #require(library.swift.lunarDate(on: day))
            let date = almanac_lunar_date_on(library.calendar, day.rawValue)
            let again = almanac_day_of_lunar(library.calendar, date)
            failures.check(almanac_lunar_absence(library.calendar, date) == 0, "\(day): no date")
            failures.check(date == dates[index] && again == day.rawValue, "\(day): \(date)")
            let parts = (almanac_lunar_year(date), almanac_lunar_month(date), almanac_lunar_day(date))
            failures.check(
                parts == (Int32(expected.year), Int32(expected.month.number), Int32(expected.day))
                    && (almanac_lunar_is_leap(date) == 1) == expected.month.isLeap
                    && almanac_lunar(parts.0, parts.1, almanac_lunar_is_leap(date), parts.2) == date,
                "\(day): \(parts), \(expected)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("the file of 1646-2200 gives days that histories give") func wideFile() {
        var table: OpaquePointer?
        #expect(almanac_table_open_file(UInt32(ALMANAC_ABI), DataFolder.path + "/almanac-wide.bin", &table) == 0)
        defer { almanac_table_close(table) }
        var china: OpaquePointer?
        #expect(almanac_calendar_open(table, "china", &china) == 0)
        defer { almanac_calendar_close(china) }
        // New Year of 康熙 50, and the birth of 曾國藩 on 嘉慶 16-10-11.
        for (year, month, day, lunar) in [
            (1711, 2, 17, almanac_lunar(1711, 1, 0, 1)), (1811, 11, 26, almanac_lunar(1811, 10, 0, 11)),
        ] {
            var number: Int32 = 0
            #expect(almanac_day_of(Int32(year), Int32(month), Int32(day), &number) == 0)
            #expect(almanac_lunar_date_on(china, number) == lunar, "\(year)")
        }
    }

    @Test("a number that is no day or no date says why")
    func absences() throws {
        let library = try CLibrary(.china)
        func status(of text: String) -> almanac_status {
            var date: almanac_lunar_date = 0
            #expect(almanac_parse_lunar(text, &date) == 0)
            #expect(almanac_day_of_lunar(library.calendar, date) == .min)
            return almanac_lunar_absence(library.calendar, date)
        }
        #expect(status(of: "2024-6L-1") == ALMANAC_ERROR_LEAP_MONTH)
        #expect(status(of: "2024-1-30") == ALMANAC_ERROR_THIRTIETH)
        #expect(status(of: "2200-1-1") == ALMANAC_ERROR_RANGE)
        #expect(almanac_lunar_date_on(library.calendar, .min) == 0)
        #expect(almanac_lunar_absence(library.calendar, 0) == ALMANAC_ERROR_ARGUMENT)
        #expect(
            almanac_lunar(2024, 13, 0, 1) == 0 && almanac_lunar(2024, 1, 0, 31) == 0 && almanac_lunar(0, 1, 0, 1) == 0
        )
    }

    @Test("an array marks and counts the elements that it cannot convert")
    func missingElements() throws {
        let library = try CLibrary(.korea)
        var dates: [almanac_lunar_date] = [9, 9, 9]
        var missing = 0
        #expect(almanac_lunar_dates_on(library.calendar, [.min, 20501, .max], 3, &dates, &missing) == 0)
        #expect(missing == 2 && dates == [0, almanac_lunar(2026, 1, 0, 1), 0])
        var days: [Int32] = [9, 9, 9, 9]
        let asked: [almanac_lunar_date] = [0, .max, almanac_lunar(2026, 1, 0, 1), almanac_lunar(2026, 1, 1, 1)]
        #expect(almanac_days_of_lunar(library.calendar, asked, 4, &days, &missing) == 0)
        #expect(missing == 3 && days == [.min, .min, 20501, .min])
    }

    @Test("Gregorian days are those of the Swift library")
    func gregorianDays() {
        var failures = Failures()
        for number in stride(from: Int32(-800_000), through: 800_000, by: 97) + [.min, .max, 0] {
            let expected = GregorianDate(Day(rawValue: number))
            var date = almanac_date()
            var day: Int32 = 0
            let parts = (Int32(expected.year), Int32(expected.month), Int32(expected.day))
            failures.check(
                almanac_date_on(number, &date) == 0 && almanac_day_of(parts.0, parts.1, parts.2, &day) == 0
                    && day == number
                    && (date.year, Int32(date.month), Int32(date.day)) == parts
                    && date.weekday == Day(rawValue: number).weekday.rawValue,
                "\(number)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
        var day: Int32 = 5
        #expect(almanac_day_of(2026, 2, 29, &day) == ALMANAC_ERROR_ARGUMENT && day == 5)
        #expect(almanac_day_of(.max, 1, 1, &day) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_parse_day("2026-02-17", &day) == 0 && day == 20501)
        for text in ["", "2026-2-17", "2026-02-30", "tomorrow", "2026-02-17 ", "\u{661}"] {
            #expect(almanac_parse_day(text, &day) == ALMANAC_ERROR_TEXT)
            #expect(almanac_parse_lunar(text + "x", nil) == ALMANAC_ERROR_TEXT)
        }
    }

    @Test("every lunar year has the months of the Swift library", arguments: AlmanacTable.bundled.calendarIDs)
    func months(_ id: CalendarID) throws {
        let library = try CLibrary(id)
        var failures = Failures()
        for year in 1890...2110 {
            let found = list(of: almanac_month()) { almanac_months_of_year(library.calendar, Int32(year), $0, $1, $2) }
            let expected = library.swift.lunarYear(year).map { Array($0) }
            failures.check(found?.count == expected?.count, "\(year): \(found?.count ?? -1) months")
            for (found, expected) in zip(found ?? [], expected ?? []) {
                failures.check(
                    found.first_day == expected.firstDay.rawValue && Int(found.length) == expected.length
                        && LunarDate(rawValue: found.first_date)?.month == expected.month
                        && almanac_lunar_year(found.first_date) == Int32(year),
                    "\(expected)"
                )
                var month = almanac_month()
                let last = found.first_day + found.length - 1
                failures.check(
                    almanac_month_on(library.calendar, last, &month) == 0 && month.first_day == found.first_day,
                    "\(expected): its last day"
                )
            }
            var leap: Int32 = -1
            let status = almanac_leap_month(library.calendar, Int32(year), &leap)
            failures.check(
                library.swift.lunarYears.contains(year)
                    ? status == 0 && Int(leap) == library.swift.leapMonth(inLunarYear: year)?.number ?? 0
                    : status == ALMANAC_ERROR_RANGE,
                "\(year): leap month \(leap)"
            )
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}
