import Almanac
import AlmanacWords
import Foundation
import TestSupport
import Testing

/// Festivals by what people type.
@Suite struct FestivalMatchingTests {
    private let table = AlmanacTable.bundled

    private func festivals(of region: RegionID) throws -> Festivals {
        let calendar = try #require(table.calendarID(of: region).flatMap { table.calendar($0) })
        return try #require(calendar.festivals(in: [region]))
    }

    /// The festivals that fit best.
    private func best(_ text: String, _ festivals: Festivals) -> [FestivalID] {
        let matches = festivals.matching(text)
        return matches.filter { $0.fit == matches.first?.fit }.map(\.value)
    }

    @Test("every festival is found by its identifier and its six names")
    func names() throws {
        var failures = Failures()
        for region in table.regionIDs {
            let festivals = try festivals(of: region)
            let finder = FestivalFinder(festivals)
            for id in festivals.ids {
                failures.check(isBest(id, of: finder.matching("\(id)")), "\(id) in \(region)")
                for name in CalendarLanguage.allCases.map({ festivals.name(of: id, in: $0) }) {
                    failures.check(isBest(id, of: finder.matching(name)), "\(name) in \(region)")
                    let other = name.uppercased().decomposedStringWithCanonicalMapping
                    failures.check(isBest(id, of: finder.matching(other)), "\(other) in \(region)")
                }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    /// Whether a festival is one of those that fit best, by its whole name.
    private func isBest(_ id: FestivalID, of matches: [NameMatch<FestivalID>]) -> Bool {
        matches.contains { $0.value == id && $0.fit == .exact }
    }

    /// The rows `alias` of the data files.
    @Test("every alias finds its festival or region")
    func aliases() throws {
        let folder = DataFolder.path + "/festivals"
        let finder = FestivalFinder(table)
        var (failures, count) = (Failures(), 0)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".txt") {
            let isOfRegions = file == "regions.txt"
            var id = ""
            for line in try DataFolder.text(of: "festivals/\(file)").split(separator: "\n") {
                let words = line.split(separator: " ")
                if words.first == (isOfRegions ? "region" : "festival") { id = String(words[1]) }
                guard words.first == "alias" else { continue }
                count += 1
                let alias = words.dropFirst().joined(separator: " ")
                let found =
                    isOfRegions
                    ? table.region(named: alias).map { "\($0)" } == id
                    : finder.matching(alias).contains { "\($0.value)" == id && $0.fit == .exact }
                failures.check(found, "\(alias) of \(id)")
            }
        }
        #expect(failures.isEmpty && count >= 40, "\(failures)")
    }

    @Test(
        "a text fits one festival best",
        arguments: [
            ("中秋", "mainland", "zhongqiu"), ("中秋節", "taiwan", "zhongqiu"), ("Mid-Autumn", "mainland", "zhongqiu"),
            ("mid autumn festival", "hongkong", "zhongqiu"), ("moon festival", "mainland", "zhongqiu"),
            ("중추절", "mainland", "zhongqiu"), ("Trung thu", "vietnam", "trung-thu"),
            ("tet trung thu", "vietnam", "trung-thu"), ("추석", "korea", "chuseok"), ("한가위", "korea", "chuseok"),
            ("Mid-Autumn", "korea", "chuseok"), ("中秋", "japan", "jugoya"), ("설", "korea", "seollal"),
            ("설날", "korea", "seollal"), ("Lunar New Year", "korea", "seollal"),
            ("Chinese New Year", "mainland", "chunjie"), ("CNY", "taiwan", "chunjie"), ("过年", "mainland", "chunjie"),
            ("過年", "hongkong", "chunjie"), ("春节", "macau", "chunjie"), ("Tet", "vietnam", "tet-nguyen-dan"),
            ("Tết", "vietnam", "tet-nguyen-dan"), ("tết nguyên đán", "vietnam", "tet-nguyen-dan"),
            ("dragon boat", "mainland", "duanwu"), ("端午", "mainland", "duanwu"), ("端午", "korea", "dano"),
            ("端午", "japan", "tango"), ("doan ngo", "vietnam", "tet-doan-ngo"),
            ("tomb sweeping", "mainland", "qingming"), ("清明", "mainland", "qingming"), ("xmas", "japan", "christmas"),
            ("giang sinh", "vietnam", "christmas"), ("국경절", "mainland", "national-day-prc"),
            ("國慶日", "hongkong", "national-day-prc"), ("國慶日", "taiwan", "double-tenth"),
            ("double ten", "taiwan", "double-tenth"), ("重陽", "hongkong", "chongyang"), ("ｑｉｘｉ", "mainland", "qixi"),
            ("mothers", "taiwan", "mothers-day"), ("Labor Day", "mainland", "labour-day"), ("復活", "macau", "easter"),
        ]
    )
    func oneFit(text: String, region: RegionID, id: FestivalID) throws {
        #expect(try best(text, festivals(of: region)) == [id])
    }

    @Test("several festivals may fit equally well")
    func equalFits() throws {
        let mainland = try festivals(of: "mainland")
        #expect(best("小年", mainland) == ["xiaonian-north", "xiaonian-south"])
        #expect(mainland.matching("小年").first?.fit == .essential)
        #expect(best("little new year", mainland) == ["xiaonian-north", "xiaonian-south"])
    }

    @Test("the best fits come first")
    func bestFits() {
        let fits = table.festivals(matching: "Lunar New Year").map(\.fit)
        #expect(fits == fits.sorted() && fits.first == .exact && fits.contains(.beginning))
        #expect(NameFit.allCases.map(\.isWhole) == [true, true, false])
    }

    @Test(
        "a text that no festival has fits nothing",
        arguments: [
            "", " ", "a", "-", "day", "festival", "zzz", "\u{0}", "😀", "2027",
            // Parts of names, and beginnings that are too short.
            "friday", "金曜日", "금요일", "boat", "foo", "am", "ch", "중",
        ]
    )
    func noFit(text: String) {
        #expect(table.festivals(matching: text).isEmpty)
    }

    @Test("long texts are no names")
    func longTexts() {
        #expect(table.festivals(matching: String(repeating: "中秋", count: 50_000)).isEmpty)
    }

    @Test(
        "a festival has the regions that keep it",
        arguments: [
            ("chuseok", ["korea"]), ("zhongqiu", ["mainland", "hongkong", "macau", "taiwan"]),
            ("double-tenth", ["taiwan"]), ("tet-nguyen-dan", ["vietnam"]), ("nothing", nil),
        ] as [(FestivalID, [RegionID]?)]
    )
    func regions(id: FestivalID, regions: [RegionID]?) {
        #expect(table.regions(keeping: id) == regions)
    }

    @Test("the regions that keep a festival are the regions whose festivals have it")
    func regionsKeeping() throws {
        var failures = Failures()
        var kept: [FestivalID: [RegionID]] = [:]
        for region in table.regionIDs {
            for id in try festivals(of: region).ids { kept[id, default: []].append(region) }
        }
        for (id, regions) in kept { failures.check(table.regions(keeping: id) == regions, "\(id)") }
        #expect(failures.isEmpty && kept.count == table.festivals.ids.count, "\(failures)")
    }

    // MARK: Terms and phases

    @Test("every term and phase is found by its names")
    func termsAndPhases() {
        var failures = Failures()
        for language in CalendarLanguage.allCases {
            for term in SolarTerm.allCases {
                let found = SolarTerm.matching(term.name(in: language)).first
                failures.check(found?.value == term && found?.fit == .exact, term.name(in: language))
            }
            for phase in MoonPhase.allCases {
                let found = MoonPhase.matching(phase.name(in: language)).first
                failures.check(found?.value == phase && found?.fit == .exact, phase.name(in: language))
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(
        "phases have everyday names",
        arguments: [
            ("full-moon", MoonPhase.fullMoon), ("满月", .fullMoon), ("보름달", .fullMoon), ("trăng tròn", .fullMoon),
            ("満月", .fullMoon), ("full", .fullMoon), ("new moon", .newMoon), ("新月", .newMoon),
            ("last-quarter", .lastQuarter), ("上弦の月", .firstQuarter),
        ]
    )
    func phases(text: String, phase: MoonPhase) {
        #expect(MoonPhase.matching(text).first?.value == phase)
    }

    @Test(
        "terms have names in every language",
        arguments: [
            ("lichun", SolarTerm.lichun), ("立春", .lichun), ("입춘", .lichun), ("lap xuan", .lichun),
            ("Start of Spring", .lichun), ("驚蟄", .jingzhe), ("惊蛰", .jingzhe), ("啓蟄", .jingzhe),
        ]
    )
    func terms(text: String, term: SolarTerm) {
        #expect(SolarTerm.matching(text).first?.value == term)
    }
}
