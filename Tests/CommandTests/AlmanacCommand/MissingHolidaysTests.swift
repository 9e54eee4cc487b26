import Almanac
import TestSupport
import Testing

/// An answer that leaves out holidays of a region, since its calendar does not have them, says so on standard error.
@Suite struct MissingHolidaysTests {
    /// For every region in every calendar: it is said just when a holiday of the region's own table is not in the answer.
    @Test("a region is named just when a holiday of it is missing", arguments: AlmanacTable.bundled.regionIDs)
    func eachRegion(region: RegionID) throws {
        let words = ["festivals", "1900...2100", "--region", "\(region)"]
        let own = try almanac(words)
        #expect(own.status == 0 && own.errorText.isEmpty, "\(own.errors)")
        for calendar in AlmanacTable.bundled.calendarIDs {
            let run = try almanac(words + ["--calendar", "\(calendar)"])
            let lacks = !Self.holidays(run).isSuperset(of: Self.holidays(own))
            let said =
                "almanac: calendar \(calendar) leaves out public holidays of \(region): "
                + "try --region \(region) by itself, without --calendar"
            #expect(run.status == 0 && run.errors == (lacks ? [said] : []), "\(calendar)")
        }
    }

    /// 설날, Tết and 春分の日 are reckoned by calendars of their own.
    @Test(
        "Pages, tables and files of all regions name those that miss holidays",
        arguments: [
            ["festivals", "2026"], ["month", "2026-02"], ["year", "2026"], ["week", "2026-02-17"],
            ["day", "2026-02-17"], ["day", "2026-02-17", "--format", "{date} {holiday}"], ["export", "csv", "2026"],
            ["export", "ics", "2026"], ["export", "csv", "2026", "--columns", "date,public_holiday"], ["2026-02-17"],
        ]
    )
    func allRegions(words: [String]) throws {
        let english = words[0] == "festivals" ? [] : ["--language", "en"]
        let run = try CommandRun("almanac", words + ["--region", "all"] + english)
        #expect(run.status == 0 && !run.output.isEmpty)
        #expect(run.errors.count == 1)
        #expect(run.errorText.contains("calendar china leaves out public holidays of korea, vietnam, japan: "))
    }

    /// Not that none are there: the calendar of China has 元旦 of every region.
    @Test(
        "the regions of the environment are named in the language of the page",
        arguments: [
            ("ko_KR", "역법 china에 korea, japan의 공휴일이 모두 있지는 않습니다"), ("zh_CN", "历法 china 缺少 korea, japan 的部分公众假日"),
            ("zh_TW", "曆法 china 缺少 korea, japan 的部分公眾假日"), ("ja_JP", "暦 china には korea, japan の祝日がそろっていません"),
            ("vi_VN", "lịch china thiếu ngày nghỉ lễ của korea, japan"),
        ]
    )
    func languages(locale: String, said: String) throws {
        let environment = ["LANG": locale + ".UTF-8", "ALMANAC_REGION": "korea,japan"]
        let page = try almanac("month 2026-02", environment)
        #expect(page.status == 0)
        #expect(page.errorText.contains(said), "\(page.errors)")
    }

    /// An answer that shows no holidays, or finds a name in any calendar, leaves no holidays out.
    @Test(
        "an answer that leaves out no holidays names no region",
        arguments: [
            ["next", "설날", "--from", "2026-01-01"], ["explain", "2033"],
            ["birthday", "1956-8-15", "--from", "2026-01-01"], ["day", "2026-02-17", "--format", "{date} {lunar}"],
            ["export", "ics", "2026", "--feed", "terms"], ["export", "csv", "2026", "--columns", "date,lunar_date"],
        ]
    )
    func silent(words: [String]) throws {
        let run = try almanac(words + ["--region", "korea", "--calendar", "china"])
        #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errors)")
    }

    private static func holidays(_ run: CommandRun) -> Set<Substring> {
        let rows = run.lines.map { $0.split(separator: "\t") }
        return Set(rows.filter { $0.last == "public" }.map { $0[2] })
    }
}
