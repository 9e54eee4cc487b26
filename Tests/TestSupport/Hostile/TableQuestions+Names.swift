import Almanac
import AlmanacWords

extension TableQuestions {
    /// Names in every language, and what is found by them.
    func nameAnswers(_ numbers: inout RepeatableNumbers) -> Int {
        var answers = 0
        for language in CalendarLanguage.allCases {
            for id in table.calendarIDs { answers &+= table.name(of: id, in: language).utf8.count }
            for id in table.regionIDs { answers &+= table.name(of: id, in: language).utf8.count }
            for id in table.festivals.ids.prefix(3) { answers &+= table.name(of: id, in: language).utf8.count }
        }
        let finder = FestivalFinder(table)
        let language = CalendarLanguage.allCases.randomElement(using: &numbers) ?? .english
        for id in table.festivals.ids.suffix(1) { answers &+= finder.matching(table.name(of: id, in: language)).count }
        return answers &+ finder.matching("春").count &+ finder.matching("new year").count
    }

    /// Where which region is shown, for territories of the table and for others.
    func territoryAnswers() -> Int {
        var answers = 0
        for code in table.territories.territories.map(\.code) + [TerritoryCode("US")].compactMap({ $0 }) {
            answers += table.region(ofTerritory: code) == nil ? 0 : 1
            answers += Int(table.firstWeekday(ofTerritory: code)?.rawValue ?? 0)
        }
        for region in table.regionIDs {
            answers +=
                Int(table.firstWeekday(of: region)?.rawValue ?? 0) + Int(table.saturdayColour(in: region).rawValue)
            answers += table.calendarID(of: region) == nil ? 0 : 1
        }
        return answers
    }

    /// Festivals by name, by year and by region.
    func festivalAnswers(_ festivals: Festivals) -> Int {
        var answers = festivals.calendar.festivals(in: table.regionIDs)?.count ?? 0
        for id in table.festivals.ids.prefix(4) {
            answers += festivals.next(id, after: festivals.days.firstDay)?.length ?? 0
            answers += festivals.previous(id, before: festivals.days.lastDay)?.length ?? 0
            answers += festivals.occurrences(of: id, in: .min ... .max)?.count ?? 0
            answers += festivals.term(of: id)?.index ?? 0
            answers += festivals.isLunisolar(id) ? 1 : 0
            answers += festivals.shortName(of: id, in: .korean).utf8.count
            answers += festivals.name(of: id, in: .japanese).utf8.count
            answers += festivals.lunarAnchor(of: id) == nil ? 0 : 1
        }
        for festival in festivals.prefix(2) {
            answers += festivals.label(of: festival, in: .vietnamese).utf8.count
            for year in festivals.eraYears(on: festival.day, in: .korean) { answers += year.utf8.count }
            answers += festivals.festival(for: .qingming, on: festival.day)?.length ?? 0
            answers += festivals.inYear(GregorianDate(festival.day).year).count
        }
        for kind in FestivalKind.allCases { answers += festivals.name(of: kind, in: .english).utf8.count }
        return answers
    }
}
