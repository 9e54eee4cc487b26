import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Names through the C functions are those of the Swift library; texts fit the size they are said to need.
@Suite struct NameTests {
    @Test("names in six languages are those of the Swift library", arguments: CalendarLanguage.allCases)
    func names(_ language: CalendarLanguage) throws {
        let library = try CLibrary(.vietnam)
        func check(
            _ expected: String,
            _ write: (UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> almanac_status
        ) {
            #expect(text(write) == expected)
        }
        let tag = language.tag
        for term in SolarTerm.allCases {
            check(term.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_TERMS), Int32(term.rawValue), tag, $0, $1, $2)
            }
        }
        for phase in MoonPhase.allCases {
            check(phase.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_PHASES), Int32(phase.rawValue), tag, $0, $1, $2)
            }
        }
        for pillar in StemBranch.allCases {
            check(pillar.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_PILLARS), Int32(pillar.rawValue), tag, $0, $1, $2)
            }
        }
        for year in 2020...2031 {
            let zodiac = StemBranch.year(year).branch.zodiac
            check(library.swift.name(of: zodiac, in: language)) {
                almanac_zodiac_name(library.calendar, Int32(year), tag, $0, $1, $2)
            }
        }
        check(library.swift.name(in: language)) { almanac_calendar_name(library.calendar, tag, $0, $1, $2) }
        for month in LunarMonthNumber.allCases {
            let date = try #require(LunarDate(year: 2025, month: month, day: Int(month.rawValue)))
            check(date.text(in: language)) { almanac_lunar_date_text(date.rawValue, 0, 0, tag, $0, $1, $2) }
            check(month.name(in: language)) { almanac_lunar_month_name(date.rawValue, 0, tag, $0, $1, $2) }
            check(date.dayName(in: language)) { almanac_lunar_day_name(date.rawValue, tag, $0, $1, $2) }
            check(month.name(in: language, style: .traditional)) {
                almanac_lunar_month_name(date.rawValue, 1, tag, $0, $1, $2)
            }
            for year in LunarDate.YearStyle.allCases {
                let words = date.text(in: language, month: .traditional, year: year)
                check(words) { almanac_lunar_date_text(date.rawValue, 1, Int32(year.rawValue), tag, $0, $1, $2) }
            }
        }
        for season in SolarTerm.Season.allCases {
            check(season.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_SEASONS), Int32(season.rawValue), tag, $0, $1, $2)
            }
        }
        for month in (1...12).compactMap({ YearMonth(year: 2025, month: $0) }) {
            check(library.swift.lunarTitle(of: month, in: language) ?? "") {
                almanac_lunar_title(library.calendar, 2025, Int32(month.month), tag, $0, $1, $2)
            }
        }
        for mark in WorkStatus.Mark.allCases {
            check(mark.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_MARKS), Int32(mark.rawValue) + 1, tag, $0, $1, $2)
            }
        }
        for kind in WorkStatus.Kind.allCases {
            check(kind.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_WORK_KINDS), Int32(kind.rawValue), tag, $0, $1, $2)
            }
        }
        for reason in WorkStatus.Reason.allCases {
            check(reason.name(in: language)) {
                almanac_word_name(Int32(ALMANAC_WORK_REASONS), Int32(reason.rawValue), tag, $0, $1, $2)
            }
        }
        for audience in HolidayTable.bundled.audiences {
            check(audience.name(in: language)) { almanac_audience_name("\(audience)", tag, $0, $1, $2) }
        }
        for region in AlmanacTable.bundled.regionIDs {
            let expected = AlmanacTable.bundled.name(of: region, in: language)
            check(expected) { almanac_region_name(library.table, "\(region)", tag, $0, $1, $2) }
        }
    }

    @Test("a table says what it is")
    func about() throws {
        let library = try CLibrary(.china)
        let table = AlmanacTable.bundled
        #expect(text { almanac_table_release(library.table, $0, $1, $2) } == table.release)
        #expect(text { almanac_table_digest(library.table, $0, $1, $2) } == table.digest)
        for (number, id) in table.calendarIDs.enumerated() {
            #expect(text { almanac_table_calendar(library.table, number, $0, $1, $2) } == id.description)
        }
        for (number, id) in table.regionIDs.enumerated() {
            #expect(text { almanac_table_region(library.table, number, $0, $1, $2) } == id.description)
            let calendar = text { almanac_region_calendar(library.table, id.description, $0, $1, $2) }
            #expect(calendar == table.calendarID(of: id)?.description)
        }
        #expect(almanac_table_calendar(library.table, table.calendarIDs.count, nil, 0, nil) == ALMANAC_ERROR_NONE)
        #expect(almanac_table_region(library.table, -1, nil, 0, nil) == ALMANAC_ERROR_NONE)
        var (first, last): (Int32, Int32) = (0, 0)
        #expect(almanac_table_days(library.table, &first, &last) == 0)
        #expect((first, last) == (day("1900-01-01").rawValue, day("2100-12-31").rawValue))
    }

    @Test("a text that does not fit is not begun")
    func smallBuffers() {
        var buffer = [CChar](repeating: 7, count: 8)
        var needed = 0
        // 立春 has six bytes and a zero.
        for size in 0...6 {
            #expect(
                almanac_word_name(Int32(ALMANAC_TERMS), 2, "zh-Hant", &buffer, size, &needed) == ALMANAC_ERROR_BUFFER
            )
            #expect(needed == 7 && buffer == [CChar](repeating: 7, count: 8))
        }
        #expect(
            almanac_word_name(Int32(ALMANAC_TERMS), 2, "zh-Hant", &buffer, 7, &needed) == 0 && buffer[6] == 0
                && buffer[7] == 7
        )
        #expect(almanac_word_name(Int32(ALMANAC_TERMS), 2, "zh-Hant", nil, 7, &needed) == ALMANAC_ERROR_NULL)
        #expect(almanac_word_name(Int32(ALMANAC_TERMS), 2, "xx", &buffer, 8, nil) == ALMANAC_ERROR_UNKNOWN)
        #expect(almanac_word_name(Int32(ALMANAC_TERMS), 24, "en", &buffer, 8, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_word_name(Int32(ALMANAC_WORK_KINDS), 6, "en", &buffer, 8, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_word_name(Int32(ALMANAC_WORK_REASONS), -1, "en", &buffer, 8, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_audience_name("Nobody", "en", &buffer, 8, nil) == ALMANAC_ERROR_UNKNOWN)
    }
}
