import Almanac
import AlmanacViews
import UIKit

/// A month of check-ins with the current streak; a tap checks in today or makes up for a missed day.
final class CheckInMonthController: DaysViewController {
    private let month: YearMonth
    private let cells: MonthSections
    private var ledger: CheckInLedger

    init(_ calendar: CalendarStore, month: YearMonth, ledger: CheckInLedger) {
        self.month = month
        cells = MonthSections(month.days, firstWeekday: calendar.model.months.firstWeekday)
        self.ledger = ledger
        super.init(calendar, layout: .months)
    }

    required init?(coder: NSCoder) { nil }

    override var itemCounts: [Int] { [cells.itemCount(inSection: 0)] }

    override func look(at position: CellPosition) -> DayLook? {
        guard let day = cells.day(at: position), var look = calendar.look(of: day) else { return nil }
        look.marks += ledger.madeUp.contains(day) ? "補" : ledger.contains(day) ? "✓" : ""
        return look
    }

    override func position(of day: Day) -> CellPosition? { cells.position(of: day) }

    override func title(ofSection section: Int) -> String { month.text(in: calendar.model.reader.language) }

    override func tap(_ day: Day) {
        do throws(CheckInError) {
            if day == calendar.today {
                try ledger.checkIn(today: day)
            } else {
                try ledger.makeUp(day, today: calendar.today)
            }
        } catch {
            let alert = UIAlertController(title: nil, message: error.description, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    override func refresh() {
        super.refresh()
        let streak = ledger.currentStreak(today: calendar.today)?.count ?? 0
        navigationItem.title = "Streak: \(streak), make-ups left: \(ledger.makeUpsLeft(in: month))"
    }
}
