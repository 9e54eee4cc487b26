import Almanac
import TestSupport
import Testing

/// Festivals of days, spans of days and years; labels; search.
@Suite struct FestivalLookupTests {
    private let china = LunisolarCalendar.china

    @Test("a span of days has what its days have", arguments: [Regions.mainland, .hongkong, .taiwan, .all])
    func spansAndDays(regions: Regions) {
        var failures = Failures()
        var byDay: [Festival] = []
        for day in china.days {
            guard let festivals = china.festivals(on: day, in: regions) else {
                failures.check(false, "nothing on \(day)")
                continue
            }
            var last: Festival?
            var ids: [FestivalID] = []
            for festival in festivals {
                failures.check(festival.day == day && festival.lastDay >= day, "\(festival.id) on \(day)")
                failures.check(!ids.contains(festival.id), "\(festival.id) twice on \(day)")
                ids.append(festival.id)
                if let last, last.isFirstDay == festival.isFirstDay {
                    failures.check(last.kind <= festival.kind, "\(last.id) before \(festival.id) on \(day)")
                }
                failures.check(last?.isFirstDay != false || !festival.isFirstDay, "\(festival.id) behind spans")
                last = festival
                if festival.isFirstDay { byDay.append(festival) }
            }
        }
        #expect(Array(china.festivals(in: .min ... .max, regions: regions)) == byDay)
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("every day of a span knows its number")
    func runningDays() {
        var failures = Failures()
        for festival in china.festivals(in: AlmanacTable.bundled.days, regions: .all) where festival.length > 1 {
            for number in 2...festival.length {
                guard let day = festival.firstDay.advanced(by: number - 1) else { continue }
                let found = china.festivals(on: day, in: .all)?.first { $0.id == festival.id }
                guard day <= china.days.lastDay else { continue }
                failures.check(
                    found?.dayNumber == number && found?.firstDay == festival.firstDay,
                    "day \(number) of \(festival.id) on \(day)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a day has as many running spans as have begun")
    func noOtherRunningDays() {
        var expected = 0
        for festival in china.festivals(in: .min ... .max, regions: .all) {
            for number in 1..<max(festival.length, 1) {
                if let day = festival.firstDay.advanced(by: number), day <= china.days.lastDay { expected += 1 }
            }
        }
        var found = 0
        for day in china.days {
            found += china.festivals(on: day, in: .all)?.reduce(0) { $0 + ($1.isFirstDay ? 0 : 1) } ?? 0
        }
        // The table begins on 1899-12-03, before 冬至, so no span runs at its beginning.
        #expect(found == expected)
    }

    @Test(
        "labels",
        arguments: [
            ("2025-07-20", "初伏", "初伏", "First Dog Days"),
            ("2025-07-22", "初伏第3天", "初伏第3天", "First Dog Days, day 3"),
            ("2025-01-12", "三九第5天", "三九第5天", "Third Nine, day 5"),
            ("2025-08-18", "末伏第10天", "末伏第10天", "Last Dog Days, day 10"),
            ("2025-05-31", "端午节", "端午節", "Dragon Boat Festival"),
        ]
    )
    func labels(text: String, simplified: String, traditional: String, english: String) throws {
        let festivals = try #require(china.festivals(on: day(text)))
        let festival = try #require(festivals.first)
        #expect(festival.label(in: .simplifiedChinese) == simplified)
        #expect(festival.label(in: .traditionalChinese) == traditional)
        #expect(festival.label(in: .english) == english)
    }

    @Test("every festival has a name in every language")
    func names() {
        for id in china.festivalIDs() {
            for language in CalendarLanguage.allCases {
                let name = id.name(in: language)
                #expect(!name.isEmpty && name != id.description, "\(id)")
            }
        }
        #expect(FestivalID("unheard-of").name(in: .english) == "unheard-of")
        #expect(FestivalID("yuanxiao").name(in: .simplifiedChinese) == "元宵节")
        #expect(FestivalID("christmas").name(in: .japanese) == "クリスマス")
    }

    @Test("what is not there is nil")
    func outOfRange() throws {
        #expect(china.festivals(on: day("1899-12-02")) == nil)
        #expect(china.festivals(on: day("2101-01-29")) == nil)
        #expect(china.festivals(on: .max) == nil)
        #expect(Array(china.festivals(ofYear: 1800)) == [])
        #expect(Array(china.festivals(ofYear: .max)) == [])
        #expect(china.days(of: "unheard-of", in: .min ... .max) == nil)
        #expect(china.years(of: "unheard-of", onMonth: 1, day: 1) == nil)
        #expect(china.festival("zhongqiu", inYear: 2102) == nil)
        #expect(china.days(of: "zhongqiu", in: day("2102-01-01")...day("2103-01-01")).map(Array.init) == [])
        #expect(china.years(of: "zhongqiu", onMonth: 2, day: 30).map(Array.init) == [])
    }

    @Test("winter festivals may fall twice in a year, or not at all")
    func laba() throws {
        func days(_ year: Int) -> [String] {
            china.days(of: "laba", in: day("\(year)-01-01")...day("\(year)-12-31"))
                .map { $0.map(\.firstDay.description) } ?? []
        }
        #expect(days(2022) == ["2022-01-10", "2022-12-30"])
        #expect(days(2023) == [])
        #expect(days(2024) == ["2024-01-18"])
    }

    @Test("in which years a lunar date falls on a day")
    func lunarYears() throws {
        let eighth = try #require(LunarMonth(number: 8))
        let years = Array(china.years(ofLunarMonth: eighth, day: 15, onMonth: 10, day: 1))
        #expect(years == (china.years(of: "zhongqiu", onMonth: 10, day: 1).map(Array.init) ?? []))
        #expect(years.contains(2020))
        let leap = try #require(LunarMonth(number: 6, isLeap: true))
        #expect(Array(china.years(ofLunarMonth: leap, day: 1, onMonth: 7, day: 25)).contains(2025))
    }

    @Test("the two Chinese calendars differ on three days' festivals only where they must")
    func hongkongDiffers() {
        #expect(LunisolarCalendar.hongkong.festival("chongyang", inYear: 2057)?.firstDay == day("2057-10-06"))
        #expect(china.festival("chongyang", inYear: 2057)?.firstDay == day("2057-10-07"))
    }
}

/// Identifiers of festivals.
@Suite struct FestivalIDTests {
    @Test(arguments: [
        "a", "sanfu-zhong", "higan-chunichi-autumn", "zzzzzzzzzzzzzzzzzzzzzzzz", "0-9", "twelve-chars", "thirteen-char",
    ])
    func textAndBack(text: String) throws {
        #expect(try #require(FestivalID(text)).description == text)
    }

    @Test(arguments: ["", "Sanfu", "san fu", "三伏", "aaaaaaaaaaaaaaaaaaaaaaaaa"])
    func notAName(text: String) {
        #expect(FestivalID(text) == nil)
    }

    @Test func inOrderOfADictionary() throws {
        let names = ["chunjie", "chunshe", "chuxi", "sanfu-chu", "sanfu-mo"]
        let ids = names.compactMap { FestivalID($0) }
        #expect(ids.shuffled().sorted() == ids)
    }

    @Test func regionsByName() {
        #expect(Regions("macau") == .macau)
        #expect(Regions("all") == .all)
        #expect(Regions("Macau") == nil)
        #expect(Regions([.mainland, .japan]).description == "mainland,japan")
        #expect(Regions.all.description == "all")
    }
}
