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

// MARK: - Months

extension Emission {
    /// The words of the calendar `.chinese` of Foundation.
    ///
    /// Users: swift-foundation, `Sources/FoundationEssentials/Calendar/Calendar_Chinese.swift`, as of 2026-08-21, looked at on
    /// 2026-11-23: 200 words for 1901 to 2100, four on a line, bits 0-12 the months of 30 days, 13-16 the leap month, 17-22 the
    /// days from 19 January to New Year. Calendars that Foundation does not have yet are packed alike.
    var swiftFoundationYears: String {
        var text = head("Lunar years").map { "// \($0)\n" }.joined()
        for calendar in calendars {
            let years = wholeLunarYears(of: calendar)
            text += "\nstatic let \(calendar)Years: [UInt32] = [\n"
            for start in stride(from: 0, to: years.count, by: 4) {
                let line = years[start..<min(start + 4, years.count)]
                let words = line.compactMap { PackedCalendar.word($0.number, of: calendar) }
                guard words.count == line.count, let first = line.first, let last = line.last else { continue }
                let digits = words.map { "0x" + $0.hexadecimal(digits: 8).uppercased() }
                text += "    \(digits.joined(separator: ", ")), // \(first.number)-\(last.number)\n"
            }
            text += "]\n"
        }
        return text
    }

    /// The rows of the calendars of ICU4X.
    ///
    /// Users: ICU4X, `components/calendar/src/cal/east_asian_traditional/china_data.rs` and `korea_data.rs`, and the trait
    /// `Rules` in `east_asian_traditional.rs`, looked at on 2026-11-23: a row a year with 13 lengths, long or short, the ordinal
    /// of the leap month, and New Year in the Gregorian calendar. The crate packs the rows itself.
    var icu4xYears: String {
        var text = head("Lunar years").map { "// \($0)\n" }.joined()
        for calendar in calendars {
            let years = wholeLunarYears(of: calendar)
            let name = "\(calendar)".uppercased()
            text += "\npub const \(name)_STARTING_YEAR: i32 = \(years.first?.number ?? 0);\n\n#[rustfmt::skip]\n"
            text += "pub const \(name)_DATA: &[PackedEastAsianTraditionalYearData] = {\n"
            text += "    use calendrical_calculations::gregorian::fixed_from_gregorian as gregorian;\n"
            text += "    let l = true; // long\n    let s = false; // short\n    &[\n"
            for year in years {
                let letters = (0..<13).map { $0 < year.count && year[$0].length == 30 ? "l" : "s" }
                let lengths = letters.joined(separator: ", ")
                let leap = year.leapMonth.map { "Some(\($0.number + 1))" } ?? "None"
                let date = GregorianDate(year.newYearsDay)
                text +=
                    "        PackedEastAsianTraditionalYearData::new(\(year.number), [\(lengths)], \(leap), "
                text += "gregorian(\(date.year), \(date.month), \(date.day))),\n"
            }
            text += "    ]\n};\n"
        }
        return text
    }

    /// The lunar years that begin in the years and that a calendar has whole.
    private func wholeLunarYears(of calendar: LunisolarCalendar) -> [LunarYear] {
        years.compactMap { calendar.lunarYear($0) }
    }
}
