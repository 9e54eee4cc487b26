import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Pages and files with an issued day on which the instant does not fall: the time is never joined with that day.
@Suite struct PublishedDayPageTests {
    private static let rows: [(id: CalendarID, day: String, clock: String)] = [
        (.china, "1912-11-23", "1912-11-22 23:48:08"), (.china, "1913-09-24", "1913-09-23 23:52:42"),
        (.china, "1979-01-21", "1979-01-20 23:59:54"), (.hongkong, "2057-09-28", "2057-09-29 00:00:44"),
        (.hongkong, "2084-03-19", "2084-03-20 00:00:47"), (.hongkong, "2097-08-07", "2097-08-08 00:01:49"),
        (.vietnam, "1906-04-23", "1906-04-24 00:06:26"), (.vietnam, "1925-01-25", "1925-01-24 22:30:33"),
    ]

    @Test(
        "the time stands with its own day",
        arguments: rows.indices,
        [CalendarLanguage.traditionalChinese, .english, .vietnamese]
    )
    func timeWithItsDay(row: Int, language: CalendarLanguage) throws {
        let (id, issued, clock) = Self.rows[row]
        let (date, time) = (day(issued), clock.suffix(8))
        let festivals = try #require(AlmanacTable.bundled.calendar(id)).festivals()
        let settings = TerminalSettings(width: 200, language: language)
        let page = try #require(festivals.text(of: date, settings)).text()
        #expect(page.contains("  \(issued)≈  (") && page.contains(" \(clock))  "))
        #expect(!page.contains("\(issued) \(time)"))

        let week = try #require(festivals.text(ofWeekContaining: date, settings)).text()
        #expect(week.contains(" \(clock.prefix(16))≈"))
        // The day after and the day before name the event with both days too.
        for neighbour in [date.previous, date.next].compactMap(\.self) {
            let page = try #require(festivals.text(of: neighbour, settings)).text()
            #expect(page.contains("  \(issued)≈  (") && !page.contains("\(issued) \(time)"), "\(neighbour)")
        }
        let month = try #require(festivals.text(of: YearMonth(date), settings)).text()
        #expect(month.contains("\(GregorianDate(date).day)≈"))
        #expect(!month.contains("≈ \(time.prefix(5))"))
    }

    @Test("the notes of a month have the issued day") func notesOfMonth() throws {
        let festivals = LunisolarCalendar.china.festivals()
        let settings = TerminalSettings(width: 80, language: .traditionalChinese)
        let page = try #require(festivals.text(of: YearMonth(day("1979-01-21")), settings)).text()
        #expect(page.hasSuffix("6 小寒 06:31 · 21 大寒 1979-01-20 23:59≈\n+ 法定假日 · 中國農曆 · 中國大陸 · UTC+8"), "\(page)")
    }

    @Test("a published day names its authority") func namedAuthority() throws {
        let festivals = LunisolarCalendar.hongkong.festivals()
        let settings = TerminalSettings(width: 200, language: .english)
        let page = try #require(festivals.text(of: day("2084-03-19"), settings)).text()
        #expect(
            page.contains(
                """
                Spring Equinox  2084-03-19≈  (instant 2084-03-20 00:00:47)  2084-03-19T16:00:47Z  \
                0h + 00:00:47 ± 100 s  ≈ hko 2084-03-19
                """
            )
        )
    }

    @Test("files have the authority and the computed day") func filesNameAuthority() throws {
        let request = try ExportRequest.test(1979...1979)
        let calendar = request.iCalendar([.terms])
            .replacing("\r\n ", with: "")
        #expect(
            calendar.contains(
                """
                DTSTART;VALUE=DATE:19790121\r\nDTEND;VALUE=DATE:19790122\r\nSUMMARY:≈大寒\r\n\
                DESCRIPTION:1978戊午年十二月廿三\\n\
                時刻: 1979-01-20 23:59:54 UTC+8 (1979-01-20T15:59:54Z)\\n曆書: 中國農曆\\; 推算日期: 1979-01-20\r\n
                """
            )
        )
        let table = request.csv
        #expect(
            table.contains(
                ",大寒,dahan,2,1979-01-20T15:59:54Z,published,china,1979-01-20,"
                    + "下弦,last-quarter,4,1979-01-21T11:23:19Z,certain,,,"
            )
        )
        let object = request.json
        #expect(
            object.contains(
                #""date":"1979-01-21","term":1,"name":"大寒","utc":"1979-01-20T15:59:54Z","marginSeconds":-6,"#
                    + #""certainty":"published","uncertaintySeconds":1,"authority":"china","otherDate":"1979-01-20"}"#
            )
        )
        let page = request.html
        #expect(page.contains("<p class=\"t4\" title=\"曆書: 中國農曆; 推算日期: 1979-01-20\">≈大寒</p>"))
        #expect(page.contains(", 大寒 (曆書: 中國農曆; 推算日期: 1979-01-20), "))
        let month = try #require(YearMonth(year: 1979, month: 1))
        #expect(request.poster(month).contains(">≈大寒<"))
    }

    /// A sheet says below its days why one is not certain, and nothing if all are.
    @Test("a poster names the uncertain days in a footnote") func posterFootnote() throws {
        let month = try #require(YearMonth(year: 1979, month: 1))
        let reason = ">≈大寒 1979-01-21 (曆書: 中國農曆; 推算日期: 1979-01-20)</text>\n"
        for month in [month, nil] {
            let text = try ExportRequest.test(1979...1979).poster(month)
            #expect(text.contains(reason))
        }
        let certain = try ExportRequest.test()
        let text = certain.poster()
        #expect(!text.contains("≈"))
    }

    /// The words of every language name the authority and the day, and differ from those of a dispute.
    @Test("every language says that a day is published", arguments: CalendarLanguage.allCases)
    func everyLanguage(language: CalendarLanguage) throws {
        let published = Certainty.published(by: "hko", computedDay: day("2057-09-29"))
        let disputed = Certainty.disputed(by: "hko", day: day("2057-09-29"))
        let remark = try #require(LunisolarCalendar.hongkong.remark(on: published, in: language))
        #expect(remark.contains(": hko; ") && remark.hasSuffix(": 2057-09-29"))
        #expect(remark != LunisolarCalendar.hongkong.remark(on: disputed, in: language))
        #expect(published.sign == "≈")
    }
}
