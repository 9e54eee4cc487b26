import Almanac
import Testing

@testable import AlmanacRendering

/// A name with the special characters of every format.
let hostileName = "<script>\"a\", 'b'; \\ ]]>\n&"

extension ExportRequest {
    /// A request of the bundled Chinese calendar.
    static func test(
        _ years: ClosedRange<Int> = 2026...2026,
        _ language: CalendarLanguage = .traditionalChinese,
        anniversaries: [Anniversary] = []
    ) throws -> ExportRequest {
        try #require(
            ExportRequest(
                LunisolarCalendar.china.festivals(),
                years: years,
                language: language,
                anniversaries: anniversaries
            )
        )
    }

    /// A request with a hostile anniversary on 中秋.
    static func hostile() throws -> ExportRequest {
        try test(anniversaries: [try .test("8", 15, hostileName)])
    }

    /// The files of the request, with weeks from Monday on.
    var html: String { Self.text { writeHTML(firstWeekday: .monday, to: $0) } }
    var csv: String { Self.text { writeCSV(to: $0) } }
    var json: String { Self.text { writeJSON(to: $0) } }

    /// The sheet of a month, or of the first year.
    func poster(_ month: YearMonth? = nil) -> String {
        Self.text { writeSVG(of: month, firstWeekday: .monday, to: $0) }
    }

    func iCalendar(_ feeds: [Feed]) -> String { Self.text { ICalendarFile(self, feeds).write(to: $0) } }

    /// The text of an export.
    static func text(_ write: ((String) -> Void) -> Void) -> String {
        var text = ""
        write { text += $0 }
        return text
    }
}

extension Anniversary {
    /// An anniversary; the default rule gives it a day in every year.
    static func test(
        _ month: String,
        _ day: Int,
        _ name: String = "x",
        _ leapMonth: AnniversaryRule.LeapMonth = .leapElsePlain,
        _ thirtieth: LunarDate.Overflow = .lastDay
    ) throws -> Anniversary {
        let rule = AnniversaryRule(leapMonth: leapMonth, thirtieth: thirtieth)
        let month = try #require(LunarMonthNumber(month))
        return Anniversary(try #require(LunarMonthDay(month: month, day: day)), name: name, rule: rule)
    }
}
