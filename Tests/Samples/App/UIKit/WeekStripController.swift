import Almanac
import AlmanacViews
import UIKit

/// One week in view, paged sideways, with the days planned and done.
final class WeekStripController: DaysViewController {
    private let strip: WeekStrip
    private let plan: DayPlan

    init(_ calendar: CalendarStore, plan: DayPlan) {
        strip = WeekStrip(plan.days, firstWeekday: calendar.model.months.firstWeekday)
        self.plan = plan
        super.init(calendar, layout: .strip)
    }

    required init?(coder: NSCoder) { nil }

    override var itemCounts: [Int] { strip.map { _ in 7 } }

    override func look(at position: CellPosition) -> DayLook? {
        guard let day = strip[position.section].day(inColumn: position.item), var look = calendar.look(of: day) else {
            return nil
        }
        look.marks += sign(of: plan.states(of: day, today: calendar.today))
        return look
    }

    override func position(of day: Day) -> CellPosition? {
        strip.index(of: day).map { CellPosition(section: $0, item: strip[$0].column(of: day)) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.isPagingEnabled = true
    }

    private func sign(of states: DayStates) -> String {
        if states.contains(.done) { return "✓" }
        if states.contains(.rest) { return "☾" }
        return states.contains(.planned) ? "○" : "–"
    }
}
