import AlmanacViewsFoundation
import SwiftUI

/// All months under one another.
struct MonthList: View {
    let model: CalendarModel
    let today: Day
    @Binding var days: UserDays
    @State private var section: Int?

    var body: some View {
        VStack {
            Button("Today") { withAnimation { section = model.months.index(nearest: today) } }
            ScrollView {
                LazyVStack(spacing: 24) {
                    ForEach(model.months.indices, id: \.self) { index in
                        MonthPage(model: model, month: model.months[index], today: today, days: $days)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $section)
        }
        .onAppear { section = model.months.index(nearest: today) }
    }
}

/// A week at a time, with the days planned and done, over the page of the selected day.
struct WeekStripView: View {
    let model: CalendarModel
    let plan: DayPlan
    let today: Day
    @Binding var days: UserDays
    @State private var week: Int?

    var body: some View {
        VStack {
            Button("Today") { withAnimation { days.selection = .single(today) } }
            PagedRow(items: strip.indices, inView: $week) { index in
                HStack(spacing: 0) {
                    ForEach(strip[index].days) { stripDay($0) }
                }
            }
            .frame(height: 96)
            PagedRow(items: plan.days, inView: dayInView) { DayPage(model: model, day: $0) }
        }
        .onChange(of: dayInView.wrappedValue, initial: true) { _, day in
            withAnimation { week = strip.index(nearest: day ?? today) }
        }
    }

    private var strip: WeekStrip { WeekStrip(plan.days, firstWeekday: model.months.firstWeekday) }

    /// The selected day, or today while no day is selected.
    private var dayInView: Binding<Day?> {
        Binding {
            if case .single(let day?) = days.selection { day } else { today }
        } set: { day in
            if let day { days.selection = .single(day) }
        }
    }

    private func stripDay(_ day: Day) -> some View {
        VStack {
            Text(day.weekday.shortName(in: model.language)).font(.caption)
            if let face = model.reader.face(on: day) {
                DayButton(face: face, isInMonth: true, today: today, days: $days)
            }
            Image(systemName: symbol(of: plan.states(of: day, today: today)))
        }
    }

    private func symbol(of states: DayStates) -> String {
        if states.contains(.done) { return "checkmark.circle.fill" }
        if states.contains(.rest) { return "moon.zzz" }
        return states.contains(.planned) ? "circle" : "minus"
    }
}

/// Pages side by side, of which one is in view.
struct PagedRow<Items: RandomAccessCollection, Page: View>: View where Items.Element: Hashable {
    let items: Items
    @Binding var inView: Items.Element?
    @ViewBuilder let page: (Items.Element) -> Page

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(items, id: \.self) { page($0).containerRelativeFrame(.horizontal) }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $inView)
        .scrollIndicators(.hidden)
    }
}

/// A day with its lunar date and all its names.
struct DayPage: View {
    let model: CalendarModel
    let day: Day

    var body: some View {
        VStack(spacing: 8) {
            Text(day.formatted(.day(in: model.language))).font(.headline)
            if let date = model.reader.calendar.lunarDate(on: day) {
                Text(date.formatted(.lunarDate(in: model.language, year: .pillar)))
            }
            ForEach(model.reader.face(on: day)?.names ?? [], id: \.self) { Text($0.text) }
        }
    }
}
