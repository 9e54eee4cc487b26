import Almanac
import TestSupport
import Testing

/// Customs of the rows of `Data/festivals/customs.txt`, where they are kept and where they are not.
@Suite("Customs of the calendars")
struct CustomTests {
    private static let calendars = [LunisolarCalendar.china, .hongkong, .korea, .vietnam, .japan]

    @Test("every day of 1900-2100 has the customs of its country and no other", arguments: calendars)
    func days(calendar: LunisolarCalendar) throws {
        let birth = day("1956-09-19")
        let dateOfBirth = try #require(calendar.lunarDate(on: birth))
        let agesByGregorianYear = ["korea", "japan"].contains(calendar.id)
        var failures = Failures()
        for number in day("1900-01-01").rawValue...day("2100-12-31").rawValue {
            let day = Day(rawValue: number)
            let date = try #require(calendar.lunarDate(on: day))
            // 大安, 赤口, 先勝, 友引, 先負, 仏滅 by the remainder of month and day.
            let rokuyo = calendar.id == "japan" ? Rokuyo.allCases[(date.month.number + date.day) % 6] : nil
            failures.check(calendar.rokuyo(on: day) == rokuyo, "六曜 of \(day)")
            let isSonEomneunNal = calendar.id == "korea" && [9, 10, 19, 20, 29, 30].contains(date.day)
            failures.check(calendar.isSonEomneunNal(day) == isSonEomneunNal, "손 없는 날 \(day)")
            // Month 1 of a year 甲 is 丙寅, and the sixty pillars of months take five years.
            let pillar = StemBranch(wrapping: 2 + 12 * (date.year - 1984) + date.month.number - 1)
            let hasPillar = calendar.id == "korea" && !date.month.isLeap
            failures.check(calendar.lunarMonthPillar(on: day) == (hasPillar ? pillar : nil), "월건 of \(day)")
            guard day >= birth else { continue }
            let years = agesByGregorianYear ? GregorianDate(day).year - 1956 : date.year - dateOfBirth.year
            failures.check(calendar.countingAge(on: day, bornOn: birth) == years + 1, "the age on \(day)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("published days have their 六曜, and days outside the calendars neither custom")
    func rokuyo() throws {
        let (japan, korea) = (LunisolarCalendar.japan, LunisolarCalendar.korea)
        let rows = fields(of: "festival_golden.tsv").filter { $0[0] == "rokuyo" }
        #expect(rows.count >= 5)
        for row in rows {
            let rokuyo = try #require(japan.rokuyo(on: day(row[1])))
            #expect(row[3].hasPrefix(rokuyo.name(in: .japanese)), "\(row[1])")
        }
        #expect(japan.rokuyo(on: day("1850-01-01")) == nil && !korea.isSonEomneunNal(day("1850-01-01")))
    }

    @Test("Vietnam has the Buffalo and the Cat, Japan the Boar")
    func animals() {
        let animals = Self.calendars.map { calendar in
            [Zodiac.ox, .rabbit, .pig].map { calendar.name(of: $0, in: .english) }
        }
        let chinese = ["Ox", "Rabbit", "Pig"]
        #expect(animals == [chinese, chinese, chinese, ["Buffalo", "Cat", "Pig"], ["Ox", "Rabbit", "Boar"]])
    }
}
