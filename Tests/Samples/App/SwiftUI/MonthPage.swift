import AlmanacViewsFoundation
import SwiftUI

/// The days that the user has selected and marked, which all pages share.
struct UserDays {
    var selection = DaySelection.single(nil)
    var marks: DayMarks
}

/// The cells of a month over its large number.
struct MonthPage: View {
    let model: CalendarModel
    let month: YearMonth
    let today: Day
    @Binding var days: UserDays

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    var body: some View {
        VStack {
            Text(model.reader.calendar.title(of: month, in: model.language)).font(.headline)
            ZStack {
                Text("\(month.month)")
                    .font(.system(size: 220, weight: .bold))
                    .foregroundStyle(.quaternary)
                    .accessibilityHidden(true)
                LazyVGrid(columns: columns, spacing: 4) {
                    ForEach(0..<7, id: \.self) { column in
                        Text(model.months.weekday(ofColumn: column).shortName(in: model.language)).font(.caption)
                    }
                    ForEach(cells, id: \.day) { cell in
                        if let face = model.reader.face(on: cell.day) {
                            DayButton(face: face, isInMonth: cell.isInMonth, today: today, days: $days)
                        }
                    }
                }
            }
        }
    }

    private var cells: [DayCell] {
        model.reader.calendar.grid(of: month, firstWeekday: model.months.firstWeekday).map(Array.init) ?? []
    }
}

/// A day: its number, its label, its badge and the dot of its mark.
struct DayButton: View {
    let face: DayFace
    let isInMonth: Bool
    let today: Day
    @Binding var days: UserDays

    var body: some View {
        Button {
            days.selection.tap(face.day)
        } label: {
            VStack(spacing: 1) {
                Text("\(face.number)").font(.body).foregroundStyle(face.colour.ofText)
                Text(face.label.text).font(.caption2).lineLimit(1).minimumScaleFactor(0.7)
                Circle().frame(width: 4, height: 4).opacity(isMarked ? 1 : 0)
            }
            .fontWeight(face.day == today ? .bold : .regular)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(isSelected ? Color.accentColor.opacity(0.25) : .clear, in: .circle)
            .overlay(alignment: .topTrailing) {
                if let badge = face.badge { Text(badge).font(.caption2).foregroundStyle(.red) }
            }
            .opacity(isInMonth ? 1 : 0.35)
        }
        .buttonStyle(PressEffect())
        .contextMenu {
            Button(isMarked ? "Remove the mark" : "Mark this day") { days.marks.toggle(face.day) }
        }
        .accessibilityLabel(face.accessibilityText)
        .accessibilityAddTraits(isSelected ? [.isSelected] : [])
    }

    private var isMarked: Bool { days.marks.contains(face.day) }
    private var isSelected: Bool { days.selection.contains(face.day) }
}

/// The effect of a tap: a day shrinks while it is pressed.
struct PressEffect: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.85 : 1)
            .animation(.easeOut, value: configuration.isPressed)
    }
}

extension DayColour {
    /// The colour of a number on the system's background.
    fileprivate var ofText: Color {
        switch self {
        case .red: .red
        case .blue: .blue
        case .plain: .primary
        }
    }
}
