import TestSupport

@testable import Almanac
@testable import AlmanacCore

/// Everything there is to ask a table, at some days; the answers are added up so that none is left out.
struct HostileTableQuestions {
    private let table: AlmanacTable

    init(_ table: AlmanacTable) {
        self.table = table
    }

    /// Asks every calendar of the table.
    func answers(_ numbers: inout RepeatableNumbers) -> Int {
        var answers = table.release.count + table.digest.count
        for id in table.calendarIDs {
            guard let calendar = table.calendar(id) else { continue }
            answers &+= table.name(of: id, in: .korean).utf8.count + calendar.name(in: .english).utf8.count
            answers &+= self.answers(of: calendar, &numbers)
        }
        for id in table.regionIDs { answers &+= table.name(of: id, in: .vietnamese).utf8.count }
        for id in table.festivals.ids.prefix(3) { answers &+= table.name(of: id, in: .japanese).utf8.count }
        return answers
    }

    private func answers(of calendar: LunisolarCalendar, _ numbers: inout RepeatableNumbers) -> Int {
        let festivals = calendar.festivals()
        var answers = calendar.lunarYears.count
        answers &+= walk(festivals) { $0.length + Int($0.lastDay.rawValue & 1) }
        let (first, last) = (calendar.days.firstDay, calendar.days.lastDay)
        let ends = [Day.min, .max, first, last, table.days.firstDay, table.days.lastDay]
        let anywhere = (0..<2).map { _ in Day(rawValue: .random(in: .min ... .max, using: &numbers)) }
        let within = (0..<3).map { _ in Day(rawValue: .random(in: first.rawValue...last.rawValue, using: &numbers)) }
        for day in ends + anywhere + within {
            answers &+= self.answers(of: calendar, on: day) &+ festivals.on(day).count
            answers &+= addition(calendar, on: day, &numbers)
            answers &+= pillars(calendar, on: day, &numbers)
        }
        // A page that is not wholly within the calendar does not exist; one that ends with it may.
        for day in [within.first, last.advanced(by: -14)].compactMap({ $0 }) {
            answers &+= page(calendar, festivals, on: day)
        }
        answers &+= walk(calendar.months(beginningIn: .min ... .max)) { $0.length }
        answers &+= walk(calendar.termEvents(in: .min ... .max)) { $0.marginSeconds &+ length(of: $0.certainty) }
        answers &+= walk(calendar.phaseEvents(in: .min ... .max)) { $0.marginSeconds &+ length(of: $0.certainty) }
        return answers
    }
}

// MARK: - Days

extension HostileTableQuestions {
    private func answers(of calendar: LunisolarCalendar, on day: Day) -> Int {
        var answers = 0
        if let date = calendar.lunarDate(on: day) {
            answers += calendar.day(of: date) == nil ? 0 : 1
            answers += date.description.utf8.count
        }
        if let month = calendar.month(containing: day) {
            answers += Int(month.lastDay.rawValue & 1)
            answers += calendar.month(month.month, ofYear: month.year)?.length ?? 0
        }
        let year = GregorianDate(day).year
        answers += calendar.leapMonth(ofYear: year)?.number ?? 0
        for term in [SolarTerm.xiaohan, .chunfen, .dongzhi] {
            answers += (calendar.termEvent(term, inYear: year)?.uncertaintySeconds ?? 0) & 1
        }
        answers += calendar.lunarYear(containing: day).map { $0.length + walk($0.months) { $0.length } } ?? 0
        answers += calendar.phaseEvent(on: day)?.marginSeconds ?? 0
        answers += calendar.nextPhaseEvent(after: day)?.marginSeconds ?? 0
        answers += calendar.previousPhaseEvent(before: day)?.marginSeconds ?? 0
        answers += calendar.termEvent(on: day)?.marginSeconds ?? 0
        answers += calendar.nextTermEvent(after: day)?.marginSeconds ?? 0
        answers += calendar.previousTermEvent(before: day)?.marginSeconds ?? 0
        answers += calendar.season(on: day) == nil ? 0 : 1
        let span = day...Day(rawValue: day.rawValue.addingReportingOverflow(40).overflow ? .max : day.rawValue + 40)
        answers += walk(calendar.months(beginningIn: span)) { $0.length }
        answers += walk(calendar.termEvents(in: span)) { $0.marginSeconds }
        answers += walk(calendar.phaseEvents(in: span)) { $0.marginSeconds }
        return answers
    }

    /// Months and years later, and anniversaries.
    private func addition(_ calendar: LunisolarCalendar, on day: Day, _ numbers: inout RepeatableNumbers) -> Int {
        guard let date = calendar.lunarDate(on: day) else { return 0 }
        var answers = 0
        let overflow = LunarDate.Overflow.allCases.randomElement(using: &numbers) ?? .lastDay
        for distance in [LunarDate.Distance.months(1), .months(-700), .years(1), .years(.max), .months(.min)] {
            answers += calendar.date(byAdding: distance, to: date, overflow: overflow)?.day ?? 0
        }
        let monthDay = LunarMonthDay(date)
        let rule = AnniversaryRule(
            leapMonth: .allCases.randomElement(using: &numbers) ?? .both,
            thirtieth: .allCases.randomElement(using: &numbers) ?? .nextDay
        )
        answers += calendar.nextAnniversary(of: monthDay, after: day, rule: rule) == nil ? 0 : 1
        answers += calendar.previousAnniversary(of: monthDay, before: day, rule: rule) == nil ? 0 : 1
        answers += calendar.anniversaries(of: monthDay, inLunarYears: date.year - 1...date.year + 1, rule: rule).count
        return answers
    }

    private func pillars(_ calendar: LunisolarCalendar, on day: Day, _ numbers: inout RepeatableNumbers) -> Int {
        var answers = calendar.pillars(on: day) == nil ? 0 : 1
        let boundaries = PillarBoundaries(
            year: .allCases.randomElement(using: &numbers) ?? .lichunInstant,
            month: .allCases.randomElement(using: &numbers) ?? .termInstant,
            day: .allCases.randomElement(using: &numbers) ?? .elevenPM
        )
        for boundaries in [boundaries, .solar] {
            answers += calendar.pillars(on: day, atSecond: 86_399, changingAt: boundaries) == nil ? 0 : 1
            let seconds = Int64(day.rawValue) * 86_400
            let instant = Instant(secondsSince1970: seconds)
            answers += calendar.pillars(at: instant, changingAt: boundaries)?.hour.index ?? 0
        }
        return answers
    }
}

// MARK: - Pages

extension HostileTableQuestions {
    /// The page of the month of a day, filled in every way, and its labels.
    private func page(_ calendar: LunisolarCalendar, _ festivals: Festivals, on day: Day) -> Int {
        guard let page = calendar.grid(of: YearMonth(day), firstWeekday: day.weekday, rows: .six) else { return 0 }
        var answers = page[day.rawValue.isMultiple(of: 2) ? 0 : 41].dayOfMonth
        var cells = [DayCell](repeating: .blank, count: 42)
        var span = cells.mutableSpan
        page.fill(&span)
        for cell in page.cells(festivals: festivals) {
            answers += festivals[cell.festivals].count + (cell.term?.index ?? 0) + Int(cell.newMoonCertainty.rawValue)
        }
        let labels = cells[..<7].map { festivals.label(of: $0, in: .traditionalChinese).text }
        return answers + cells[41].lunarDate.day + labels.reduce(0) { $0 + $1.utf8.count }
    }

    /// Some elements at both ends of a collection.
    private func walk<Elements: RandomAccessCollection>(_ elements: Elements, _ value: (Elements.Element) -> Int) -> Int
    {
        (elements.prefix(3).map(value) + elements.suffix(3).map(value)).reduce(elements.count) { $0 ^ $1 }
    }
}

/// The length of what is said of a certainty, so that every part of it is read.
private func length(of certainty: Certainty) -> Int {
    "\(certainty)\(certainty.authority?.description ?? "")\(certainty.otherDay?.description ?? "")".utf8.count
}
