import Almanac
import TestSupport
import Testing

@testable import AlmanacRendering

/// Every day of every month that begins on a disputed, published or near-midnight day, on every page and in every file.
@Suite struct DoubtfulMonthTests {
    /// A month of a calendar and the certainty of its new moon.
    struct Doubtful: Sendable, CustomStringConvertible {
        let calendar: LunisolarCalendar
        let month: LunarMonth
        let certainty: Certainty

        var description: String { "\(calendar) \(month)" }
        var days: DayRange { month.firstDay...month.lastDay }
    }

    /// The months in the promised years, found by their new moons alone.
    static let months: [Doubtful] = [LunisolarCalendar.china, .hongkong, .korea, .vietnam, .japan].flatMap { calendar in
        calendar.months(beginningIn: AlmanacTable.bundled.days).compactMap { month -> Doubtful? in
            guard let moon = calendar.newMoon(of: month), moon.certainty != .certain else { return nil }
            return Doubtful(calendar: calendar, month: month, certainty: moon.certainty)
        }
    }

    /// As counted by another reading of the data: three of China, Hong Kong and Japan, four of Korea with 1911-11, which
    /// `cejs` has a day later, and eight of Vietnam with 1927-10 and 1953-07, which `whenexe` has on other days. Months of 1908 and
    /// 2005 are within a minute of midnight, and their days are published.
    @Test("there are as many months as are known") func count() {
        let counts = Dictionary(grouping: Self.months) { "\($0.calendar)" }.mapValues(\.count)
        #expect(counts == ["china": 3, "hongkong": 3, "korea": 4, "vietnam": 8, "japan": 3])
    }

    /// An authority that has one date a day earlier or later has all dates of the month so.
    @Test("the library gives every date the verdict of its month, and the other day moves along", arguments: months)
    func library(_ item: Doubtful) throws {
        for date in item.days {
            let certainty = try #require(item.calendar.lunarCertainty(on: date))
            #expect(certainty.level == item.certainty.level && certainty.authority == item.certainty.authority)
            let moved = try item.certainty.otherDay.map {
                try #require($0.advanced(by: date.days(since: item.month.firstDay)))
            }
            #expect(certainty.otherDay == moved.map { min($0, item.month.lastDay) }, "\(date)")
            #expect(item.calendar.cell(of: date)?.lunarCertainty == certainty.level)
        }
    }

    @Test("pages of a day, a week, a month and a year show it, and so does a line", arguments: months)
    func pages(_ item: Doubtful) throws {
        let festivals = item.calendar.festivals()
        let settings = TerminalSettings(width: 200, language: .english)
        for date in item.days {
            let lunar = try #require(item.calendar.lunarDate(on: date))
            let certainty = try #require(item.calendar.lunarCertainty(on: date))
            let page = try #require(festivals.text(of: date, settings)).text()
            #expect(page.contains(lunar.text(in: .english, year: .numberAndPillar) + "≈"), "\(date)")
            let other = certainty.level == .published ? date : certainty.otherDay ?? date
            // A 30th is the 29th where the month begins a day later.
            let isTwentyNinth = certainty.level != .published && other == date
            let eve = try #require(date.previous.flatMap { item.calendar.lunarDate(on: $0) })
            let otherDate = LunarMonthDay(eve).text(in: .english)
            let note = certainty.authority.map { isTwentyNinth ? "≈ \($0): \(otherDate)" : "≈ \($0) \(other)" }
            #expect(page.contains(note ?? (isTwentyNinth ? "≈ \(otherDate)?" : "≈ \(other)?")), "\(date)")
            let week = try #require(festivals.text(ofWeekContaining: date, settings)).text()
            #expect(week.contains(LunarMonthDay(lunar).text(in: .english) + "≈"), "\(date)")
            let number = "\(GregorianDate(date).day)≈"
            #expect(try #require(festivals.text(of: YearMonth(date), settings)).text().contains(number), "\(date)")
            let year = try #require(festivals.text(ofYear: GregorianDate(date).year, settings))
            #expect(year.text().contains(number), "\(date)")
            let format = try DayFormat("{lunar}")
            #expect(festivals.line(of: date, format, in: .english)?.hasSuffix("≈") == true)
            for festival in festivals.on(date)
            where festival.isFirstDay {
                // New Year's Eve depends on the next new moon alone.
                guard case .lunar = festivals.lunarAnchor(of: festival.id) else { continue }
                #expect(festival.certainty == certainty.level, "\(date) \(festival)")
            }
        }
    }

    @Test("files of every format show it", arguments: months)
    func files(_ item: Doubtful) throws {
        let years = GregorianDate(item.month.firstDay).year...GregorianDate(item.month.lastDay).year
        let clamped = max(years.lowerBound, 1900)...min(years.upperBound, 2100)
        let anniversary = try Anniversary.test("\(item.month.month.number)", 2, "birthday")
        let request = try #require(
            ExportRequest(
                item.calendar.festivals(),
                years: clamped,
                language: .english,
                anniversaries: [anniversary]
            )
        )
        let table = request.csv.split(separator: "\r\n")
        let header = try #require(table.first).split(separator: ",", omittingEmptySubsequences: false)
        let column = try #require(header.firstIndex(of: "lunar_certainty")) - header.count
        let object = request.json.split(separator: "\n")
        let page = request.html
        let poster = request.poster()
        let feeds = request.iCalendar([.lunar, .anniversaries])
        for date in item.days {
            let lunar = try #require(item.calendar.lunarDate(on: date))
            let row = try #require(
                table.first { $0.hasPrefix("\(date),") }?.split(separator: ",", omittingEmptySubsequences: false)
            )
            #expect(row[row.count + column] == "\(item.certainty)", "\(date)")
            let element = try #require(object.last { $0.contains(#""date":"\#(date)","year""#) })
            #expect(element.contains(#""lunarCertainty":"\#(item.certainty)""#), "\(date)")
            #expect(page.contains("≈" + lunar.cellText(in: .english)), "\(date)")
            let isOnPoster = lunar.cellLabels(in: .english).contains { poster.contains("≈" + $0) }
            #expect(isOnPoster || GregorianDate(date).year > clamped.lowerBound, "\(date)")
            if [1, 15].contains(lunar.day) {
                #expect(feeds.contains("SUMMARY:≈" + LunarMonthDay(lunar).text(in: .english)), "\(date)")
            }
        }
        #expect(feeds.contains("SUMMARY:≈birthday"))
    }

    @Test("the page and the file of a birthday show it", arguments: months)
    func birthdays(_ item: Doubtful) throws {
        let birth = try #require(
            Birth(
                .day(try born(item), isLunar: true),
                name: nil,
                kind: .birthday,
                rule: .oncePerYear,
                item.calendar.festivals()
            )
        )
        let page = BirthdayPage([birth], given: .lunar, from: item.month.firstDay, years: 1)
        let second = try #require(item.month.firstDay.next)
        #expect(page.lines(TerminalSettings(width: 200, language: .english)).text().contains("\(second)≈"))
        let file = ICalendarFile(page, alarms: [], in: .english)
        #expect(ExportRequest.text { file.write(to: $0) }.contains("SUMMARY:≈"))
    }

    /// The second day of the same month in an earlier year, or of the first that the calendar holds.
    private func born(_ item: Doubtful) throws -> Day {
        let years = [5, 4, 3, 2, 1].map { item.month.year - $0 }
        return try #require(
            years.lazy.compactMap {
                LunarDate(year: $0, month: item.month.month, day: 2).flatMap { item.calendar.day(of: $0) }
            }.first
        )
    }
}
