import Almanac
import AlmanacC
import CAlmanac
import TestSupport
import Testing

/// Words for programs, and what a table knows of regions and their territories.
@Suite struct WordTests {
    @Test("words stand at the numbers of the values that they name")
    func words() {
        expect(ALMANAC_LANGUAGES, CalendarLanguage.allCases.map(\.tag))
        expect(ALMANAC_TERMS, SolarTerm.allCases.map(\.identifier))
        expect(ALMANAC_SEASONS, ["spring", "summer", "autumn", "winter"])
        expect(ALMANAC_PHASES, ["new", "first-quarter", "full", "last-quarter"])
        expect(ALMANAC_CERTAINTIES, ["certain", "near-midnight", "disputed", "published", "computed"])
        expect(ALMANAC_FESTIVAL_KINDS, FestivalKind.allCases.map(\.description))
        expect(ALMANAC_HALVES, ["", "morning", "afternoon", "either"])
        expect(ALMANAC_MARKS, ["", "holiday", "make-up-workday", "half-day"])
        expect(ALMANAC_LABEL_SUBJECTS, ["festival", "term", "lunar-month", "lunar-day"])
        expect(ALMANAC_COLOURS, ["plain", "blue", "red"])
        expect(ALMANAC_PILLARS, StemBranch.allCases.map { "\($0.stem)\($0.branch)" })
        #expect(word(ALMANAC_WORK_KINDS, ALMANAC_MAKE_UP_WORKDAY) == "make-up-workday")
        #expect(word(ALMANAC_WORK_REASONS, ALMANAC_ELECTION) == "election")
        #expect(almanac_word(-1, 0, nil, 0, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_word(.max, 0, nil, 0, nil) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_word(0, -1, nil, 0, nil) == ALMANAC_ERROR_NONE)
    }

    private func word(_ list: Int, _ number: Int) -> String? {
        text { almanac_word(Int32(list), number, $0, $1, $2) }
    }

    private func expect(_ list: Int, _ words: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(words.indices.map { word(list, $0) } == words, sourceLocation: sourceLocation)
        let end = almanac_word(Int32(list), words.count, nil, 0, nil)
        #expect(end == ALMANAC_ERROR_NONE, sourceLocation: sourceLocation)
    }

    @Test("every audience that has a word has a name in every language")
    func audiences() throws {
        var number = 0
        while let id = word(ALMANAC_AUDIENCES, number) {
            let name = try #require(text { almanac_audience_name(id, "ko", $0, $1, $2) })
            #expect(name != id)
            number += 1
        }
        #expect(number == 9)
    }

    @Test("regions have territories and weeks, and territories have regions")
    func territories() throws {
        let library = try CLibrary(.china)
        func territory(_ region: String, _ number: Int) -> String? {
            text { almanac_region_territory(library.table, region, number, $0, $1, $2) }
        }
        #expect((0..<3).map { territory("mainland", $0) } == ["CN", nil, nil])
        for (code, region) in [("KR", "korea"), ("cn", "mainland"), ("MO", "macau")] {
            #expect(text { almanac_territory_region(library.table, code, $0, $1, $2) } == region)
        }
        for code in ["US", "SG", "", "419", "한국"] {
            #expect(almanac_territory_region(library.table, code, nil, 0, nil) == ALMANAC_ERROR_NONE)
        }
        var weekday: Int32 = 0
        #expect(almanac_first_weekday(library.table, "hongkong", &weekday) == 0 && weekday == 7)
        #expect(almanac_first_weekday(library.table, "EG", &weekday) == 0 && weekday == 6)
        #expect(almanac_first_weekday(library.table, "DE", &weekday) == ALMANAC_ERROR_NONE)
        #expect(almanac_first_weekday(library.table, "atlantis", &weekday) == ALMANAC_ERROR_NONE)
        #expect(almanac_region_territory(library.table, "atlantis", 0, nil, 0, nil) == ALMANAC_ERROR_UNKNOWN)
    }

    @Test("a calendar has the holidays of its own regions, and may lack those of others")
    func holidays() throws {
        let library = try CLibrary(.china)
        for region in AlmanacTable.bundled.regionIDs {
            var answer: Int32 = -1
            #expect(almanac_has_holidays(library.calendar, region.description, &answer) == 0)
            #expect((answer == 1) == library.swift.hasHolidays(of: region))
            if library.swift.regions.contains(region) { #expect(answer == 1) }
        }
        var answer: Int32 = -1
        #expect(almanac_has_holidays(library.calendar, "korea", &answer) == 0 && answer == 0)
        #expect(almanac_has_holidays(library.calendar, "atlantis", &answer) == ALMANAC_ERROR_UNKNOWN)
    }

    @Test("rules of iCalendar have the days of the Swift library, and a fault that names the part")
    func recurrence() throws {
        let library = try CLibrary(.china)
        let (start, last) = (day("2013-02-10"), day("2099-12-31"))
        for text in [
            "RSCALE=CHINESE;FREQ=YEARLY", "RSCALE=X-VIETNAM;FREQ=MONTHLY;BYMONTHDAY=30,-1;COUNT=99", "FREQ=YEARLY",
        ] {
            let rule = try Recurrence(parsing: text, from: start, in: .bundled)
            let days = list(of: Int32(0)) {
                almanac_recurrence(library.table, text, start.rawValue, start.rawValue, last.rawValue, $0, $1, $2)
            }
            #expect(days == rule.days(in: start...last).map(\.rawValue) && days?.isEmpty == false)
            #expect(almanac_recurrence_fault(library.table, text, start.rawValue, nil, 0, nil) == ALMANAC_ERROR_NONE)
        }
        let wrong = "FREQ=YEARLY;BYDAY=2SU"
        #expect(almanac_recurrence(library.table, wrong, 0, 0, 9, nil, 0, nil) == ALMANAC_ERROR_RULE)
        let fault = text { almanac_recurrence_fault(library.table, wrong, 0, $0, $1, $2) }
        #expect(fault == "BYDAY is not supported")
        let lunar = "RSCALE=CHINESE;FREQ=YEARLY"
        #expect(almanac_recurrence(library.table, lunar, .min, 0, 9, nil, 0, nil) == ALMANAC_ERROR_RANGE)
        #expect(almanac_recurrence(library.table, lunar, 0, .min, -99999, nil, 0, nil) == ALMANAC_ERROR_RANGE)
        #expect(almanac_recurrence(library.table, lunar, 0, 9, 0, nil, 0, nil) == ALMANAC_ERROR_ARGUMENT)
    }

    @Test("own days are those of the Swift library, and a fault names their line")
    func ownDays() throws {
        let library = try CLibrary(.china)
        let rows = "festival mum - - Mum\nobservance all 1957- lunar 8 15\nobservance all all weekday 5 2 sunday\n"
        var added: OpaquePointer?
        #expect(almanac_table_adding(library.table, rows, &added) == ALMANAC_OK)
        defer { almanac_table_close(added) }
        var calendar: OpaquePointer?
        #expect(almanac_calendar_open(added, "china", &calendar) == ALMANAC_OK)
        defer { almanac_calendar_close(calendar) }
        var festivals: OpaquePointer?
        #expect(almanac_festivals_open(calendar, "mainland", &festivals) == ALMANAC_OK)
        defer { almanac_festivals_close(festivals) }
        let china = try AlmanacTable.bundled.adding(OwnDay.days(inFile: rows.utf8)).calendar(.china)
        let days = try #require(china?.festivals(in: ["mainland"])).filter { $0.id == "mum" }.map(\.day.rawValue)
        var (found, festival): ([Int32], almanac_festival) = ([], almanac_festival())
        festival.day = try #require(china).days.firstDay.rawValue
        while almanac_festival_after(festivals, "mum", festival.day, &festival) == ALMANAC_OK {
            found.append(festival.day)
        }
        #expect(found == days && days.count > 300)
        #expect(almanac_table_adding_fault(library.table, rows, nil, 0, nil) == ALMANAC_ERROR_NONE)
        let wrong = "festival zhongqiu - - Mine\nobservance all all lunar 8 15"
        #expect(almanac_table_adding(library.table, wrong, &added) == ALMANAC_ERROR_RULE)
        let fault = text { almanac_table_adding_fault(library.table, wrong, $0, $1, $2) }
        #expect(fault == "line 2: expected an id that no festival of the table has")
        #expect(almanac_table_adding(library.table, nil, &added) == ALMANAC_ERROR_NULL)
        #expect(almanac_table_adding(nil, rows, &added) == ALMANAC_ERROR_NULL)
    }

    @Test("anniversaries keep every rule of the Swift library")
    func anniversaries() throws {
        let library = try CLibrary(.china)
        let (calendar, swift) = (library.calendar, library.swift)
        let after = day("2026-11-21")
        for (month, isLeap, of) in [(6, true, 1), (12, false, 30), (8, false, 15)] {
            let number = try #require(LunarMonthNumber(number: month, isLeap: isLeap))
            let date = try #require(LunarDate(year: 1, month: number, day: of))
            let monthDay = LunarMonthDay(date)
            for leapMonth in AnniversaryRule.LeapMonth.allCases {
                for thirtieth in LunarDate.Overflow.allCases {
                    let rule = AnniversaryRule(leapMonth: leapMonth, thirtieth: thirtieth)
                    let (leap, last) = (Int32(leapMonth.rawValue), Int32(thirtieth.rawValue))
                    let days = list(of: Int32(0)) {
                        almanac_anniversaries(calendar, date.rawValue, 2000, 2050, leap, last, $0, $1, $2)
                    }
                    let expected = swift.anniversaries(of: monthDay, inLunarYears: 2000...2050, rule: rule)
                    #expect(days == expected.map(\.rawValue))
                    var next: Int32 = 0
                    let status = almanac_next_anniversary(calendar, date.rawValue, after.rawValue, leap, last, &next)
                    let wanted = swift.nextAnniversary(of: monthDay, after: after, rule: rule)
                    #expect(wanted.map { status == 0 && next == $0.rawValue } ?? (status == ALMANAC_ERROR_NONE))
                }
            }
        }
        let kept = list(of: Int32(0)) {
            almanac_anniversaries_between(calendar, almanac_lunar(1, 8, 0, 15), 20454, 21183, 2, 1, $0, $1, $2)
        }
        #expect(kept == [day("2026-09-25").rawValue, day("2027-09-15").rawValue])
        var next: Int32 = 0
        let date = almanac_lunar(2026, 1, 0, 1)
        #expect(almanac_next_anniversary(calendar, date, 0, 4, 0, &next) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_next_anniversary(calendar, date, .max, 0, 0, &next) == ALMANAC_ERROR_RANGE)
        #expect(almanac_next_anniversary(calendar, 0, 0, 0, 0, &next) == ALMANAC_ERROR_ARGUMENT)
        #expect(almanac_anniversaries(calendar, date, 3, 2, 0, 0, nil, 0, nil) == ALMANAC_ERROR_ARGUMENT)
    }
}
