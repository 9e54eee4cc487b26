import Almanac
import AlmanacViews
import AlmanacWords

/// Asks the reader from many tasks at once: what is bundled and made once, values that all of them share, and values of
/// their own. Run under the thread sanitizer, by `Scripts/checks/threads`.
@main
struct Threads {
    private static let taskCount = 24

    static func main() async {
        let first = await together { Int(LunisolarCalendar.korea.lunarDate(on: day("2026-02-17"))?.day ?? 0) }
        let shared = Shared()
        let answers = await together { shared.answers() }
        let tables = await together { openedAnswers() }
        for answers in [first, answers, tables] {
            guard Set(answers).count == 1 else { fatalError("equal questions have different answers: \(answers)") }
        }
        print("\(3 * taskCount) tasks, no race")
    }

    /// The answers of many tasks to the same questions.
    private static func together(_ question: @escaping @Sendable () -> Int) async -> [Int] {
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<taskCount { group.addTask { question() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
    }

    /// Opens a table and asks it everything.
    private static func openedAnswers() -> Int {
        guard let table = try? SmallTable.open(SmallTable.body()) else { return 0 }
        var numbers = RepeatableNumbers(seed: 1)
        return TableQuestions(table).answers(&numbers)
    }
}

/// Values of every type of reader, made once and asked by all.
private struct Shared: Sendable {
    let table = AlmanacTable.bundled
    let holidays = HolidayTable.bundled
    let calendar = LunisolarCalendar.china
    let festivals = LunisolarCalendar.china.festivals()
    let finder = FestivalFinder(.bundled)
    let daysOff = AlmanacTable.bundled.workCalendar(in: "mainland", by: .bundled)
    let year = LunisolarCalendar.china.grids(inYear: 2026)
    let sections = MonthSections(day("2026-01-01")...day("2026-12-31"), firstWeekday: .monday)
    let weeks = WeekStrip(day("2026-01-01")...day("2026-12-31"), firstWeekday: .sunday)

    func answers() -> Int {
        var answers = 0
        for month in 1...12 {
            guard let page = YearMonth(year: 2026, month: month).flatMap({ calendar.grid(of: $0) }) else { continue }
            for cell in page.cells(festivals: festivals) {
                answers &+= cell.lunarDate.day &+ festivals.on(cell.day).count
                answers &+= daysOff.map { $0.status(of: cell.day).isWorked ? 1 : 0 } ?? 0
            }
            answers &+= festivals.labels(of: page, in: .korean).count
        }
        for page in year.map(Array.init) ?? [] { answers &+= page.count }
        answers &+= sections.count &+ weeks.count
        answers &+= finder.matching("春").count &+ table.calendarIDs.count &+ holidays.regionIDs.count
        answers &+= calendar.termEvents(inYear: 2026)?.reduce(0) { $0 &+ $1.marginSeconds } ?? 0
        answers &+= calendar.phaseEvents(in: day("2026-01-01")...day("2026-12-31")).count
        return answers
    }
}
