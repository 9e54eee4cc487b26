import AlmanacViewsFoundation
import UIKit

/// A reader's calendar, and the days that the user has selected and marked.
@MainActor
final class CalendarStore {
    let model: CalendarModel
    var today: Day
    var selection = DaySelection.single(nil)
    private(set) var marks: MarkLayers<Mark>

    init(_ locale: Locale, days: DayRange, today: Day) {
        model = CalendarModel(locale, days: days)
        marks = MarkLayers(over: days)
        self.today = today
    }

    func toggle(_ mark: Mark, on day: Day) {
        if !marks.insert(day, in: mark) { marks.remove(day, from: mark) }
    }

    /// The weekdays over the columns.
    var weekdays: [String] {
        (0..<7).map { model.months.weekday(ofColumn: $0).shortName(in: model.language) }
    }
}

/// The layers of marks.
enum Mark: String, CaseIterable {
    case plan = "Plan"
    case birthday = "Birthday"

    var sign: String { self == .plan ? "●" : "★" }
}

/// The look of a day: its face, which has number, label, badge and the sentence for VoiceOver, and how the cell shows it.
struct DayLook {
    let face: DayFace
    var marks: String
    let font: UIFont
    let background: UIColor?
    let alpha: CGFloat
    let traits: UIAccessibilityTraits
}

extension CalendarStore {
    func look(of day: Day, isInMonth: Bool = true) -> DayLook? {
        let isSelected = selection.contains(day)
        return model.reader.face(on: day).map { face in
            DayLook(
                face: face,
                marks: marks.ids(on: day).map(\.sign).joined(),
                font: .preferredFont(forTextStyle: day == today ? .headline : .body),
                background: isSelected ? .systemFill : nil,
                alpha: isInMonth ? 1 : 0.35,
                traits: isSelected ? [.button, .selected] : .button
            )
        }
    }
}

extension DayColour {
    /// The colour of a number on the system's background.
    var ofLabel: UIColor {
        switch self {
        case .red: .systemRed
        case .blue: .systemBlue
        case .plain: .label
        }
    }
}
