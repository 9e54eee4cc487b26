import AlmanacCore
import AlmanacNames
import Foundation
import TestSupport
import Testing

@Suite("Eras")
struct EraTests {
    @Test("Japan's eras change on the days of their edicts")
    func japan() {
        let changes = [
            ("1873-01-01", "明治6年"), ("1912-07-29", "明治45年"), ("1912-07-30", "大正元年"), ("1926-12-24", "大正15年"),
            ("1926-12-25", "昭和元年"), ("1989-01-07", "昭和64年"), ("1989-01-08", "平成元年"), ("2019-04-30", "平成31年"),
            ("2019-05-01", "令和元年"), ("2026-02-17", "令和8年"),
        ]
        for (text, year) in changes {
            let day = Day(text)
            #expect(day.flatMap { Era.YearNumber($0, in: .japan) }?.text(in: .japanese) == year)
        }
        #expect(Day("1872-12-31").flatMap { Era.YearNumber($0, in: .japan) } == nil)
        for era in Era.allCases.filter({ $0 != .minguo && $0 != .dangun }) {
            #expect(Era.System.japan.era(on: era.firstDay) == era)
        }
    }

    @Test("the years of Japan and Taiwan are those Foundation prints, every week of 1900-2100")
    func foundationAgrees() throws {
        let japanese = try formatter(.japanese, in: .japanese, "Gy年")
        let chinese = try formatter(.republicOfChina, in: .traditionalChinese, "Gy年")
        var failures = Failures()
        for rawDay in stride(from: Int32(-25_567), through: 47_846, by: 7) {
            let day = Day(rawValue: rawDay)
            let time = Date(timeIntervalSince1970: Double(rawDay) * 86_400)
            let inJapan = Era.YearNumber(day, in: .japan)?.text(in: .japanese).replacing("元", with: "1")
            failures.check(inJapan == japanese.string(from: time).replacing("元", with: "1"), "\(day) in Japan")
            guard day >= Era.minguo.firstDay else { continue }
            let inTaiwan = Era.YearNumber(day, in: .republicOfChina)?.text(in: .traditionalChinese)
            failures.check(inTaiwan?.replacing("元", with: "1") == chinese.string(from: time), "\(day) in Taiwan")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("民國 from 1912, 단기 is the year and 2333")
    func otherEras() throws {
        let first = try #require(Day("1912-01-01"))
        #expect(Era.YearNumber(first, in: .republicOfChina)?.text(in: .traditionalChinese) == "民國元年")
        #expect(try Era.YearNumber(#require(first.previous), in: .republicOfChina) == nil)
        let day = try #require(Day("2026-02-17"))
        #expect(Era.YearNumber(day, in: .republicOfChina)?.text(in: .traditionalChinese) == "民國115年")
        #expect(Era.YearNumber(day, in: .korea)?.text(in: .korean) == "단기 4359년")
        #expect(Era.YearNumber(day, in: .korea)?.text(in: .english) == "Dangun 4359")
        #expect(Era.YearNumber(.min, in: .korea) == nil)
        #expect(Era.YearNumber(.max, in: .japan)?.era == .reiwa)
        #expect(Era.YearNumber(Era.dangun.firstDay, in: .korea)?.year == 1)
    }
}
