import AlmanacCore
import AlmanacNames
import AlmanacRendering
import CommandSupport

extension Emission {
    /// The days off of a region as a file of KHolidays.
    ///
    /// Users: KDE's KHolidays and with it Plasma and Merkuro, `holidays/file-format.txt` and `holidays/plan2/holiday_*`, as of
    /// 2026-08-12, looked at on 2026-11-23. `public` is a day off; a make-up workday is `civil`, which is shown and not off. The
    /// file of mainland China has those as `public`, which takes them for days off.
    func plan2() throws(UsageError) -> String {
        let list = try HolidayList(self, for: "plan2")
        let country = table.territories(of: list.region).first.field
        let description = list.festivals.calendar.name(of: list.region, in: language)
        var text = list.head.map { ":: \($0)\n" }.joined()
        text += "\ncountry     \"\(country)\"\nlanguage    \"\(language.posixName)\"\n"
        text += "description \"\(description)\"\n\n"
        let months = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november", "december",
        ]
        for entry in list.entries {
            let date = GregorianDate(entry.day)
            let category = entry.isOff ? "public" : "civil"
            // A quotation mark would end the name.
            let name = String(entry.name.map { $0 == "\"" ? "\u{2019}" : $0 })
            text += "\"\(name)\" \(category) on \(date.day) \(months[date.month - 1]) \(date.year)\n"
        }
        return text
    }

    /// The days off and make-up workdays of a region and a year as JSON.
    ///
    /// Users: NateScarlet/holiday-cn and what reads its files, `schema.json` and `2026.json`, as of 2026-08-07, looked at on
    /// 2026-11-23. Numbers of notices stand for the addresses of papers, which move.
    func holidayCN() throws(UsageError) -> String {
        let list = try HolidayList(self, for: "holiday-cn")
        guard years.count == 1 else {
            let usage = "almanac-gen emit holiday-cn --region \(list.region) --years 2026"
            throw .missing("--years of one year", usage: usage)
        }
        let papers = JSONValue.array(list.notices.map { .string($0) }).text
        let days = list.entries.map { entry in
            JSONValue.object([
                "name": .string(entry.name), "date": .string("\(entry.day)"), "isOffDay": .truth(entry.isOff),
            ]).text
        }
        return """
            {
            "$schema": "https://raw.githubusercontent.com/NateScarlet/holiday-cn/master/schema.json",
            "year": \(years.lowerBound),
            "papers": \(papers),
            "days": [
            \(days.joined(separator: ",\n"))
            ]
            }

            """
    }

    /// The days off of a region as an iCalendar file for people who subscribe to holidays.
    ///
    /// Users: thunderbird.net/calendar/holidays, `calgen/models/Calendar.py`, `docs/holiday-calendars.md` and
    /// `media/caldata/autogen/*.ics`, as of 2026-07-23, looked at on 2026-11-23: a file a region, whole days, national holidays
    /// are busy time (OPAQUE). A range of days is one event with an identifier that stays.
    func iCalendar() throws(UsageError) -> String {
        let list = try HolidayList(self, for: "ics")
        let request = ExportRequest(list.festivals, years: years, language: language, holidays: holidays)
        guard var request else { throw .outside("\(years)", first: "1900", last: "2100") }
        request.showsBusyTime = true
        var text = ""
        ICalendarFile(request, [.daysOff]).write { text += $0 }
        return text
    }
}

/// The decided days off and make-up workdays of one region by day, under the names of the ranges to which they belong.
private struct HolidayList {
    let region: RegionID
    let festivals: Festivals
    let entries: [(day: Day, name: String, isOff: Bool)]
    /// The numbers of the notices that decide the days, each once.
    let notices: [String]
    /// The head of a file, with the range of the decided days.
    let head: [String]

    /// Reads the one region of `--region`, which the format of a name has room for.
    init(_ emission: Emission, for format: String) throws(UsageError) {
        guard let region = emission.regions.first, emission.regions.count == 1 else {
            let home = emission.table.homeRegion ?? "mainland"
            throw .missing("--region of one region", usage: "almanac-gen emit \(format) --region \(home)")
        }
        guard let festivals = emission.calendar(of: region)?.festivals(in: [region]),
            let calendar = emission.workCalendars.first
        else { throw .unknownValue("\(region)", of: "region", among: emission.holidays.regionIDs.map { "\($0)" }) }
        let decided = calendar.completeDays?.intersection(emission.days)
        // Neither shape can say that half a day is off.
        let ranges = decided.map { calendar.ranges(in: $0) }?.filter { $0.mark != .halfDay } ?? []
        (self.region, self.festivals) = (region, festivals)
        entries = ranges.flatMap { range in
            let name = range.name(by: festivals, calendar, in: emission.language)
            return range.days.filter(emission.days.contains).map { ($0, name, range.mark == .holiday) }
        }
        if entries.isEmpty {
            StandardError.writeLine(
                "almanac-gen: nothing is decided in \(region) in these years: \(calendar.completeDays.field) is"
            )
        }
        let numbers = ranges.flatMap(\.statuses).compactMap { calendar.notice(for: $0)?.number }
        notices = numbers.filter { !$0.isEmpty }.unique
        head =
            emission.head("Days off of \(region)", sources: "laws and notices as cited in Data/holidays") + [
                "Decided for \(calendar.audience): \(calendar.completeDays.field); looked up on \(calendar.lookedUp)."
            ]
    }
}

extension CalendarLanguage {
    /// The name of the language in the locales of POSIX, which write countries for scripts.
    fileprivate var posixName: String {
        switch self {
        case .simplifiedChinese: "zh_CN"
        case .traditionalChinese: "zh_TW"
        case .english, .korean, .japanese, .vietnamese: tag
        }
    }
}
