import Almanac
import TestSupport
import Testing

/// Festivals of days, ranges and years; names; search.
@Suite struct FestivalLookupTests {
    private let china = LunisolarCalendar.china
    private let all = Festivals.allOfChina

    @Test(
        "days and ranges have the elements of their days, in the order of labels",
        arguments: [[RegionID]](arrayLiteral: ["mainland"], ["hongkong"], ["taiwan"], AlmanacTable.bundled.regionIDs)
    )
    func orderAndSlices(regions: [RegionID]) {
        let festivals = Festivals.known(china, regions)
        var failures = Failures()
        var index = festivals.startIndex
        for day in china.days {
            let ofDay = festivals.on(day)
            failures.check(ofDay.startIndex == index, "elements of \(day) do not follow those of the day before")
            index = ofDay.endIndex
            var last: Festival?
            var ids: [FestivalID] = []
            for festival in ofDay {
                failures.check(festival.day == day && festival.lastDay >= day, "\(festival.id) on \(day)")
                failures.check(!ids.contains(festival.id), "\(festival.id) twice on \(day)")
                ids.append(festival.id)
                if let last, last.isFirstDay == festival.isFirstDay {
                    failures.check(last.kind <= festival.kind, "\(last.id) before \(festival.id) on \(day)")
                }
                failures.check(last?.isFirstDay != false || !festival.isFirstDay, "\(festival.id) after running spans")
                last = festival
            }
        }
        failures.check(index == festivals.endIndex, "elements after the last day")
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("every day of a span knows its number, and no other day has one")
    func runningDays() {
        var failures = Failures()
        var expected = 0
        for festival in all where festival.isFirstDay && festival.length > 1 {
            for number in 2...festival.length {
                guard let day = festival.firstDay.advanced(by: number - 1), day <= china.days.lastDay else { continue }
                expected += 1
                let found = all.on(day).first { $0.id == festival.id && !$0.isFirstDay }
                failures.check(
                    found?.dayNumber == number && found?.firstDay == festival.firstDay,
                    "day \(number) of \(festival.id) on \(day)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        // The table begins on 1899-12-03, before 冬至, so no span runs at its beginning.
        #expect(all.count { !$0.isFirstDay } == expected)
    }

    @Test(
        "labels have the name and the number of the day",
        arguments: [
            ("2025-07-20", "初伏", "初伏", "First Dog Days"), ("2025-07-22", "初伏第3天", "初伏第3天", "First Dog Days, day 3"),
            ("2025-01-12", "三九第5天", "三九第5天", "Third Nine, day 5"),
            ("2025-08-18", "末伏第10天", "末伏第10天", "Last Dog Days, day 10"),
            ("2025-05-31", "端午节", "端午節", "Dragon Boat Festival"),
        ]
    )
    func labels(text: String, simplified: String, traditional: String, english: String) throws {
        let festivals = Festivals.mainland
        let ofDay = festivals.on(day(text))
        let festival = try #require(ofDay.first { festivals.label(of: $0, in: .simplifiedChinese) == simplified })
        #expect(festivals.label(of: festival, in: .traditionalChinese) == traditional)
        #expect(festivals.label(of: festival, in: .english) == english)
    }

    @Test("a festival has the name of its region, and public holidays have its word")
    func regionalNames() throws {
        let hongkong = try #require(china.festivals(in: ["hongkong"]))
        let both = try #require(china.festivals(in: ["hongkong", "macau"]))
        let taiwan = try #require(china.festivals(in: ["taiwan"]))
        #expect(hongkong.name(of: "national-day-prc", in: .traditionalChinese) == "國慶日")
        #expect(hongkong.name(of: "national-day-prc", in: .korean) == "국경절")
        #expect(both.name(of: "national-day-prc", in: .traditionalChinese) == "國慶節")
        #expect(Festivals.mainland.name(of: "good-friday", in: .simplifiedChinese) == "耶稣受难日")
        #expect(hongkong.name(of: FestivalKind.publicHoliday, in: .simplifiedChinese) == "公众假期")
        #expect(both.name(of: FestivalKind.publicHoliday, in: .traditionalChinese) == "公眾假期")
        #expect(taiwan.name(of: FestivalKind.publicHoliday, in: .traditionalChinese) == "國定假日")
        #expect(all.name(of: FestivalKind.publicHoliday, in: .traditionalChinese) == "法定假日")
        #expect(taiwan.name(of: FestivalKind.publicHoliday, in: .vietnamese) == "Ngày nghỉ lễ")
        #expect(taiwan.name(of: FestivalKind.seasonCount, in: .japanese) == "雑節")
    }

    @Test("a festival is a term if it is kept as one on its day")
    func terms() {
        #expect(all.term(of: "qingming") == .qingming && all.term(of: "lichun") == .lichun)
        #expect(all.term(of: "dongzhi") == .dongzhi && all.term(of: "fengshou") == nil)
        #expect(all.term(of: "hanshi") == nil && all.term(of: "shujiu-1") == nil && all.term(of: "chunjie") == nil)
    }

    /// 추석 and 中秋節 are on one lunar date, each in its own calendar; 雙十節 is on 10 October.
    @Test("rules are those of the calendar and the regions")
    func rulesThatHoldHere() throws {
        let korea = try #require(AlmanacTable.bundled.calendar(.korea)).festivals()
        let japan = try #require(AlmanacTable.bundled.calendar(.japan)).festivals()
        let taiwan = try #require(china.festivals(in: ["taiwan"]))
        var failures = Failures()
        for festivals in [korea, japan, taiwan, all] {
            for id in AlmanacTable.bundled.festivals.ids where !festivals.contains(id) {
                let isUnknown = festivals.term(of: id) == nil && !festivals.isLunisolar(id)
                failures.check(isUnknown && festivals.lunarAnchor(of: id) == nil, "\(id) in \(festivals.regions)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(korea.isLunisolar("chuseok") && !all.isLunisolar("chuseok") && all.isLunisolar("zhongqiu"))
        #expect(!taiwan.isLunisolar("double-tenth"))
        #expect(korea.lunarAnchor(of: "chuseok") == .lunar(month: 8, day: 15, leapToo: false))
        #expect(taiwan.lunarAnchor(of: "zhongqiu") == .lunar(month: 8, day: 15, leapToo: false))
    }

    @Test("animals are those of the calendar, in every language")
    func animals() throws {
        let vietnam = try #require(AlmanacTable.bundled.calendar(.vietnam))
        let japan = try #require(AlmanacTable.bundled.calendar(.japan))
        for (language, cat, rabbit) in [
            (CalendarLanguage.english, "Cat", "Rabbit"), (.traditionalChinese, "貓", "兔"), (.vietnamese, "Mèo", "Thỏ"),
            (.japanese, "猫", "兎"), (.korean, "고양이", "토끼"), (.simplifiedChinese, "猫", "兔"),
        ] {
            #expect(vietnam.name(of: .rabbit, in: language) == cat)
            #expect(china.name(of: .rabbit, in: language) == rabbit)
        }
        #expect(vietnam.name(of: .ox, in: .english) == "Buffalo" && japan.name(of: .pig, in: .english) == "Boar")
    }

    @Test("every festival, region and calendar has a name in every language")
    func names() throws {
        let table = AlmanacTable.bundled
        for language in CalendarLanguage.allCases {
            for calendar in table.calendarIDs {
                #expect(table.name(of: calendar, in: language) != calendar.description)
                let known = try #require(table.calendar(calendar)?.festivals(in: table.regionIDs))
                #expect(known.calendar.name(in: language) == table.name(of: calendar, in: language))
                for id in known.ids {
                    let name = known.name(of: id, in: language)
                    #expect(!name.isEmpty && name != id.description, "\(id)")
                }
            }
            for region in table.regionIDs { #expect(table.name(of: region, in: language) != region.description) }
        }
        #expect(all.name(of: "unheard-of", in: .english) == "unheard-of")
        #expect(all.name(of: "yuanxiao", in: .simplifiedChinese) == "元宵节")
        #expect(all.name(of: "christmas", in: .japanese) == "クリスマス")
        #expect(table.name(of: "hongkong" as RegionID, in: .vietnamese) == "Hồng Kông")
        #expect(LunisolarCalendar.japan.name(in: .japanese) == "旧暦")
        #expect(all.name(of: "hanyi", in: .japanese) == "寒衣節" && all.name(of: "hanyi", in: .korean) == "한의절")
        #expect(all.name(of: "hanyi", in: .vietnamese) == "Tết Hàn y")
    }

    @Test("regions are those of the table")
    func regions() {
        #expect(AlmanacTable.bundled.regionIDs.map(\.description).contains("macau"))
        #expect(china.festivals(in: ["atlantis"]) == nil)
        #expect(china.festivals(in: ["taiwan", "atlantis"]) == nil)
        #expect(china.festivals().regions == ["mainland"])
        #expect(LunisolarCalendar.korea.festivals().regions == ["korea"])
        let rows = Self.regions
        #expect(AlmanacTable.bundled.regionIDs == rows.map(\.id))
        #expect(china.regions == rows.filter { $0.calendar == .china }.map(\.id))
        for row in rows { #expect(AlmanacTable.bundled.calendarID(of: row.id) == row.calendar) }
        #expect(
            china.regions.first == "mainland" && china.regions.contains("macau") && china.regions.contains("taiwan")
        )
        #expect(AlmanacTable.bundled.calendarID(of: "taiwan") == .china)
        #expect(AlmanacTable.bundled.calendarID(of: "atlantis") == nil)
        // Nobody's region: worldwide festivals alone.
        let worldwide = china.festivals(in: [])
        #expect(worldwide?.contains("christmas") == true && worldwide?.contains("fengshou") == false)
    }

    /// The rows of regions, in the order of their file.
    private static let regions: [(id: RegionID, calendar: CalendarID)] = {
        let text = (try? DataFolder.text(of: "festivals/regions.txt")) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
            guard words.count > 3, words[0] == "region", let id = RegionID(words[1]) else { return nil }
            return CalendarID(words[2]).map { (id, $0) }
        }
    }()

    @Test("days without festivals are empty, a festival that nobody keeps is nil")
    func outOfRange() throws {
        for text in ["1899-12-02", "2101-01-29"] { #expect(all.on(day(text)).isEmpty) }
        #expect(all.on(.max).isEmpty && all.on(.min).isEmpty)
        #expect(all.inYear(1800).isEmpty && all.inYear(.max).isEmpty && all.inYear(.min).isEmpty)
        #expect(all.in(day("2102-01-01")...day("2103-01-01")).isEmpty)
        #expect(all.in(.min ... .max).count == all.count)
        #expect(!all.contains("unheard-of"))
        #expect(all.occurrences(of: "unheard-of", in: china.days) == nil)
        let newYearsDay = try #require(MonthDay(month: 1, day: 1))
        #expect(all.years(of: "unheard-of", on: newYearsDay) == nil)
        #expect(all.next("unheard-of", after: .min) == nil && all.previous("unheard-of", before: .max) == nil)
        #expect(all.next("zhongqiu", after: .max) == nil && all.previous("zhongqiu", before: .min) == nil)
        #expect(all.next("zhongqiu", after: china.days.lastDay) == nil)
    }

    @Test("the next and the previous beginning of a festival are its neighbours among all")
    func neighbours() throws {
        var failures = Failures()
        for id in ["zhongqiu", "sanfu-zhong", "laba", "fengshou", "hanshi-105"] as [FestivalID] {
            let beginnings = try #require(all.occurrences(of: id, in: china.days)).map(\.day)
            for (earlier, later) in zip(beginnings, beginnings.dropFirst()) {
                failures.check(all.next(id, after: earlier)?.day == later, "next \(id) after \(earlier)")
                failures.check(all.previous(id, before: later)?.day == earlier, "previous \(id) before \(later)")
            }
            let (first, last) = (china.days.firstDay, china.days.lastDay)
            let before = try #require(first.previous)
            let after = try #require(last.next)
            failures.check(all.next(id, after: before)?.day == beginnings.first, "first \(id)")
            failures.check(all.previous(id, before: after)?.day == beginnings.last, "last \(id)")
            failures.check(before.previous.map { all.next(id, after: $0) } == .some(nil), "\(id) before the calendar")
            failures.check(after.next.map { all.previous(id, before: $0) } == .some(nil), "\(id) after the calendar")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("winter festivals may fall twice in a year, or not at all")
    func laba() throws {
        func days(_ year: Int) -> [String]? {
            all.occurrences(of: "laba", in: day("\(year)-01-01")...day("\(year)-12-31"))?.map(\.day.description)
        }
        #expect(days(2022) == ["2022-01-10", "2022-12-30"])
        #expect(days(2023) == [])
        #expect(days(2024) == ["2024-01-18"])
    }

    @Test("in which years a lunar date falls on a day")
    func lunarYears() throws {
        let nationalDay = try #require(MonthDay(month: 10, day: 1))
        let fullMoon = try #require(LunarMonthDay("8-15"))
        let years = china.days(of: fullMoon, on: nationalDay, inYears: 1900...2101).map { GregorianDate($0).year }
        #expect(years == all.years(of: "zhongqiu", on: nationalDay))
        #expect(years.contains(2020))
        let july = try #require(MonthDay(month: 7, day: 25))
        let leapDay = try #require(LunarMonthDay("6L-1"))
        #expect(china.days(of: leapDay, on: july, inYears: 1900...2100).contains(day("2025-07-25")))
    }

    /// The calendars differ in the new moons of 9-1 of 2057 and 7-1 of 2097 and in the day of 春分 of 2084, by a day: so do
    /// the festivals of lunar days in those months, and all others fall on the same day.
    @Test("the two Chinese calendars differ in the festivals of two months and one term, by a day")
    func hongkongDiffers() {
        let hongkong = Festivals.known(.hongkong, ["mainland"])
        #expect(hongkong.days == china.days)
        let differing = [
            day("2057-09-28")...day("2057-10-28"), day("2084-03-19")...day("2084-03-20"),
            day("2097-08-07")...day("2097-09-06"),
        ]
        var (ours, theirs): ([Festival], [Festival]) = ([], [])
        var failures = Failures()
        for day in china.days {
            let (chinese, hongkongese) = (Festivals.mainland.on(day), hongkong.on(day))
            if chinese.elementsEqual(hongkongese) { continue }
            failures.check(differing.contains { $0.contains(day) }, "festivals of \(day)")
            ours += chinese.filter { !hongkongese.contains($0) }
            theirs += hongkongese.filter { !chinese.contains($0) }
        }
        #expect(failures.isEmpty, "\(failures)")
        #expect(ours.map(\.id) == theirs.map(\.id))
        #expect(ours.map(\.day) == theirs.compactMap(\.day.next))
        // Other festivals of these months, should some be added, come in addition.
        let named = ours.filter { ["chongyang", "qixi", "zhongyuan"].contains($0.id) }.map { "\($0.day) \($0.id)" }
        #expect(named == ["2057-10-07 chongyang", "2097-08-14 qixi", "2097-08-22 zhongyuan"])
    }
}

/// Identifiers of festivals, regions and calendars.
@Suite struct IdentifierTests {
    @Test(
        "an identifier is its text, there and back",
        arguments: [
            "a", "sanfu-zhong", "higan-chunichi-autumn", "zzzzzzzzzzzzzzzzzzzzzzzz", "0-9", "eight-ch", "nine-char",
            "sixteen-characts", "seventeen-charact",
        ]
    )
    func texts(text: String) throws {
        let id = try #require(FestivalID(text))
        #expect(id.description == text && id.name.count == text.utf8.count)
        #expect((RegionID(text) != nil) == (text.utf8.count <= 8))
    }

    @Test(
        "a text that is not a name is refused",
        arguments: ["", "Sanfu", "san fu", "三伏", "aaaaaaaaaaaaaaaaaaaaaaaaa", "a\u{0}b"]
    )
    func otherTexts(text: String) {
        #expect(FestivalID(text) == nil && RegionID(text) == nil && CalendarID(text) == nil)
    }

    @Test("identifiers are in the order of a dictionary")
    func order() throws {
        let names = ["chunjie", "chunshe", "chuxi", "sanfu-chu", "sanfu-mo", "sanfu-zhong", "sanfu-zhonh"]
        let ids = names.compactMap { FestivalID($0) }
        #expect(ids.count == names.count && ids.shuffled().sorted() == ids)
    }
}
