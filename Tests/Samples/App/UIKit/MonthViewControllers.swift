import Almanac
import AlmanacViews
import UIKit

/// The page of a month, which knows its index among the pages.
final class MonthViewController: DaysViewController {
    let index: Int
    private let month: YearMonth
    private let page: MonthGrid?

    init(_ calendar: CalendarStore, index: Int) {
        self.index = index
        month = calendar.model.months[index]
        page = calendar.model.reader.calendar.grid(
            of: month,
            firstWeekday: calendar.model.months.firstWeekday,
            rows: .six
        )
        super.init(calendar, layout: .months)
    }

    required init?(coder: NSCoder) { nil }

    override var itemCounts: [Int] { [page?.count ?? 0] }

    override func look(at position: CellPosition) -> DayLook? {
        page.flatMap { calendar.look(of: $0[position.item].day, isInMonth: $0[position.item].isInMonth) }
    }

    override func title(ofSection section: Int) -> String {
        calendar.model.reader.calendar.title(of: month, in: calendar.model.reader.language)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let number = UILabel()
        number.text = "\(month.month)"
        number.font = .systemFont(ofSize: 220, weight: .bold)
        number.textColor = .quaternaryLabel
        number.textAlignment = .center
        number.isAccessibilityElement = false
        collectionView.backgroundView = number
    }
}

/// All months from a first to a last date under one another.
final class MonthsViewController: DaysViewController {
    init(_ calendar: CalendarStore) { super.init(calendar, layout: .months) }

    required init?(coder: NSCoder) { nil }

    override var itemCounts: [Int] {
        calendar.model.months.indices.map { calendar.model.months.itemCount(inSection: $0) }
    }

    override func look(at position: CellPosition) -> DayLook? {
        calendar.model.months.day(at: position).flatMap { calendar.look(of: $0) }
    }

    override func position(of day: Day) -> CellPosition? { calendar.model.months.position(of: day) }

    override func title(ofSection section: Int) -> String {
        calendar.model.reader.calendar.title(of: calendar.model.months[section], in: calendar.model.reader.language)
    }
}
