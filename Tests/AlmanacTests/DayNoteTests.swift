import Almanac
import TestSupport
import Testing

/// What is printed on a day by its lunar date alone: 六曜 in Japan, 손 없는 날 in Korea.
@Suite struct DayNoteTests {
    @Test func rokuyoOfThePublishedDays() throws {
        let rows = fields(of: "festival_golden.tsv").filter { $0[0] == "rokuyo" }
        #expect(rows.count == 5)
        for row in rows {
            let date = try #require(LunisolarCalendar.japan.lunarDate(on: day(row[1])))
            #expect(row[3].hasPrefix(date.rokuyo.name(in: .japanese)), "\(row[1])")
        }
    }

    @Test func aLeapMonthCountsByItsNumber() throws {
        #expect(try #require(LunarDate("2017-5L-1")).rokuyo == .taian)
        #expect(try #require(LunarDate("2017-5-1")).rokuyo == .taian)
    }

    @Test func daysWithoutGuestsEndInNineOrZero() throws {
        let date = try #require(LunarDate("2026-1-1"))
        let days = (1...30).filter { LunarDate(year: date.year, month: date.month, day: $0)?.isSonEomneunNal == true }
        #expect(days == [9, 10, 19, 20, 29, 30])
    }
}
