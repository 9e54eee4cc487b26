import Almanac

/// Everything there is to ask a table, on a sample of days; the answers are added up so that none is left out.
///
/// For tables of any bytes, whose answers are of no interest: what counts is that there is one.
package struct TableQuestions {
    let table: AlmanacTable
    /// Where days off are decided, for regions of the table that it knows.
    let holidays: HolidayTable

    /// Questions to a table.
    package init(_ table: AlmanacTable, _ holidays: HolidayTable = .bundled) {
        self.table = table
        self.holidays = holidays
    }

    /// Asks the table and every calendar of it.
    package func answers(_ numbers: inout RepeatableNumbers) -> Int {
        var answers = table.release.count + table.digest.count
        answers &+= nameAnswers(&numbers) &+ territoryAnswers()
        for id in table.calendarIDs {
            guard let calendar = table.calendar(id) else { continue }
            answers &+= self.answers(of: calendar, &numbers)
        }
        // They take as long as twenty times the rest, and little of them depends on the table.
        if Int.random(in: 0..<20, using: &numbers) == 0 {
            for region in table.regionIDs.prefix(2) { answers &+= daysOffAnswers(in: region) }
        }
        return answers
    }

    private func answers(of calendar: LunisolarCalendar, _ numbers: inout RepeatableNumbers) -> Int {
        let festivals = calendar.festivals()
        var answers = calendar.lunarYears.count
        answers &+= walk(festivals) { $0.length + Int($0.lastDay.rawValue & 1) }
        answers &+= festivalAnswers(festivals)
        let (first, last) = (calendar.days.firstDay, calendar.days.lastDay)
        let ends = [Day.min, .max, first, last, table.days.firstDay, table.days.lastDay]
        let anywhere = (0..<2).map { _ in Day(rawValue: .random(in: .min ... .max, using: &numbers)) }
        let within = (0..<3).map { _ in Day(rawValue: .random(in: first.rawValue...last.rawValue, using: &numbers)) }
        for day in ends + anywhere + within {
            answers &+= dayAnswers(calendar, on: day) &+ festivals.on(day).count
            answers &+= sumAnswers(calendar, on: day, &numbers)
            answers &+= pillarAnswers(calendar, on: day, &numbers)
        }
        // A page that is not wholly within the calendar does not exist; one that ends with it may.
        for day in [within.first, last.advanced(by: -14)].compactMap({ $0 }) {
            answers &+= pageAnswers(calendar, festivals, on: day)
        }
        answers &+= clockAnswers(calendar, on: within[0])
        answers &+= yearPageAnswers(calendar, GregorianDate(within[0]).year)
        answers &+= walk(calendar.months(beginningIn: .min ... .max)) { $0.length }
        answers &+= walk(calendar.termEvents(in: .min ... .max)) { $0.marginSeconds &+ length(of: $0.certainty) }
        answers &+= walk(calendar.phaseEvents(in: .min ... .max)) { $0.marginSeconds &+ length(of: $0.certainty) }
        return answers
    }

    /// Some elements at both ends of a collection.
    func walk<Elements: RandomAccessCollection>(_ elements: Elements, _ value: (Elements.Element) -> Int) -> Int {
        (elements.prefix(3).map(value) + elements.suffix(3).map(value)).reduce(elements.count) { $0 ^ $1 }
    }
}

/// The length of what is said of a certainty, so that every part of it is read.
private func length(of certainty: Certainty) -> Int {
    "\(certainty)\(certainty.authority?.description ?? "")\(certainty.otherDay?.description ?? "")".utf8.count
}
