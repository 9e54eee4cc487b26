import AlmanacViewsFoundation
import SwiftUI

/// The calendar as months, as pages, as a list, as weeks, with check-ins and with a birthday.
struct CalendarTabs: View {
    let model: CalendarModel
    let plan: DayPlan
    @State private var days: UserDays
    @State private var ledger: CheckInLedger

    init(model: CalendarModel, plan: DayPlan, ledger: CheckInLedger) {
        self.model = model
        self.plan = plan
        _ledger = State(initialValue: ledger)
        _days = State(initialValue: UserDays(marks: DayMarks(over: model.months.days)))
    }

    var body: some View {
        TimelineView(.everyMinute) { minute in
            if let today = Day(minute.date, in: .current) {
                TabView {
                    CalendarView(model: model, today: today, days: $days)
                        .tabItem { Label("Months", systemImage: "calendar") }
                    TurningMonths(model: model, today: today, effect: .unfold, days: $days)
                        .tabItem { Label("Pages", systemImage: "book.pages") }
                    MonthList(model: model, today: today, days: $days)
                        .tabItem { Label("List", systemImage: "list.bullet") }
                    WeekStripView(model: model, plan: plan, today: today, days: $days)
                        .tabItem { Label("Weeks", systemImage: "calendar.day.timeline.left") }
                    CheckInMonth(
                        month: YearMonth(today),
                        firstWeekday: model.months.firstWeekday,
                        today: today,
                        ledger: $ledger
                    )
                    .tabItem { Label("Check-ins", systemImage: "checkmark.circle") }
                    BirthdayForm(model: model, today: today)
                        .tabItem { Label("Birthday", systemImage: "gift") }
                }
            }
        }
    }
}
