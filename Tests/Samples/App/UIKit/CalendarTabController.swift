import Almanac
import AlmanacViews
import UIKit

/// The calendar as months, as pages, as a list, as weeks, with check-ins, and a date on wheels.
final class CalendarTabController: UITabBarController {
    init(_ calendar: CalendarStore, plan: DayPlan, ledger: CheckInLedger) {
        super.init(nibName: nil, bundle: nil)
        let pages: [(title: String, controller: UIViewController)] = [
            ("Months", PagingController(calendar)),
            ("Pages", TurningController(calendar, effect: .curl)),
            ("List", MonthsViewController(calendar)),
            ("Weeks", WeekStripController(calendar, plan: plan)),
            ("Check-ins", CheckInMonthController(calendar, month: YearMonth(calendar.today), ledger: ledger)),
            ("Date", LunarDateController(calendar)),
        ]
        viewControllers = pages.map { page in
            let tab = UINavigationController(rootViewController: page.controller)
            tab.tabBarItem = UITabBarItem(title: page.title, image: nil, tag: 0)
            return tab
        }
    }

    required init?(coder: NSCoder) { nil }
}
