import AlmanacViewsFoundation
import SwiftUI

/// A lunar date on three wheels over the day on which it is.
struct LunarDateWheels: View {
    let language: CalendarLanguage
    @Binding var picker: LunarDatePicker

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                Picker("Year", selection: $picker.year) {
                    ForEach(picker.yearRows, id: \.year) { Text($0.yearName(in: language)) }
                }
                Picker("Month", selection: $picker.month) {
                    ForEach(picker.monthRows, id: \.month) { Text($0.month.name(in: language)) }
                }
                Picker("Day", selection: $picker.dayOfMonth) {
                    ForEach(picker.dayRows, id: \.day) { Text($0.dayName(in: language)) }
                }
            }
            .pickerStyle(.wheel)
            Text(picker.day.formatted(.day(in: language)))
        }
    }
}

/// A date of birth, the customs by which it is kept, and the next three birthdays.
struct BirthdayForm: View {
    let model: CalendarModel
    let today: Day
    @State private var picker: LunarDatePicker
    @State private var rule = AnniversaryRule.oncePerYear

    init(model: CalendarModel, today: Day) {
        self.model = model
        self.today = today
        _picker = State(initialValue: LunarDatePicker(model.reader.calendar, days: .min...today, showing: today))
    }

    var body: some View {
        VStack {
            LunarDateWheels(language: model.language, picker: $picker)
            if picker.month.isLeap {
                Picker("In a year without this leap month", selection: $rule.leapMonth) {
                    Text("in the plain month").tag(AnniversaryRule.LeapMonth.leapElsePlain)
                    Text("not kept").tag(AnniversaryRule.LeapMonth.skip)
                }
            }
            if picker.dayOfMonth == 30 {
                Picker("In a month of 29 days", selection: $rule.thirtieth) {
                    Text("on its last day").tag(LunarDate.Overflow.lastDay)
                    Text("on the day after").tag(LunarDate.Overflow.nextDay)
                }
            }
            ForEach(birthdays) { Text($0.formatted(.day(in: model.language))) }
        }
    }

    private var birthdays: [Day] {
        model.reader.calendar.anniversaries(of: LunarMonthDay(picker.date), after: today, count: 3, rule: rule)
    }
}
