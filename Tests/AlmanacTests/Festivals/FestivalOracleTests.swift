import Almanac
import TestSupport
import Testing

/// Every rule again, slowly and obviously: by turning the pages of all days and looking at each.
@Suite struct FestivalOracleTests {
    @Test("every festival falls where its rule, read off the pages, has it", arguments: [0, 1])
    func everyRule(_ index: Int) {
        let calendar = [LunisolarCalendar.china, .hongkong][index]
        let festivals = Festivals.known(calendar, AlmanacTable.bundled.regionIDs)
        let oracle = Oracle(calendar)
        var failures = Failures()
        for (name, expected) in oracle.festivals() {
            guard let id = FestivalID(name),
                let found = festivals.occurrences(of: id, in: AlmanacTable.bundled.days)?.map(\.day)
            else {
                failures.check(false, "no festival \(name)")
                continue
            }
            let promised = expected.filter(AlmanacTable.bundled.days.contains)
            let difference = Set(found).symmetricDifference(promised).sorted().prefix(3)
            failures.check(found == promised, "\(name): \(difference.map(\.description))")
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}

/// The pages of all days, and the rules as the eye would apply them.
private struct Oracle {
    typealias Page = ObservatoryDays.Page

    let pages: [Page]

    /// For Hong Kong the Observatory's own pages; for China those with the lunar date and term of each day put in.
    init(_ calendar: LunisolarCalendar) {
        pages =
            calendar.id == .hongkong
            ? ObservatoryDays.shared.pages
            : ObservatoryDays.shared.pages.map { page in
                var page = page
                guard let date = calendar.lunarDate(on: page.day) else { return page }
                (page.lunarYear, page.lunarMonth, page.lunarDay) = (date.year, date.month.number, date.day)
                page.isLeap = date.month.isLeap
                page.term = calendar.term(on: page.day)?.index
                return page
            }
    }

    func lunar(_ month: Int, _ day: Int) -> [Day] {
        pages.filter { !$0.isLeap && $0.lunarMonth == month && $0.lunarDay == day }.map(\.day)
    }

    func date(_ month: Int, _ day: Int, from year: Int = 0) -> [Day] {
        pages.filter { $0.month == month && $0.dayOfMonth == day && $0.year >= year }.map(\.day)
    }

    func term(_ index: Int, plus days: Int = 0, from year: Int = 0) -> [Day] {
        pages.indices.filter { pages[$0].term == index && pages.indices.contains($0 + days) }
            .map { pages[$0 + days] }.filter { $0.year >= year }.map(\.day)
    }

    /// The n-th page from that of a term on, itself included, on which something is the case.
    func nth(_ count: Int, from term: Int, where isSo: (Page) -> Bool) -> [Day] {
        var days: [Day] = []
        for start in pages.indices where pages[start].term == term {
            var left = count
            for page in pages[start...] {
                if isSo(page) { left -= 1 }
                if left == 0 {
                    days.append(page.day)
                    break
                }
            }
        }
        return days
    }

    func weekday(_ month: Int, _ ordinal: Int, _ weekday: Int, from year: Int, to lastYear: Int = 9999) -> [Day] {
        pages.filter {
            $0.month == month && $0.weekday == weekday && ($0.dayOfMonth - 1) / 7 == ordinal - 1 && $0.year >= year
                && $0.year <= lastYear
        }.map(\.day)
    }

    var yearEnds: [Day] {
        pages.indices.dropLast().filter {
            pages[$0 + 1].lunarMonth == 1 && pages[$0 + 1].lunarDay == 1 && !pages[$0 + 1].isLeap
        }
        .map { pages[$0].day } + (pages.last.map { $0.lunarMonth == 12 ? [$0.day] : [] } ?? [])
    }

    /// The last Thursday of November, a week earlier in 1939-1941; the fourth from 1942.
    var thanksgiving: [Day] {
        var days: [Day] = []
        for page in pages where page.month == 11 && page.weekday == 4 {
            let isLast = page.dayOfMonth + 7 > 30
            let isLastButOne = !isLast && page.dayOfMonth + 14 > 30
            let isIt =
                switch page.year {
                case ...1938: isLast
                case 1939...1941: isLastButOne
                default: (page.dayOfMonth - 1) / 7 == 3
                }
            if isIt { days.append(page.day) }
        }
        return days
    }

    func festivals() -> [(name: String, days: [Day])] {
        lunarFestivals + termFestivals + civicDays + worldDays
    }

    private var lunarFestivals: [(name: String, days: [Day])] {
        [
            ("chunjie", lunar(1, 1)), ("yuanxiao", lunar(1, 15)), ("longtaitou", lunar(2, 2)), ("shangsi", lunar(3, 3)),
            ("mazu", lunar(3, 23)), ("yufo", lunar(4, 8)), ("duanwu", lunar(5, 5)), ("qixi", lunar(7, 7)),
            ("zhongyuan", lunar(7, 15)), ("zhongqiu", lunar(8, 15)), ("chongyang", lunar(9, 9)),
            ("hanyi", lunar(10, 1)), ("xiayuan", lunar(10, 15)), ("laba", lunar(12, 8)), ("weiya", lunar(12, 16)),
            ("xiaonian-north", lunar(12, 23)), ("xiaonian-south", lunar(12, 24)), ("chuxi", yearEnds),
            ("zhongqiu-next", lunar(8, 16).filter { $0 >= day("1997-01-01") }),
            ("chunjie-2", lunar(1, 2).filter { $0 >= day("1950-01-01") }),
            ("chunjie-3", lunar(1, 3).filter { $0 >= day("1950-01-01") }),
            ("xiaonianye", yearEnds.compactMap(\.previous)),
        ]
    }

    private var termFestivals: [(name: String, days: [Day])] {
        let geng: (Page) -> Bool = { $0.pillar % 10 == 6 }
        let wu: (Page) -> Bool = { $0.pillar % 10 == 4 }
        var festivals: [(name: String, days: [Day])] = [
            ("qingming", term(6)), ("lichun", term(2)), ("dongzhi", term(23)), ("fengshou", term(17, from: 2018)),
            ("hanshi", term(6, plus: -1)), ("hanshi-105", term(23, plus: 105)),
            ("sanfu-chu", nth(3, from: 11, where: geng)), ("sanfu-zhong", nth(4, from: 11, where: geng)),
            ("sanfu-mo", nth(1, from: 14, where: geng)), ("chunshe", nth(5, from: 2, where: wu)),
            ("qiushe", nth(5, from: 14, where: wu)), ("rumei", nth(1, from: 10) { $0.pillar % 10 == 2 }),
            ("rumei-ren", nth(1, from: 10) { $0.pillar % 10 == 8 }),
            ("chumei", nth(1, from: 12) { $0.pillar % 12 == 7 }),
        ]
        for number in 1...9 { festivals.append(("shujiu-\(number)", term(23, plus: 9 * (number - 1)))) }
        return festivals
    }

    private var civicDays: [(name: String, days: [Day])] {
        [
            ("womens-day", date(3, 8, from: 1950)), ("arbor-day", date(3, 12, from: 1979)),
            ("labour-day", date(5, 1, from: 1950)), ("youth-day", date(5, 4, from: 1950)),
            ("childrens-day", date(6, 1, from: 1950)), ("party-day", date(7, 1, from: 1941)),
            ("army-day", date(8, 1, from: 1933)), ("teachers-day", date(9, 10, from: 1985)),
            ("national-day-prc", date(10, 1, from: 1949)), ("journalists-day", date(11, 8, from: 2000)),
            ("doctors-day", date(8, 19, from: 2018)), ("police-day", date(1, 10, from: 2021)),
            ("space-day", date(4, 24, from: 2016)), ("victory-day", date(9, 3, from: 2014)),
            ("martyrs-day", date(9, 30, from: 2014)), ("memorial-day-nanjing", date(12, 13, from: 2014)),
            ("constitution-day", date(12, 4, from: 2014)), ("peace-memorial-day", date(2, 28, from: 1997)),
            ("childrens-day-taiwan", date(4, 4, from: 1932)), ("fathers-day-taiwan", date(8, 8, from: 1945)),
            ("grandparents-day-taiwan", weekday(8, 4, 7, from: 2010)),
            ("teachers-day-taiwan", date(9, 28, from: 1952)), ("double-tenth", date(10, 10, from: 1912)),
            ("retrocession-day", date(10, 25, from: 1946)), ("yufo-taiwan", weekday(5, 2, 7, from: 2000)),
            ("constitution-day-taiwan", date(12, 25, from: 1963)),
            ("boxing-day", date(12, 26, from: 1997).map { $0.weekday == .sunday ? $0.next ?? $0 : $0 }),
            ("christmas-second-weekday", date(12, 27, from: 1997).filter { $0.weekday == .tuesday }),
            ("national-day-prc-next", date(10, 2, from: 1950)), ("all-souls-day", date(11, 2, from: 2000)),
            ("immaculate-conception", date(12, 8, from: 2000)),
            ("hksar-day", date(7, 1, from: 1997)), ("msar-day", date(12, 20, from: 1999)),
        ]
    }

    private var worldDays: [(name: String, days: [Day])] {
        let easters = (1900...2100).compactMap { Easter.western(in: $0) }
        return [
            ("new-years-day", date(1, 1)), ("valentines-day", date(2, 14)), ("april-fools-day", date(4, 1)),
            ("christmas-eve", date(12, 24)), ("christmas", date(12, 25)),
            ("mothers-day", weekday(5, 2, 7, from: 1914)), ("fathers-day", weekday(6, 3, 7, from: 1910)),
            ("thanksgiving-us", thanksgiving), ("easter", easters),
            ("good-friday", easters.compactMap { $0.advanced(by: -2) }),
            ("holy-saturday", easters.compactMap(\.previous).filter { $0 >= day("1997-01-01") }),
            ("easter-monday", easters.compactMap(\.next).filter { $0 >= day("1997-01-01") }),
            ("orthodox-easter", (1900...2100).compactMap { Easter.orthodox(in: $0) }),
        ]
    }
}
