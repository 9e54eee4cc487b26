import Almanac
import Foundation
import TestSupport
import Testing

@Suite("Eras")
struct EraTests {
    /// The year of a day in a region in words; nil where it has no eras.
    private func year(_ day: Day, in region: RegionID, _ language: CalendarLanguage) -> String? {
        Self.festivals[region].flatMap { festivals in
            festivals.eraYears(on: day, in: language).first
        }
    }

    private static let festivals = Dictionary(
        uniqueKeysWithValues: AlmanacTable.bundled.regionIDs.compactMap { region in
            LunisolarCalendar.china.festivals(in: [region]).map { (region, $0) }
        }
    )

    @Test("Japan's eras change on the days of their edicts")
    func japan() {
        let changes = [
            ("1873-01-01", "明治6年"), ("1912-07-29", "明治45年"), ("1912-07-30", "大正元年"), ("1926-12-24", "大正15年"),
            ("1926-12-25", "昭和元年"), ("1989-01-07", "昭和64年"), ("1989-01-08", "平成元年"), ("2019-04-30", "平成31年"),
            ("2019-05-01", "令和元年"), ("2026-02-17", "令和8年"),
        ]
        for (text, era) in changes { #expect(year(day(text), in: "japan", .japanese) == era) }
        #expect(year(day("1872-12-31"), in: "japan", .japanese) == nil)
    }

    @Test("the years of Japan and Taiwan are those Foundation prints, every week of 1900-2100")
    func foundationAgrees() throws {
        let japanese = try formatter(.japanese, in: .japanese, "Gy年")
        let chinese = try formatter(.republicOfChina, in: .traditionalChinese, "Gy年")
        var failures = Failures()
        for rawDay in stride(from: Int32(-25_567), through: 47_846, by: 7) {
            let day = Day(rawValue: rawDay)
            let time = Date(timeIntervalSince1970: Double(rawDay) * 86_400)
            let inJapan = year(day, in: "japan", .japanese)?.replacing("元", with: "1")
            failures.check(inJapan == japanese.string(from: time).replacing("元", with: "1"), "\(day) in Japan")
            guard let inTaiwan = year(day, in: "taiwan", .traditionalChinese) else {
                failures.check(GregorianDate(day).year < 1912, "\(day) in Taiwan")
                continue
            }
            failures.check(inTaiwan.replacing("元", with: "1") == chinese.string(from: time), "\(day) in Taiwan")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("民國 from 1912, 단기 is the year and 2333")
    func otherEras() throws {
        let first = day("1912-01-01")
        #expect(year(first, in: "taiwan", .traditionalChinese) == "民國元年")
        #expect(try year(#require(first.previous), in: "taiwan", .traditionalChinese) == nil)
        #expect(year(day("2026-02-17"), in: "taiwan", .traditionalChinese) == "民國115年")
        #expect(year(day("2026-02-17"), in: "korea", .korean) == "단기 4359년")
        #expect(year(day("2026-02-17"), in: "korea", .english) == "Dangun 4359")
        #expect(year(.min, in: "korea", .korean) == nil)
        #expect(year(day("-2332-01-01"), in: "korea", .english) == "Dangun 1")
        #expect(year(.max, in: "japan", .english)?.hasPrefix("Reiwa ") == true)
        #expect(year(day("2026-02-17"), in: "mainland", .english) == nil)
    }

    @Test("regions have their years in the order in which they were asked for")
    func severalRegions() throws {
        let festivals = try #require(LunisolarCalendar.china.festivals(in: ["japan", "hongkong", "taiwan", "korea"]))
        #expect(festivals.eraYears(on: day("2026-02-17"), in: .english) == ["Reiwa 8", "Minguo 115", "Dangun 4359"])
    }

    @Test("in each language no two eras share a name")
    func names() throws {
        let days = ["1900-01-01", "1920-01-01", "1930-01-01", "2000-01-01", "2020-01-01"].map(day)
        let regions = try #require(LunisolarCalendar.china.festivals(in: ["japan", "taiwan", "korea"]))
        for language in CalendarLanguage.allCases {
            let years = days.flatMap { regions.eraYears(on: $0, in: language) }
            let names = years.map { $0.filter { !$0.isNumber && $0 != "元" } }
            #expect(Set(names).count == 7)
        }
    }
}
