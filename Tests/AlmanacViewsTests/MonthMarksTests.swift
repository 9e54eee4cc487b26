import Almanac
import AlmanacViews
import TestSupport
import Testing

@Suite("Marks on months")
struct MonthMarksTests {
    static let china = LunisolarCalendar.china
    static let days = DayRange.years(2020, 2035)

    @Test("marks of Gregorian and lunar months are those of their days, leap months too")
    func months() {
        var numbers = RepeatableNumbers(seed: 8)
        var failures = Failures()
        let days = MonthMarksTests.days
        for _ in 0..<6 {
            let marks = DayMarks(numbers.some(of: days), over: days)
            func check(_ month: String, _ found: MonthMarks, _ count: Int, _ day: (Int) -> Day?) {
                for number in 1...31 {
                    let isMarked = day(number).map { marks.contains($0) } ?? false
                    failures.check(found.contains(day: number) == isMarked, "\(month) \(number)")
                }
                failures.check(count == found.count, month)
            }
            for month in MonthMarksTests.china.months(beginningIn: Day.of(2019, 10, 1)...Day.of(2036, 2, 1)) {
                check("\(month)", marks.marks(of: month), marks.count(in: month)) { number in
                    number <= month.length ? month.firstDay.advanced(by: number - 1) : nil
                }
            }
            for month in MonthSections(days, firstWeekday: .monday) {
                check("\(month)", marks.marks(of: month), marks.count(in: month)) { month.day($0) }
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("the first and the fifteenth of every lunar month are marked, month by month")
    func lunarDays() {
        let china = MonthMarksTests.china
        let days = MonthMarksTests.days
        var marks = DayMarks(over: days)
        for month in china.months(beginningIn: Day.of(2019, 12, 1)...days.lastDay) {
            marks.insert([MonthMarks(day: 1), MonthMarks(day: 15)], of: month)
        }
        let expected = days.filter { [1, 15].contains(china.lunarDate(on: $0)?.day) }
        #expect(Array(marks.markedDays) == expected)
    }

    @Test("the first and the last month of all have their days where they belong")
    func endsOfTime() {
        for days in [Day.min...Day(rawValue: .min + 40), Day(rawValue: .max - 40)...Day.max] {
            let marks = DayMarks(days, over: days)
            for day in days {
                let month = YearMonth(day)
                #expect(marks.marks(of: month).contains(day: GregorianDate(day).day))
                #expect(marks.count(in: month) == days.count { YearMonth($0) == month })
                var single = DayMarks(over: days)
                single.insert(MonthMarks(day: GregorianDate(day).day), of: month)
                #expect(Array(single.markedDays) == [day])
            }
        }
    }

    @Test("days that a month does not have are not marked")
    func shortMonths() throws {
        var marks = DayMarks(over: .years(2026, 2026))
        let february = try #require(YearMonth(year: 2026, month: 2))
        marks.insert(MonthMarks(rawValue: .max), of: february)
        #expect(marks.count == 28 && marks.streak(around: february.lastDay) == february.days)
        #expect(MonthMarks(day: 0).isEmpty && MonthMarks(day: 32).isEmpty && MonthMarks(rawValue: .max).count == 31)
        #expect(!MonthMarks(day: 3).contains(day: 0) && !MonthMarks(day: 3).contains(day: .max))
    }
}

@Suite("Layers of marks")
struct MarkLayersTests {
    private enum Layer: UInt8, Codable {
        case plans
        case festivals
        case birthdays
    }

    @Test("layers answer as a dictionary of sets does")
    func layers() {
        var numbers = RepeatableNumbers(seed: 9)
        var failures = Failures()
        for _ in 0..<30 {
            let days = numbers.days(longest: 200)
            var layers = MarkLayers<Int>(over: days)
            var oracle: [Int: Set<Day>] = [:]
            for _ in 0..<80 {
                let (day, id) = (numbers.dayAbout(days), Int(numbers.next() % 4))
                if numbers.next() % 3 > 0 {
                    var expected = false
                    if oracle[id] == nil { oracle[id] = [] }
                    if days.contains(day) { expected = oracle[id]?.insert(day).inserted ?? false }
                    failures.check(layers.insert(day, in: id) == expected, "\(day) into \(id)")
                } else {
                    let expected = oracle[id]?.remove(day) != nil
                    failures.check(layers.remove(day, from: id) == expected, "\(day) from \(id)")
                }
            }
            for day in days {
                let ids = oracle.filter { $0.value.contains(day) }.map(\.key).sorted()
                failures.check(layers.ids(on: day).sorted() == ids, "layers of \(day)")
                failures.check(layers.isMarked(day) == !ids.isEmpty, "\(day)")
                failures.check((0..<4).allSatisfy { layers.contains(day, in: $0) == ids.contains($0) }, "\(day)")
            }
            let union = oracle.values.reduce(into: Set()) { $0.formUnion($1) }
            failures.check(layers.union() == DayMarks(union, over: days), "union")
            let intersection = oracle.values.reduce(union) { $0.intersection($1) }
            failures.check(layers.intersection() == DayMarks(intersection, over: days), "intersection")
            failures.check(layers.ids.sorted() == oracle.keys.sorted(), "ids")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("a mark is there as soon as it is set")
    func marksSetLater() {
        let day = Day.of(2026, 2, 17)
        var layers = MarkLayers<Layer>(over: .years(2026, 2026))
        let before = layers
        layers.insert(day, in: .festivals)
        layers.insert(day, in: .plans)
        #expect(layers.ids(on: day) == [.festivals, .plans])
        #expect(!before.isMarked(day) && before.intersection().isEmpty && before.marks(of: .plans).isEmpty)
        layers.formUnion(layers.marks(of: .plans), in: .birthdays)
        layers.removeLayer(.festivals)
        #expect(layers.ids(on: day) == [.plans, .birthdays] && layers.ids == [.plans, .birthdays])
    }
}
