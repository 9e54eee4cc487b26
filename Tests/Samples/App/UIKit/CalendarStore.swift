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

/// The look of a day: its number, its label, its badge and its marks.
struct DayFace {
    let day: Day
    let number: String
    let label: String
    let badge: String?
    var marks: String
    let colour: UIColor
    let font: UIFont
    let background: UIColor?
    let alpha: CGFloat
    let spoken: String
    let traits: UIAccessibilityTraits
}

extension CalendarStore {
    func face(of cell: DayCell) -> DayFace {
        let day = cell.day
        let label = model.festivals.label(of: cell, in: model.language).text
        let isSelected = selection.contains(day)
        return DayFace(
            day: day,
            number: "\(cell.dayOfMonth)",
            label: label,
            badge: model.badge(on: day),
            marks: marks.ids(on: day).map(\.sign).joined(),
            colour: model.colour(of: day).ofText,
            font: .preferredFont(forTextStyle: day == today ? .headline : .body),
            background: isSelected ? .systemFill : nil,
            alpha: cell.isInMonth ? 1 : 0.35,
            spoken: "\(day.formatted(.day(in: model.language))), \(label)",
            traits: isSelected ? [.button, .selected] : .button
        )
    }

    func face(of day: Day) -> DayFace? { model.reader.calendar.cell(of: day).map(face) }
}

extension DayColour {
    /// The colour of a number on the system's background.
    fileprivate var ofText: UIColor {
        switch self {
        case .red: .systemRed
        case .blue: .systemBlue
        case .plain: .label
        }
    }
}
