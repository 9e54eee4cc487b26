import Almanac
import TestSupport
import Testing

/// What is printed on a day by its lunar date alone: 六曜 in Japan, 손 없는 날 in Korea.
@Suite struct DayNoteTests {
    @Test("published days have their 六曜")
    func rokuyo() throws {
        let rows = fields(of: "festival_golden.tsv").filter { $0[0] == "rokuyo" }
        #expect(rows.count >= 5)
        for row in rows {
            let rokuyo = try #require(LunisolarCalendar.japan.rokuyo(on: day(row[1])))
            #expect(row[3].hasPrefix(rokuyo.name(in: .japanese)), "\(row[1])")
        }
    }

    @Test("a leap month counts by its number")
    func leapMonth() throws {
        let japan = LunisolarCalendar.japan
        for date in ["2017-5-1", "2017-5L-1"] {
            #expect(japan.day(of: lunar(date)).flatMap { japan.rokuyo(on: $0) } == .taian, "\(date)")
        }
    }

    @Test("손 없는 날 end in nine or zero")
    func sonEomneunNal() throws {
        let month = try #require(LunisolarCalendar.korea.month(containing: day("2026-03-01")))
        let days = (1...month.length).filter {
            LunisolarCalendar.korea.isSonEomneunNal(month.firstDay.advanced(by: $0 - 1)!)
        }
        #expect(month.length == 30 && days == [9, 10, 19, 20, 29, 30])
    }

    @Test("other calendars have neither custom")
    func otherCalendars() {
        for calendar in [LunisolarCalendar.china, .hongkong, .korea, .vietnam] {
            #expect(calendar.rokuyo(on: day("2026-02-17")) == nil)
        }
        for calendar in [LunisolarCalendar.china, .hongkong, .japan, .vietnam] {
            #expect(!calendar.isSonEomneunNal(day("2026-02-25")))
        }
        #expect(LunisolarCalendar.japan.rokuyo(on: day("1850-01-01")) == nil)
        #expect(!LunisolarCalendar.korea.isSonEomneunNal(day("1850-01-01")))
    }
}
