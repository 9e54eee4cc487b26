import Almanac
import AlmanacViews
import Testing

@Suite("Selecting days")
struct SelectionTests {
    static let days = (1...9).map { Day.of(2026, 5, $0) }

    @Test("nothing can be chosen where nothing is to be chosen")
    func none() {
        var selection = DaySelection.none
        selection.tap(SelectionTests.days[0])
        #expect(selection == .none && selection.role(of: SelectionTests.days[0]) == .none)
    }

    @Test("a tap moves the one chosen day")
    func single() {
        var selection = DaySelection.single(nil)
        for day in SelectionTests.days {
            selection.tap(day)
            #expect(SelectionTests.days.filter { selection.contains($0) } == [day])
            #expect(selection.role(of: day) == .single)
        }
        selection.clear()
        #expect(selection == .single(nil))
    }

    @Test("taps choose and leave days of a range")
    func multiple() {
        let days = SelectionTests.days
        var selection = DaySelection.multiple(DayMarks(over: days[0]...days[7]))
        for day in [days[1], days[4], days[1], days[6], days[8]] { selection.tap(day) }
        #expect(days.filter { selection.contains($0) } == [days[4], days[6]])
        #expect(selection.role(of: days[4]) == .single && selection.role(of: days[1]) == .none)
        selection.clear()
        #expect(!days.contains { selection.contains($0) })
    }

    @Test("two taps choose a range, in either order, and a third begins another")
    func ranges() {
        let days = SelectionTests.days
        var selection = DaySelection.range(.empty)
        selection.tap(days[6])
        #expect(days.map { selection.role(of: $0) }.filter { $0 != .none } == [.single])
        selection.tap(days[3])
        #expect(selection == .range(.complete(days[3]...days[6])))
        #expect(days[3...6].map { selection.role(of: $0) } == [.first, .middle, .middle, .last])
        #expect(days[2...7].map { selection.contains($0) } == [false, true, true, true, true, false])
        selection.tap(days[5])
        #expect(selection == .range(.begun(days[5])))
        selection.tap(days[5])
        #expect(selection.role(of: days[5]) == .single)
        selection.clear()
        #expect(selection == .range(.empty))
    }

    @Test("a tap leaves the layout alone")
    func layoutStays() {
        let pager = Pager(MonthSections(.years(2026, 2026), firstWeekday: .sunday), showing: SelectionTests.days[0])
        let before = pager
        var selection = DaySelection.single(nil)
        selection.tap(Day.of(2026, 6, 1))
        #expect(pager == before && selection.contains(Day.of(2026, 6, 1)))
    }
}
