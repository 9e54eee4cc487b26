import Almanac
import AlmanacViews
import SwiftUI

/// A month of check-ins with the current streak.
struct CheckInMonth: View {
    let month: YearMonth
    let firstWeekday: Weekday
    let today: Day
    @Binding var ledger: CheckInLedger
    @State private var refusal: CheckInError?

    private let columns = Array(repeating: GridItem(.flexible()), count: 7)

    var body: some View {
        VStack {
            Text(
                "Streak: \(ledger.currentStreak(today: today)?.count ?? 0), make-ups left: \(ledger.makeUpsLeft(in: month))"
            )
            LazyVGrid(columns: columns) {
                ForEach(cells.indices, id: \.self) { index in
                    if let day = cells[index] {
                        Button("\(day.dayOfMonth)") { checkIn(day) }
                            .foregroundStyle(colour(of: day))
                            .disabled(day > today)
                    } else {
                        Color.clear
                    }
                }
            }
            if let refusal { Text(refusal.description).foregroundStyle(.red) }
        }
    }

    /// The days in their columns; nil before the first and after the last.
    private var cells: [Day?] {
        let section = MonthSections(month.days, firstWeekday: firstWeekday)
        return (0..<section.itemCount(inSection: 0)).map { section.day(at: CellPosition(section: 0, item: $0)) }
    }

    private func checkIn(_ day: Day) {
        do throws(CheckInError) {
            if day == today { try ledger.checkIn(today: today) } else { try ledger.makeUp(day, today: today) }
            refusal = nil
        } catch {
            refusal = error
        }
    }

    private func colour(of day: Day) -> Color {
        if ledger.madeUp.contains(day) { return .orange }
        return ledger.checkIns.contains(day) ? .green : .secondary
    }
}
