import AlmanacViewsFoundation
import SwiftUI

/// Months that page without an end in sight, with a jump to any date and back to today.
struct CalendarView: View {
    let model: CalendarModel
    let today: Day
    @Binding var days: UserDays
    @State private var pager: MonthPager

    init(model: CalendarModel, today: Day, days: Binding<UserDays>) {
        self.model = model
        self.today = today
        _days = days
        _pager = State(initialValue: MonthPager(model.months, showing: today))
    }

    var body: some View {
        VStack {
            HStack {
                DatePicker("Go to", selection: dateInView, displayedComponents: [.date])
                Button("Today") { withAnimation { _ = pager.turn(toPageShowing: today) } }
            }
            TabView(selection: $pager.index) {
                ForEach(pager.nearbyIndices, id: \.self) { index in
                    MonthPage(model: model, month: pager.pages[index], today: today, days: $days).tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        }
    }

    /// The first day in view as a date of the picker, which has the phone's time zone.
    private var dateInView: Binding<Date> {
        Binding {
            Date(startOf: pager.page.firstDay, in: .current) ?? Date()
        } set: { date in
            if let day = Day(date, in: .current) { pager.turn(toPageShowing: day) }
        }
    }
}

/// The effects with which a new page comes in.
enum PageEffect: CaseIterable {
    case slide, unfold, drift

    /// The new page comes from the side to which the pager turned.
    func transition(_ turn: PageTurn) -> AnyTransition {
        let insertion: AnyTransition =
            switch self {
            case .slide: .move(edge: turn == .backward ? .leading : .trailing)
            case .unfold: .scale(scale: 0.1, anchor: turn == .backward ? .leading : .trailing)
            case .drift: .offset(x: 80 * CGFloat(turn.rawValue)).combined(with: .opacity)
            }
        return .asymmetric(insertion: insertion, removal: .opacity)
    }
}

/// Months that a swipe or a button turns with an effect.
struct TurningMonths: View {
    let model: CalendarModel
    let today: Day
    let effect: PageEffect
    @Binding var days: UserDays
    @State private var pager: MonthPager
    @State private var lastTurn = PageTurn.none

    init(model: CalendarModel, today: Day, effect: PageEffect, days: Binding<UserDays>) {
        self.model = model
        self.today = today
        self.effect = effect
        _days = days
        _pager = State(initialValue: MonthPager(model.months, showing: today))
    }

    var body: some View {
        VStack {
            HStack {
                Button("Previous") { turn { $0.turnBackward() } }
                Button("Today") { turn { $0.turn(toPageShowing: today) } }
                Button("Next") { turn { $0.turnForward() } }
            }
            // With an identity of its own a month is another view, which comes in while the last one leaves.
            ZStack {
                MonthPage(model: model, month: pager.page, today: today, days: $days)
                    .id(pager.index)
                    .transition(effect.transition(lastTurn))
            }
            .gesture(
                DragGesture(minimumDistance: 30).onEnded { drag in
                    let (width, height) = (drag.translation.width, drag.translation.height)
                    if abs(width) > abs(height) { turn { $0.turn(by: width < 0 ? 1 : -1) } }
                }
            )
        }
    }

    private func turn(_ change: (inout MonthPager) -> PageTurn) {
        withAnimation { lastTurn = change(&pager) }
    }
}
